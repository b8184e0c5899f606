import { type Calling, HERS, HIS } from './calling.ts'

/** Those of towns, works and ships. */
export const TOWNSFOLK = {
  detective: {
    words:
      'detective inspector investigator sleuth spy spies espia espion espionne detektiv inspektor ermittler kommissar agent agente spion investigador enqueteur journalist reporter periodista',
    clothes: ['coat'],
    heads: ['fedora', 'none', 'bowler'],
    hair: ['slick', 'short'],
    herHair: ['bob', 'waves', 'bun'],
    beards: ['none', 'stubble', 'moustache'],
    women: 0.35,
    genres: ['Mystery', 'Cyberpunk'],
  },
  scholar: {
    words:
      'scholar professor librarian sage. sages erudit savant gelehrt gelehrte profesor professeur bibliotecari bibliothecaire bibliothekar teacher maestro lehrer scribe escriba philosopher filosofo philosophe archaeologist historian historiador doctor doktor arzt medecin medico scientist cientific wissenschaftler',
    clothes: ['frock', 'robe', 'coat'],
    heads: ['none', 'turban'],
    masks: ['spectacles', 'none', 'monocle'],
    hair: ['receding', 'swept', 'tousled'],
    herHair: ['bun', 'bob', 'curly'],
    beards: ['full', 'goatee', 'short'],
    women: 0.45,
    old: 0.55,
    genres: ['Mystery', 'Historical', 'Supernatural'],
  },
  engineer: {
    words:
      'engineer mechanic inventor tinker ingenier inventor ingenieur mecanic mecanicien inventeur erfinder mechaniker tuftler smith herrero forgeron schmied clockmaker relojer horloger uhrmacher aviator aviador aviateur flieger',
    clothes: ['overalls', 'leather', 'vest'],
    heads: ['none', 'cap', 'aviator'],
    masks: ['goggles'],
    hair: ['tousled', 'swept', 'curly'],
    herHair: ['bun', 'curly', 'ponytail', 'bob'],
    beards: ['moustache', 'none', 'short'],
    women: 0.45,
    genres: ['Steampunk'],
  },
  hacker: {
    words:
      'hacker pirata-informatic pirate-informatique netrunner punk punks runner decker courier mensajer coursier kurier cyberpunk rebel rebelde rebelle rebell',
    clothes: ['leather'],
    heads: ['none', 'headset', 'hood'],
    masks: ['visor', 'none', 'sunglasses'],
    hair: ['mohawk', 'swept', 'cropped'],
    herHair: ['bob', 'mohawk', 'ponytail'],
    beards: ['none', 'stubble'],
    women: 0.5,
    marks: ['tattoo', 'circuit'],
    genres: ['Cyberpunk', 'Dystopian'],
  },
  pilot: {
    words: 'pilot piloto pilote commander comandante commandant kommandant captain capitan capitaine kapitan',
    clothes: ['suit', 'leather'],
    heads: ['headset', 'none', 'officer'],
    masks: ['none', 'visor'],
    hair: HIS,
    herHair: ['bob', 'bun', 'ponytail'],
    beards: ['none', 'stubble', 'short'],
    women: 0.45,
    genres: ['Science Fiction', 'Steampunk'],
  },
  survivor: {
    words:
      'survivor scavenger wasteland raider wastelander supervivient carroner survivant pillard uberlebend plunderer mutant nomad nomade',
    clothes: ['rags', 'leather'],
    heads: ['none', 'hood', 'cap'],
    masks: ['gasmask', 'eyegoggles', 'gasmask', 'bandit'],
    hair: ['mohawk', 'tousled', 'cropped'],
    herHair: ['mohawk', 'ponytail', 'bob'],
    beards: ['stubble', 'short'],
    women: 0.45,
    genres: ['Dystopian'],
  },
  soldier: {
    words:
      'soldier soldad soldat trooper marine. marines sergeant sargento sergent feldwebel infantry mercenary mercenari mercenaire soldner officer oficial officier offizier general colonel coronel oberst guardsman',
    clothes: ['fatigues', 'uniform'],
    heads: ['combat', 'beret', 'officer'],
    hair: ['cropped', 'short'],
    herHair: ['bun', 'ponytail', 'bob'],
    beards: ['stubble', 'none', 'moustache'],
    women: 0.35,
    genres: ['Dystopian', 'Science Fiction', 'Historical'],
  },
  sailor: {
    words:
      'sailor marinero marinera marin. marinier matelot matrose matrosin seemann fisherman pescador pecheur fischer whaler lighthouse farero gardien-de-phare leuchtturmwarter',
    clothes: ['coat', 'shirt', 'overalls'],
    heads: ['officer', 'cap', 'beret'],
    hair: ['short', 'tousled'],
    herHair: ['ponytail', 'braids', 'bun'],
    beards: ['full', 'short', 'full'],
    women: 0.3,
    old: 0.4,
    genres: ['Historical', 'Mystery'],
  },
  lady: {
    words:
      'lady duchess countess widow governess dama duquesa condesa viuda institutriz dame. duchesse comtesse veuve gouvernante herzogin grafin witwe baroness noblewoman noble adlige edelfrau',
    clothes: ['gown', 'bodice', 'highgown'],
    heads: ['none', 'tiara', 'feathered'],
    hair: ['waves'],
    herHair: ['bun', 'curly', 'waves', 'braids'],
    women: 1,
    genres: ['Mystery', 'Historical', 'Steampunk', 'Western'],
  },
  gentleman: {
    words:
      'gentleman lord baron count. conde comte graf marquis marques. duke duque duc. herzog seigneur herr aristocrat nobleman magician ilusionista illusionist butler mayordomo',
    clothes: ['frock', 'capecollar'],
    heads: ['tophat', 'none', 'bowler'],
    masks: ['none', 'monocle'],
    hair: ['slick', 'swept'],
    beards: ['moustache', 'goatee', 'none'],
    women: 0,
    genres: ['Steampunk', 'Horror', 'Mystery'],
  },
  worker: {
    words:
      'worker miner farmer peasant obrero minero granjer campesin ouvrier mineur fermier paysan arbeiter bergmann bauer bauerin merchant mercader marchand handler innkeeper baker cook servant villager',
    clothes: ['overalls', 'shirt', 'vest'],
    heads: ['cap', 'straw', 'none', 'scarf'],
    hair: HIS,
    herHair: HERS,
    beards: ['short', 'moustache', 'stubble'],
    women: 0.45,
    genres: ['Dystopian', 'Steampunk'],
  },
} satisfies Record<string, Calling>
