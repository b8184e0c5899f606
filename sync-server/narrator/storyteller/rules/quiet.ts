import { tick } from '../drama/clock.ts'
import { COMPANY_EN, SITTING_EN, SLEEP_EN } from '../language/acts-en.ts'
import { HIM_OR_HER } from '../language/en.ts'
import { clip } from '../language/grammar.ts'
import { isFreshHead } from '../prose/head.ts'
import { drawFresh, putOutcome, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import { putLead } from './clue.ts'
import { smallTalk } from './talk.ts'
import {
  bank,
  draw,
  drawSurely,
  focus,
  isGood,
  memoryOf,
  peopleNow,
  personById,
  placeNow,
  shiftMood,
  type Turn,
} from './turn.ts'

/** Longest piece of gibberish that is quoted back; what has more words in it is quoted up to the last whole one. */
const MAX_LAPSE = 60
const lapseOf = (words: string): string =>
  words.length <= MAX_LAPSE ? words : clip(words, MAX_LAPSE / 2).replace(/…$/, '')

const putSense = (t: Turn): void => t.tell.put(2, t.tell.draw(placeNow(t).sense), 'sense')

/** wait */
export function actWait(t: Turn) {
  takeUp(t, 'wait')
  t.still = true
  tick(t.state, 1)
  putSense(t)
}

/** A quiet minute beside somebody: no sleep, and no die. */
function keepCompany(t: Turn, person: Person) {
  if (memoryOf(t, person.id).mood < 2) shiftMood(t, person.id, 1)
  t.state.last = [person.id]
  t.tell.put(1, draw(t, 'restBeside'), 'outcome')
  smallTalk(t, person)
}

/** Whether the hero sits down with somebody: whoever is named or meant, here or elsewhere. */
function companyOf(t: Turn): Person | 'nobody' | undefined {
  const { action, npc } = t
  if (!action.free || SLEEP_EN.test(action.words) || !COMPANY_EN.test(action.words)) return undefined
  const named = action.target?.kind === 'person' ? personById(t, action.target.id) : undefined
  if (named) return named
  const meant = HIM_OR_HER.exec(action.words)
  if (!meant) return undefined
  const pron = meant[1] ? 'he' : 'she'
  return npc?.pron === pron ? npc : (peopleNow(t).find((p) => p.pron === pron) ?? 'nobody')
}

/** rest */
export function actRest(t: Turn) {
  t.state.flags.slept = t.state.turn
  const { state, tell } = t
  const company = companyOf(t)
  if (company === 'nobody') {
    takeUpAttempt(t)
    tell.put(1, draw(t, 'nobodyHere'), 'outcome')
    return putLead(t)
  }
  if (company && (memoryOf(t, company.id).at !== state.place || memoryOf(t, company.id).gone)) {
    takeUpAttempt(t)
    return tellAbsent(t, company.id)
  }
  if (company) {
    takeUp(t, 'wait')
    focus(t, company)
    return keepCompany(t, company)
  }
  takeUp(t, 'wait')
  t.still = true
  tick(state, 1)
  if (t.npc && !state.wounds.length && !SLEEP_EN.test(t.action.words)) return keepCompany(t, t.npc)
  if (t.action.free && !state.wounds.length && SITTING_EN.test(t.action.words) && !SLEEP_EN.test(t.action.words)) {
    state.edge += 1
    return putSense(t)
  }
  // Where nothing is to be mended nothing is at stake.
  if (!state.wounds.length) {
    tell.put(1, drawSurely(t, 'rest.sound'), 'outcome')
    state.edge += 1
    return
  }
  const band = roll(t, 'rest')
  if (state.wounds.length && isGood(band)) {
    const wound = state.wounds.shift()
    tell.slots.part = wound?.part
    tell.slots.how = wound?.how
    return tell.put(2, draw(t, 'healed'), 'outcome')
  }
  putOutcome(t, 'rest', band === 'disaster' ? 'setback' : band === 'triumph' ? 'success' : band)
  state.edge += 1
}

/** refrain: not doing is an act. */
export function actRefrain(t: Turn) {
  takeUp(t, 'refrain')
  if (t.npc) shiftMood(t, t.npc.id, 1)
  t.tell.put(1, draw(t, 'refrain'), 'outcome')
  putLead(t)
  t.still = true
}

/** spare: mercy before the facts. */
export function actSpare(t: Turn) {
  const { npc, tell } = t
  takeUp(t, 'say')
  if (!npc) {
    tell.put(1, draw(t, 'nobodyHere'), 'outcome')
    return putLead(t)
  }
  shiftMood(t, npc.id, 1)
  tell.put(1, draw(t, 'spareEarly'), 'outcome')
  smallTalk(t, npc)
}

/** A lapse of the tongue, quoted. */
export function putLapse(t: Turn) {
  const { action, tell, npc } = t
  if (action.quote === 'foreign') return tell.put(1, draw(t, 'foreign') || draw(t, 'foreign.short'), 'uptake')
  // Its own stop gives way to that of the line it stands in.
  const quote = action.foul
    ? undefined
    : lapseOf(action.words)
        .trim()
        .replace(/(?<=\p{L})[?!.…]+$/u, '')
        .replace(/^[?!.…\s]+$/, '') || '…'
  const ok = (x: string): boolean => isFreshHead(t.state.openers, x)
  const line =
    tell.draw(bank(t, npc ? 'nonsense.heard' : 'nonsense'), { quote }, { ok }) ||
    tell.draw(bank(t, 'nonsense'), { quote }, { ok }) ||
    tell.draw(bank(t, 'nonsense.short'), { quote }, { ok })
  tell.put(1, line, 'uptake')
}

/** nonsense: the world moves. */
export function actNonsense(t: Turn) {
  t.still = true
  if (t.action.foul) t.tell.put(1, drawFresh(t, t.npc ? 'insult' : 'insult.alone'), 'uptake')
  else putLapse(t)
  putSense(t)
}

/** fourthwall: an honest answer in voice, once each; then only the world. */
export function actFourthWall(t: Turn) {
  const { action, tell, state } = t
  const line = draw(t, action.quote === 'inject' ? 'inject' : 'fourthwall') || draw(t, 'fourth.short')
  tell.put(1, line, 'uptake')
  t.still = !line || state.turn % 2 === 0
  putSense(t)
  putLead(t)
}
