import { playClimax } from '../drama/climax.ts'
import { HEARTFELT_EN } from '../language/acts-en.ts'
import type { Verb } from '../words.ts'
import { tellElsewhere } from './absent.ts'
import { actAccuse, chargesLate } from './accuse.ts'
import { actAnswer } from './answer.ts'
import { actBeyond, isBeyondAnybody } from './beyond.ts'
import { callIn } from './call.ts'
import { actCompare } from './compare.ts'
import { tellDead } from './dead.ts'
import { actFight, actSneak } from './force.ts'
import { actGive, actTake, actUse, giveAway, goneFrom, isForeseen } from './hands.ts'
import { actKnock } from './knock.ts'
import { isForAbsent, missesAbsent, missesFoe } from './laid-hands.ts'
import { actLeave } from './leave.ts'
import { actInsult, actLever } from './lever.ts'
import { actLook } from './look.ts'
import { actMove } from './move.ts'
import { actPerform } from './perform.ts'
import { actFourthWall, actNonsense, actRefrain, actRest, actSpare, actWait } from './quiet.ts'
import { answerPlainly } from './replies.ts'
import { rereadClue } from './reread.ts'
import { playScene } from './scene-end.ts'
import { actSmall } from './small.ts'
import { actTalk, sayBareReply } from './talk.ts'
import { actThink } from './think.ts'
import { speakThrough } from './through.ts'
import { actTouch } from './touch.ts'
import type { Turn } from './turn.ts'
import { tellWay } from './whereto.ts'

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

/** Whether an act taken for handiwork is a prayer, a song or a caress; a thing in hand that an author foresaw is used. */
function isHeartfelt(t: Turn): boolean {
  const { action } = t
  if (action.verb !== 'craft' && action.verb !== 'use') return false
  return action.free && HEARTFELT_EN.test(action.words) && !isForeseen(t)
}

/** Plays one act by the rule of its verb. */
export function handle(t: Turn) {
  if (isBeyondAnybody(t)) return actBeyond(t)
  if (tellDead(t) || chargesLate(t) || missesAbsent(t)) return
  if (isHeartfelt(t)) {
    if (!actAnswer(t) && !actSmall(t)) actPerform(t)
    return
  }
  // Who is spoken to by name and is not here is told to be elsewhere, and nobody else answers.
  if (isForAbsent(t)) return actTalk(t)
  if (answerPlainly(t) || sayBareReply(t)) return
  if (rereadClue(t)) return
  if (tellElsewhere(t) || tellWay(t) || speakThrough(t) || callIn(t)) return
  if (t.action.verb === 'perform' && isForeseen(t)) return actUse(t)
  // What is held out to somebody who has gone is found out by nobody.
  if (t.action.verb === 'give' && goneFrom(t)) return actGive(t)
  if (actAnswer(t)) {
    if (t.action.verb === 'give') giveAway(t)
  } else if (!actCompare(t) && !actKnock(t) && !missesFoe(t) && !actSmall(t) && !actTouch(t))
    (HANDLERS.get(t.action.verb) ?? actPerform)(t)
}

/** Plays what the player does. */
export function act(t: Turn) {
  if (t.state.climax) return playClimax(t)
  // Whoever accuses somebody has left off what was begun.
  if (t.state.scene && t.action.verb === 'accuse') t.state.scene = null
  if (t.state.scene) return playScene(t)
  handle(t)
}
