import { the } from '../language/glue-en.ts'
import { bare, withArticle } from '../language/grammar.ts'
import { APART_ALL_EN, MAKES_EN, MENDS_EN, NOT_MADE_EN, RIGS_EN } from '../language/scenery-en.ts'
import type { Scene } from '../state.ts'
import { findHere, putLead, seeDetail } from './clue.ts'
import { setMark } from './marks.ts'
import { sceneryOn } from './scenery.ts'
import { drawSurely, placeNow, type Turn } from './turn.ts'

type Work = NonNullable<Scene['work']>

/** What handiwork would come to: something mended, taken to pieces, or made; nothing for other work. */
export function workOf(t: Turn): Work | undefined {
  const { action, state, world } = t
  if (!action.free) return undefined
  const made = MAKES_EN.exec(action.words)?.[1]?.trim().toLowerCase()
  if (made && !NOT_MADE_EN.test(` ${made}`)) return { key: made, thing: withArticle(bare(made)), how: 'mine' }
  const rigged = RIGS_EN.exec(action.words)?.[1]?.trim().toLowerCase()
  if (rigged) return { key: `${state.place}/${rigged}`, thing: the(bare(rigged)), how: 'mended' }
  const how = APART_ALL_EN.test(action.words) ? 'apart' : MENDS_EN.test(action.words) ? 'mended' : undefined
  if (!how) return undefined
  const held = world.quest.things.find((x) => x.id === action.target?.id && state.things[x.id] === 'me')
  const it = sceneryOn(t)
  if (it) return { key: it.key, thing: it.thing, how }
  return held && { key: held.id, thing: held.noun, how }
}

/** Something comes of the work that can be seen, and it is remembered. */
export function finishWork(t: Turn, work: Work): void {
  const { key, thing, how } = work
  const line = how === 'mine' ? 'scenery.made' : `scenery.${how}`
  t.tell.put(1, drawSurely(t, line, how === 'mine' ? { noun: bare(thing), thing } : { thing }), 'outcome')
  setMark(t, key, thing, how)
  if (how !== 'mine' && placeNow(t).details.some((d) => d.id === key) && seeDetail(t, key)) return
  if (!findHere(t)) {
    t.state.edge += 2
    putLead(t)
  }
}
