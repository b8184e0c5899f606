import { IN_COMPANY_EN } from '../language/acts-en.ts'
import {
  AFTER_SOMEBODY,
  AFTER_THEM_EN,
  ASIDE,
  ASKS_ABOUT_EN,
  AT_OR_ON_EN,
  AT_SOMEBODY_EN,
  AT_THROAT,
  BLOW,
  BLOW_GIVEN,
  BLOW_OBJECT_EN,
  DRAWN_OUT,
  ELICITED,
  FIXTURE,
  FOR_IT_EN,
  GARMENT,
  GIVE_HEAD_EN,
  GRIMACE,
  HAND_IN_EN,
  INTO_HANDS_EN,
  LIGHTS_EN,
  LIMB,
  LISTENS_TO_EN,
  MAKES_OUT_EN,
  MONEY,
  MOVED_TO_SEE,
  OFFER_HEAD_EN,
  OFFER_IF_EN,
  OPENED,
  OVER_TO_EN,
  PRONOUN,
  ROLE,
  ROUGH,
  SET_HEAD_EN,
  SLIPS_THEM_EN,
  SPIT_HEAD_EN,
  TEARS_EN,
  THROWN,
  WITH_IT,
} from '../language/objects-en.ts'
import { APART_EN, MAKES_WAY_EN, POINTS_OUT_EN, THINKS_OF_EN, THINKS_OF_OWN_EN } from '../language/ways-en.ts'
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
  if (verb === 'fight' && THROWN.test(text) && ref?.kind !== 'person' && !AT_SOMEBODY_EN.test(text)) return 'use'
  if (verb === 'perform' && ref?.kind === 'place' && MAKES_WAY_EN.test(text)) return 'go'
  if ((verb === 'go' || verb === 'take') && APART_EN.test(text)) return 'use'
  if (verb === 'give' && POINTS_OUT_EN.test(text)) return 'say'
  if (verb === 'search' && ((!ref && THINKS_OF_EN.test(text)) || THINKS_OF_OWN_EN.test(text))) return 'wait'
  if (verb === 'bargain' && ASKS_ABOUT_EN.test(text)) return 'ask'
  if (verb === 'give' && OFFER_HEAD_EN.test(text) && (MONEY.test(text) || FOR_IT_EN.test(text))) return 'bargain'
  if ((verb === 'take' || verb === 'use') && MOVED_TO_SEE.test(text)) return 'search'
  if (verb === 'insult' && ref && ref.kind !== 'person' && GRIMACE.test(text)) return 'perform'
  if (OPENED.test(text) && verb !== 'look' && verb !== 'ask' && verb !== 'go') return 'use'
  if (verb === 'fight' && GIVE_HEAD_EN.test(text) && ref && (ref.kind === 'detail' || ref.kind === 'thing'))
    return 'use'
  if (ELICITED.test(text) && verb !== 'deceive' && verb !== 'threaten') return 'ask'
  if (verb === 'say' && SET_HEAD_EN.test(text) && ref?.kind === 'detail') return 'use'
  if (BODILY.includes(verb) && LIMB.test(rest) && !GARMENT.test(rest)) return 'perform'
  if (verb === 'craft' && LIGHTS_EN.test(text)) return 'use'
  if (MAKES_OUT_EN.test(text)) return 'deceive'
  if (verb === 'flee' && OVER_TO_EN.test(text)) return 'go'
  if (AT_THROAT.test(text) && verb !== 'fight') return 'threaten'
  if (verb === 'insult' && ref && ref.kind !== 'person' && TEARS_EN.test(text)) return 'use'
  if (verb === 'sneak' && INTO_HANDS_EN.test(text)) return 'give'
  if (
    (verb === 'go' || verb === 'perform') &&
    AFTER_SOMEBODY.test(rest) &&
    (ref?.kind === 'person' || AFTER_THEM_EN.test(rest))
  )
    return 'follow'
  if ((verb === 'flee' || verb === 'perform') && WITH_IT.test(text)) return 'go'
  if (verb === 'sneak' && SLIPS_THEM_EN.test(text)) return 'give'
  if (verb !== 'refrain' && BLOW_GIVEN.test(text)) return 'fight'
  if (
    verb === 'insult' &&
    SPIT_HEAD_EN.test(text) &&
    ref?.kind !== 'person' &&
    !PRONOUN.test(rest.replace(AT_OR_ON_EN, ''))
  )
    return 'perform'
  if (verb === 'ask' && LISTENS_TO_EN.test(text) && ref?.kind !== 'person' && !PRONOUN.test(rest)) return 'look'
  if (verb === 'give' && OFFER_IF_EN.test(text)) return 'bargain'
  if ((verb === 'go' || verb === 'use') && HAND_IN_EN.test(text)) return 'search'
  const thing = ref ? ref.kind === 'detail' || ref.kind === 'thing' : FIXTURE.test(rest)
  if (verb === 'fight' && BLOW.test(text) && thing && !PRONOUN.test(rest) && !BLOW_OBJECT_EN.test(rest)) return 'use'
  return verb
}
