import { LIKELY_WORDS } from './common-en.ts'
import { DOUBLE_NEGATION_EN, FILLER_EN, NEGATION_EN } from './filler-en.ts'
import { capital } from './grammar.ts'
import { isIrregularPast } from './inflect-en.ts'
import type { Lexicon } from './lexicon.ts'
import { ADVERBS } from './manner-en.ts'
import { soundsLike } from './skeleton-en.ts'
import { slipsInPlace, VERB_COMES_EN, VERB_WENT_EN } from './slips-en.ts'
import { switched, wellKnownTypo, writtenOut } from './spelling-en.ts'
import { tagsEnOf } from './tags-en.ts'
import { COMMON_VERBS, isEnglish, VERB_HEADS, VERBS_EN } from './verbs-en.ts'

const words = (text: string): string[] => text.split(' ')

const SECOND =
  'look|go|ask|take|search|open|read|run|talk|tell|examine|give|show|hide|follow|use|grab|leave|wait|say|check|walk|put|attack|climb|listen|inspect|demand'

const FOURTH_WALL = [
  '(?:this|the|your|dumb|stupid) (?:parser|game engine|chatbot|devs?)',
  'xyzzy|plugh|zork|dungeon master|text adventure|video ?game|npcs?',
  '(?:stupid|dumb|boring|great|best|worst|fun) game(?! of)',
  'are you (?:an? )?(?:ai|bot|robot|human|real|chat ?gpt|computer|program|narrator)',
  'this is (?:just |only )?a game',
  'is this (?:just |only |all )?a game',
  '(?:hello|hey|dear) (?:narrator|storyteller)',
  'skip to the end',
  "you(?:'re| are) (?:just |only |really )?(?:an? )?(?:ai|bot|robot|computer|program|chat ?bot|language model)",
  'who (?:has |have )?(?:wrote|written|programmed|made|coded|built) (?:you|this)',
  'who (?:wrote|programmed|made) (?:you|this)',
  'the (?:narrator|author|developers?|game master)',
  'language model',
  'break the fourth wall',
  'what are the rules',
  'restart',
  'save game',
  '(?:load|restore) (?:my |the |a )?(?:last |old )?(?:save|game)',
  "you(?:'re| are) an? (?:[a-z]+ )?(?:narrator|storyteller|dungeon master|game master)",
  'game over',
].join('|')

/** What is asked of a machine, in a word. */
const KEYS =
  '^(?:quick ?)?(?:save|load|restore|undo|redo|score|restart|reload|reset)(?: (?:it|now|please|the game|my game|state|slot \\\\d))?[.!?]*$'

/** What a slip of the pen may have meant, by the first and the second letter. */
const LIKELY = new Map<string, string[]>()
for (const word of [...COMMON_VERBS, ...LIKELY_WORDS, ...VERB_HEADS]) {
  for (const letter of new Set(word.slice(0, 2))) LIKELY.set(letter, [...(LIKELY.get(letter) ?? []), word])
}

/** English as the storyteller understands it. */
export const EN: Lexicon = {
  verbs: VERBS_EN,
  filler: FILLER_EN,
  split:
    /\s*(?:;|\.\s+|!\s+|\s+-+\s+|,?\s+(?:and\s+|but\s+)?(?:only\s+)?then,?\s+|,?\s+(?:and\s+)?(?:after that|afterwards),?\s+|,\s+where\s+(?=i\s)|,?\s+followed by\s+)\s*/i,
  second: new RegExp(`^(?:${SECOND})\\b`, 'i'),
  negation: NEGATION_EN,
  doubleNegation: DOUBLE_NEGATION_EN,
  question:
    /^(?:who|whom|whose|what|where|when|why|how|which|whats|whos|wheres|hows|whys|wherefore|whence|whither)\b.*|^(?:hast|dost|art|didst|canst|wilt|shalt|knowest)\s+(?:thou|ye|she|he)\b.*|^(?:isn'?t|aren'?t|wasn'?t|weren'?t|don'?t|doesn'?t|didn'?t|can'?t|couldn'?t|won'?t|wouldn'?t|hasn'?t|haven'?t) (?:you|he|she|they|it|we|there)\b.*|^am i\b.*|^(?:is|are|was|were|do|does|did|can|could|will|would|has|have(?! it\b))\s+(?:you|he|she|they|it|we|i|there|the|that|this|any\w*|some\w*|mr|mrs|dr)\b.*|^(?:is|are|was|were|does|did)\s+(?:an?|my|your|his|her)\b.*|^(?:did|does)\s+(?!not\b|nothing\b|so\b|as\b|all\b|some\b|no\b)[a-z'’.-]{3,}\s+[a-z'’-]{2,}.*|^(?:is|was)\s+[a-z'’.-]{3,}\s+(?:my|your|his|her|dead|alive|guilty|innocent|married|related)\b.*|^.*\?$/i,
  asking:
    /^(?!what an? |what (?:nonsense|rubbish|rot|luck|cheek)\b|how (?:dare|nice|kind|sad|lovely|awful|terrible|strange|odd|funny|very|sweet|pretty|clever)\b[^?]*$)(?:who|whom|whose|what|where|when|why|how|which|whats|whos|wheres|hows|is|are|was|were|do(?=\s+(?:you|he|she|they|we|i|the|any\w*)\b)|does|did|can|could|will(?= (?:you|he|she|they|we|i|it)\b)|would|has(?= )|have(?= (?:you|they|we|i)\b)|may (?=i|we)|shall|should|isn'?t|aren'?t|wasn'?t|don'?t you|doesn'?t|didn'?t|can'?t you|couldn'?t|won'?t|wouldn'?t|haven'?t)\b/i,
  request:
    /^(?:can|could|may|might|would|will|shall) (?:i|we)\b|^is (?:it )?possible|^do (?:it|that|this)\b[^?]*$|^(?:how|what) about (?:\w+ing\b|(?:i|we)\b)|^(?:what|what happens) if (?:i|we)\b|^why (?:not\b|don'?t (?:i|we)\b)/i,
  inspecting:
    /^(?:so |and |but |well,? |now,? )*(?:(?:what|who)(?:'s| is| are|s| does| do| did| was)\b|is there|are there|can i see|do i see|anything)\b.*?\b(?:written|printed|painted|in|on|under|behind|inside|beneath|beyond|through|outside|underneath|say|says|look like|lies?)\b/i,
  selfQuestion:
    /^(what are my (?:options|choices)|what (?:do|did) i|where am i|who am i|what now|what can i|what (?:have|had) (?:i|we)|what's (?:the|our|my) (?:plan|goal|mission|objective)|how do i|what should i|what's (?:next|going on)|what is going on)/i,
  wantsHelp: /can i|should|how do|do i do|what now|my (?:options|choices)/i,
  stop: new Set([
    ...ADVERBS,
    ...words(
      'the a an of to in on at for with from by and or but my your his her their our its it this that these those i you he she they we me him them us is are was were be been am some any very really please more all into onto over under about up down out there here just so as if then than not no yes who what where when why how which while again back know want need have has had like feel think must will would could should can around round away off along aside across through forward forwards towards toward together apart ahead beside between among against without within until since because before after inside outside upstairs downstairs everything everywhere anything anywhere something somewhere nothing nowhere',
    ),
  ]),
  common: new Set(
    words(
      'the a i you to it is in of and my me look go ask tell talk take use open search door what who how why man woman room help please yes no ok hello hi hey wait stop run',
    ),
  ),
  foul: /\b(f+u+c+k\w*|sh[i1]t\w*|c+u+n+t\w*|b[i1]tch\w*|asshole\w*|bastard\w*|dick\w*|whore\w*|slut\w*|rape\w*|n[i1]gg\w*|fag\w*)\b/i,
  rude: /\b(idiots?|stupid|clowns?|fools?|shut up|hamster|moron|liars?|pig|ugly|dumb|scum|coward|hate you)\b/i,
  remark: /^(?:he|she|it|they|you|you're|he's|she's|this|that|there|your|nobody|someone|everybody)\b/i,
  courtesy:
    /^(?:apologi[sz]e|thank|greet|bow|say (?:hello|sorry|thank)|sorry|thanks|thank you|hello|hi|hey|good (?:morning|day|evening|afternoon))\b/i,
  injection:
    /\b(ignore (?:all |your |the )?(?:previous|prior|above)|system prompt|developer mode|jailbreak|drop table|select \* from|rm -rf|sudo rm|you are now)\b/i,
  fourthWall: new RegExp(`\\b(${FOURTH_WALL})\\b|${KEYS}`, 'i'),
  about: /\b(?:about|regarding|concerning|of|on|whether|if|why|where|who|what|how|when)\b\s+(.*)$/i,
  with: /\b(?:with|using|on|to|at|into|by means of)\b\s+(.*)$/i,
  isPast: isIrregularPast,
  isWord: isEnglish,
  likely: (letter) => LIKELY.get(letter) ?? [],
  soundsLike,
  ending: /^(.{4,}?)(s|ed|ing|ly|er)$/,
  typo: wellKnownTypo,
  slipsInPlace,
  verbComes: VERB_COMES_EN,
  verbWent: VERB_WENT_EN,
  writtenOut,
  switched,
  tagsOf: tagsEnOf,
}

/** Verb phrases of the storyteller's own, where the player's words give none. */
export const PHRASES = {
  in: 'in',
  sayAloud: 'say it aloud',
  saySo: 'say so',
  sayYes: 'say yes',
  keepFrom: (ing: string) => `keep from ${ing}`,
  notDo: (vp: string) => `do not ${vp}`,
  ask: 'put the question',
  saying: (quote: string, asks: boolean) => `${asks ? 'ask' : 'say'}, “${quote}”`,
  turnOver: 'turn the question over',
  takeStock: 'take stock',
  lookAround: 'look around',
  alsoHere: (names: readonly string[]) =>
    `${capital(names.join(' and '))} ${names.length > 1 ? 'are' : 'is'} here as well.`,
  attend: (noun: string) => `turn your attention to ${noun}`,
  lookAt: (what: string) => `look at ${what}`,
  goTo: (where: string) => `go to ${where}`,
  askAbout: (who: string, what: string) => `ask ${who} about ${what}`,
  leanOn: (who: string) => `lean on ${who}`,
  bluff: (who: string) => `let ${who} think that you know more than you do`,
  goFind: (where: string, who: string) => `go to ${where} to find ${who}`,
  oneself: (pron: 'he' | 'she'): string => (pron === 'he' ? 'himself' : 'herself'),
  slipAway: 'slip out of sight and listen',
  goOver: 'go back over what you know',
  sendForAll: 'send for everyone',
  layOut: 'lay it out, fact by fact',
  holdOut: (noun: string) => `hold out ${noun}`,
  giveUp: 'give it up',
  sayNothing: 'say nothing',
  keepToOneself: 'keep that to yourself',
  noFurther: 'It does not come to more.',
  silence: (who: string) => `watch ${who} and leave the talking to the silence`,
  toFace: (who: string) => `say it to ${who}’s face`,
  bolt: 'stand in the way and let nobody leave',
} as const

/** Heads of the plain uptake, for when every frame is used up. */
export const PLAIN_OPENERS = [
  'This time',
  'Now',
  'Once more',
  'Next',
  'With that',
  'Here',
  'For your part',
  'All the same',
  'At that',
  'In the end',
  'Without a word',
  'Since nobody objects',
  'After a breath',
] as const

/** Going after somebody who does not wait; “go back to Gil” is a walk. */
export const CHASES =
  /\b(?:follow|chas|pursu|hunt|track|shadow|tail|stalk|catch|run after|race after|hurry after|after)\w*/i
/** Whom the words mean without a name. */
export const HIM_OR_HER = /\b(?:(him|his)|(her|hers))\b/i

/** Frames round a speech that only a statement, or only a question, can stand in. */
export const STATEMENT_FRAME = /\byou (?:tell|announce|remark|observe)\b/i
export const QUESTION_FRAME = /\b(?:the question|you (?:ask|inquire))\b/i

/** Phrases that need no echo: they are the storyteller's, not the player's. */
export const OWN_PHRASE = /^(?:say so|say it aloud|put the question|turn )/

/** What a hero is to use: nouns that need a real thing in hand. */
export const NEEDS_TOOL = /\b(key|sword|gun|rope|torch|map|phone|spell)\b/i

/** A tool that is wanted, out of “use the rope on the well”. */
export function wantedTool(text: string): string {
  const rest = text.replace(/^(?:i |we )?\S+\s+/i, '').split(/\s+(?:on|with|to|in|at|into|and)\s+/i)[0] ?? ''
  return (
    rest
      .replace(/[^\p{L}’' -]/gu, '')
      .slice(0, 30)
      .trim() || 'thing'
  )
}
