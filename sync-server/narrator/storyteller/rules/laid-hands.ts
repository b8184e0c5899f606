import { isNamed } from '../drama/verdict.ts'
import { the } from '../language/glue-en.ts'
import { bare, capital } from '../language/grammar.ts'
import { afterVerbEn, isAnybody, isNoFoe, reachesFor } from '../language/hands-on-en.ts'
import { isEnglish } from '../language/verbs-en.ts'
import { takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Verb } from '../words.ts'
import { tellAbsent } from './absent.ts'
import { findOrLead, putLead } from './clue.ts'
import { sceneryOn } from './scenery.ts'
import { drawSurely, personById, type Turn } from './turn.ts'

/** Acts with a rule of their own for whoever is not here. */
const OWN_RULE: ReadonlySet<Verb> = new Set<Verb>(['ask', 'say', 'go', 'follow', 'accuse', 'refrain', 'leave'])

/** Hands are laid only on people who are here: says where the others are. False for any other act. */
export function missesAbsent(t: Turn): boolean {
  const { target, free, verb, vp, quote } = t.action
  if (!free || quote || target?.kind !== 'person' || target.present || OWN_RULE.has(verb)) return false
  const person = personById(t, target.id)
  if (!person) return false
  const names = [person.name, person.call, bare(person.call), ...(person.alias ?? []), ...person.name.split(' ')]
  if (
    !reachesFor(
      vp,
      names.filter((x) => x.length > 2),
    )
  )
    return false
  takeUpAttempt(t)
  tellAbsent(t, person.id)
  return true
}

/** Whether something is told to somebody who is not here: “tell Gil a joke”. */
export function isForAbsent(t: Turn): boolean {
  const { target, free, verb, vp, quote } = t.action
  if (!free || quote || verb !== 'say' || target?.kind !== 'person' || target.present) return false
  const person = personById(t, target.id)
  return person !== undefined && isNamed(person, vp)
}

/** Somebody, or something, that a blow is meant for and that is not here; undefined where it is for whoever is. */
function foeElsewhere(t: Turn): string | undefined {
  const { target, free, verb, vp, words } = t.action
  if (!free || verb !== 'fight' || !target || sceneryOn(t)) return undefined
  const { kind, text } = target
  if (kind !== 'topic' && !(kind === 'unknown' && text && !isAnybody(text))) return undefined
  const head = bare(text).split(' ').at(-1) ?? ''
  // As it was typed: a topic goes by more names than one.
  const noun = bare(words.toLowerCase().includes(head.toLowerCase()) ? text : afterVerbEn(vp))
  const isName =
    /^\p{Lu}/u.test(noun) || (!noun.includes(' ') && !isEnglish(noun) && !isEnglish(noun.replace(/s$/, '')))
  return isName ? capital(noun) : the(noun)
}

/** A blow at what is not here is an attempt, and lands on nobody else. */
export function missesFoe(t: Turn): boolean {
  const thing = foeElsewhere(t)
  if (!thing) return false
  if (isNoFoe(thing)) {
    takeUp(t, 'perform')
    t.state.edge += 1
    findOrLead(t)
    return true
  }
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'foe.none', { thing }), 'outcome')
  putLead(t)
  return true
}
