import { IN_COMPANY_EN } from '../language/acts-en.ts'
import {
  AFTER_SOMEBODY,
  ASIDE,
  AT_THROAT,
  BLOW,
  BLOW_GIVEN,
  DRAWN_OUT,
  ELICITED,
  FIXTURE,
  GARMENT,
  GRIMACE,
  LIMB,
  MONEY,
  MOVED_TO_SEE,
  OPENED,
  PRONOUN,
  ROLE,
  ROUGH,
  THROWN,
  WITH_IT,
} from '../language/objects-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'

/** Verbs that are done to or with a person. */
export const SOCIAL: readonly Verb[] = [
  'ask',
  'persuade',
  'deceive',
  'threaten',
  'say',
  'accuse',
  'insult',
  'bargain',
  'spare',
]

/** Which kind of noun a verb would rather have. */
export function preferredKinds(verb: Verb | undefined): ('person' | 'place' | 'thing' | 'detail')[] {
  if (verb === 'go' || verb === 'leave') return ['place']
  if (verb && (SOCIAL.includes(verb) || verb === 'follow' || verb === 'fight')) return ['person']
  return ['detail', 'thing']
}

const BODILY: readonly Verb[] = ['use', 'take', 'fight', 'search']

/** The intent with the object in view: a person is not used, and a door is not fought. */
export function suited(verb: Verb, text: string, rest: string, ref: Ref | undefined): Verb {
  if (ROLE.test(text)) return 'deceive'
  if (verb === 'use' || verb === 'rest') {
    const company = IN_COMPANY_EN.exec(text)?.[1]
    if (company && (ref?.kind === 'person' || PRONOUN.test(company))) return 'perform'
  }
  if (verb === 'use' && ROUGH.test(text) && (ref?.kind === 'person' || PRONOUN.test(rest))) return 'fight'
  if (verb === 'search' && (ref?.kind === 'person' || PRONOUN.test(rest))) {
    if (DRAWN_OUT.test(text)) return 'ask'
    if (ASIDE.test(text)) return 'fight'
  }
  if (
    verb === 'fight' &&
    THROWN.test(text) &&
    ref?.kind !== 'person' &&
    !/\b(?:at|on|towards?) (?:him|her|them|some\w+|mrs?|dr)\b/i.test(text)
  )
    return 'use'
  if (verb === 'bargain' && /^ask\b.*\b(?:about|why|who|where|whether)\b/i.test(text)) return 'ask'
  if (
    verb === 'give' &&
    /^offer\b/i.test(text) &&
    (MONEY.test(text) || /\bfor (?:the|her|his|that|this|it)\b/i.test(text))
  )
    return 'bargain'
  if ((verb === 'take' || verb === 'use') && MOVED_TO_SEE.test(text)) return 'search'
  if (verb === 'insult' && ref && ref.kind !== 'person' && GRIMACE.test(text)) return 'perform'
  if (OPENED.test(text) && verb !== 'look' && verb !== 'ask' && verb !== 'go') return 'use'
  if (verb === 'fight' && /^give\b/i.test(text) && ref && (ref.kind === 'detail' || ref.kind === 'thing')) return 'use'
  if (ELICITED.test(text) && verb !== 'deceive' && verb !== 'threaten') return 'ask'
  if (verb === 'say' && /^(?:set|put)\b/i.test(text) && ref?.kind === 'detail') return 'use'
  if (BODILY.includes(verb) && LIMB.test(rest) && !GARMENT.test(rest)) return 'perform'
  if (verb === 'craft' && /^light (?:up )?(?:the|my|that|this|her|his)\b/i.test(text)) return 'use'
  if (/^make out (?:that )?(?:i|we)\b/i.test(text)) return 'deceive'
  if (verb === 'flee' && /^\w+ (?:\w+ )?(?:over|across|up|down|along) to\b/i.test(text)) return 'go'
  if (AT_THROAT.test(text) && verb !== 'fight') return 'threaten'
  if (verb === 'insult' && ref && ref.kind !== 'person' && /^(?:tear|rip|pull|pick|take)\b/i.test(text)) return 'use'
  if (verb === 'sneak' && /^\w+ .*\binto (?:\S+ )?(?:\S+'s|his|her) hands?\b/i.test(text)) return 'give'
  if (
    (verb === 'go' || verb === 'perform') &&
    AFTER_SOMEBODY.test(rest) &&
    (ref?.kind === 'person' || /\bafter (?:him|her|them)\b/i.test(rest))
  )
    return 'follow'
  if ((verb === 'flee' || verb === 'perform') && WITH_IT.test(text)) return 'go'
  if (verb === 'sneak' && /^slip (?:(?:him|her|them) (?:the|an?|my|some|this)\b|(?:mrs?|dr|miss)\b)/i.test(text))
    return 'give'
  if (verb !== 'refrain' && BLOW_GIVEN.test(text)) return 'fight'
  if (
    verb === 'insult' &&
    /^spit\b/i.test(text) &&
    ref?.kind !== 'person' &&
    !PRONOUN.test(rest.replace(/^(?:at|on) /i, ''))
  )
    return 'perform'
  if (verb === 'ask' && /^listen to\b/i.test(text) && ref?.kind !== 'person' && !PRONOUN.test(rest)) return 'look'
  if (verb === 'give' && /^offer\b.*\b(?:if|in return|in exchange)\b/i.test(text)) return 'bargain'
  if ((verb === 'go' || verb === 'use') && /^\w+ (?:a|my|one) (?:hand|finger|arm)\b/i.test(text)) return 'search'
  const thing = ref ? ref.kind === 'detail' || ref.kind === 'thing' : FIXTURE.test(rest)
  if (verb === 'fight' && BLOW.test(text) && thing && !PRONOUN.test(rest) && !/\b(?:him|her|them|with)\b/i.test(rest))
    return 'use'
  return verb
}
