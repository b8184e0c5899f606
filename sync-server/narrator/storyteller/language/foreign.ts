/** Words that are common in one other language and no English words: enough to tell that a line is not English. */
const FOREIGN: ReadonlySet<string> = new Set(
  (
    'donde esta quien como cuando aqui adonde puedo bano casa senor muerto hablas ingles porque esto eso hace ' +
    'el la los las una unos y que del al por para mi su yo está estoy qué con hola busco buscar miro mirar voy ir hablo hablar abro abrir ' +
    'puerta dónde quién cómo cuando pero muy hacia sobre le digo pregunto quiero tomo cojo ella ellos nada aquí gracias buenos días tengo ' +
    'les une et dans avec je est du au sur pas ne mon ma mes qui quoi où bonjour regarde regarder vais aller parle parler ouvre ouvrir ' +
    'porte prends chercher cherche demande suis veux vers sont cette ce elle nous vous merci très chez ' +
    'ich der das und nicht mit zu den dem ein eine einen auf für ist sie wir nach über gehe gehen frage schaue schau suche suchen öffne ' +
    'tür nehme wo wer wie mich mir dich hallo guten möchte kann sehe spreche zum zur er es bitte danke ' +
    'il lo gli che di sono della nel ciao vado guardo apro cerco parlo não você eu olhar falar um uma para com'
  ).split(' '),
)
/** Words that the list shares with English names and loans. */
const ACCENT = /[áéíóúñàèìòùâêîôûäöüßçœ¿¡]/

const ENGLISH: ReadonlySet<string> = new Set(
  'the a an i to of and in is it you my me on at for with his her this that do not what where who how was are'.split(
    ' ',
  ),
)

/** Whether a text is in another language than English; `known` are names of the world and English verbs, which do not count. */
export function isForeign(text: string, known: (word: string) => boolean): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length && latin.length < letters.length / 2) return true
  const words: string[] = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const foreign = words.filter((w) => (FOREIGN.has(w) || ACCENT.test(w)) && !known(w)).length
  const english = words.filter((w) => ENGLISH.has(w) || (!FOREIGN.has(w) && known(w))).length
  if (words.length === 1) return foreign === 1 && words[0]!.length > 3
  return foreign >= (words.length < 4 ? 1 : 2) && foreign > english && foreign * 4 >= words.length
}
