import { playClimax } from '../drama/climax.ts'
import { understand } from '../understand/understand.ts'
import type { Verb } from '../words.ts'
import { actAccuse } from './accuse.ts'
import { actAnswer } from './answer.ts'
import { seeDetail } from './clue.ts'
import { actFight, actSneak } from './force.ts'
import { actGive, actTake, actUse, isForeseen } from './hands.ts'
import { actLeave } from './leave.ts'
import { actInsult, actLever } from './lever.ts'
import { actLook } from './look.ts'
import { actMove, goTo } from './move.ts'
import { actPerform } from './perform.ts'
import { actFourthWall, actNonsense, actRefrain, actRest, actSpare, actWait } from './quiet.ts'
import { playScene } from './scene-end.ts'
import { actTalk, askBesides } from './talk.ts'
import { actThink } from './think.ts'
import { draw, isGood, peopleNow, placeNow, type Turn } from './turn.ts'

const HANDLERS = new Map<Verb, (t: Turn) => void>([
  ['go', actMove],
  ['follow', actMove],
  ['flee', actMove],
  ['look', actLook],
  ['search', actLook],
  ['ask', actTalk],
  ['say', actTalk],
  ['persuade', actLever],
  ['bargain', actLever],
  ['deceive', actLever],
  ['threaten', actLever],
  ['insult', actInsult],
  ['take', actTake],
  ['give', actGive],
  ['use', actUse],
  ['craft', actUse],
  ['fight', actFight],
  ['sneak', actSneak],
  ['wait', actWait],
  ['rest', actRest],
  ['accuse', actAccuse],
  ['leave', actLeave],
  ['refrain', actRefrain],
  ['spare', actSpare],
  ['nonsense', actNonsense],
  ['fourthwall', actFourthWall],
  ['help', actThink],
  ['inventory', actThink],
  ['recap', actThink],
])

/** Plays what the player does. */
export function act(t: Turn) {
  if (t.state.climax) return playClimax(t)
  if (t.state.scene) return playScene(t)
  if (t.action.verb === 'perform' && isForeseen(t)) return actUse(t)
  if (!actAnswer(t)) (HANDLERS.get(t.action.verb) ?? actPerform)(t)
}

const LIGHT: readonly Verb[] = ['go', 'look', 'take', 'ask', 'search']

/** The second half of a double instruction: played when it is light and the first half went well, else acknowledged. */
export function actSecond(t: Turn, cameFrom: string) {
  const { action, state, tell, world } = t
  if (!action.second || state.ended) return
  const failed = t.check !== null && !isGood(t.check.band)
  if (state.climax || failed) return
  const moved = state.place !== cameFrom
  const second = moved ? understand(action.second.words, world.quest, state) : action.second
  const person = second.target?.kind === 'person' ? peopleNow(t).find((p) => p.id === second.target?.id) : undefined
  if (second.verb === 'ask' && person) {
    tell.put(2, draw(t, 'thenDo', { vp: second.vp }), 'then')
    return askBesides(t, person, second.topic)
  }
  const target = LIGHT.includes(second.verb) ? second.target : undefined
  const toPlace = target?.kind === 'place' && target.id !== state.place
  const toDetail = target?.kind === 'detail' && placeNow(t).details.some((d) => d.id === target.id)
  if (target && (toPlace || toDetail)) {
    tell.put(2, draw(t, 'thenDo', { vp: second.vp }), 'then')
    if (toPlace) goTo(t, target.id)
    else seeDetail(t, target.id)
    return
  }
  tell.put(3, draw(t, 'thenWait', { ing: second.ing }), 'then')
}
