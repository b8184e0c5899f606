import type { Action } from '../action.ts'
import { LINK_EN, RELATIVE_EN, TOWARDS_EN } from '../language/acts-en.ts'
import { EN } from '../language/en.ts'
import { AND_EN } from '../language/glue-en.ts'
import { MANNER_CLAUSE_EN } from '../language/manner-en.ts'
import { withQuotes } from '../language/spoken-en.ts'
import { ONWARD_EN } from '../language/ways-en.ts'
import { takeUp } from '../prose/uptake.ts'
import { createListener } from '../understand/listener.ts'
import { sentencesOf } from '../understand/sentences.ts'
import { splitClauses } from '../understand/split.ts'
import { understand } from '../understand/understand.ts'
import type { Verb } from '../words.ts'
import { actAnswer } from './answer.ts'
import type { Turn } from './turn.ts'

/** As many further acts of a sentence are told. */
const MAX_OTHERS = 2
/** Acts that are no small matter: in a third place they are passed over. */
const GRAVE: readonly Verb[] = [
  ...(['fight', 'leave', 'flee', 'follow', 'go', 'sneak', 'accuse', 'ask', 'nonsense', 'fourthwall', 'wait'] as const),
]
/** Inputs longer than this are not looked through for a third act. */
const MAX_HEARD = 400

/** Whether an act has a verb at its head. */
export const beginsWithVerb = ({ vp }: Action): boolean =>
  !TOWARDS_EN.test(vp) && !LINK_EN.test(vp) && EN.verbs.isVerb((/^\p{L}+/u.exec(vp)?.[0] ?? '').toLowerCase(), 'any')

/** Whether an act read by itself is one of those that are played, alone or with what led up to it. */
const isOneOf = (each: Action, played: readonly Action[]): boolean =>
  played.some(({ vp, words }) => vp === each.vp || vp.endsWith(` ${each.vp}`) || words === each.words)

/** What else is to be done in the sentence, after the first act and besides the second. */
function othersOf(t: Turn, played: readonly Action[]): Action[] {
  const { action, heard, state, world } = t
  if (!action.free || action.quote || action.verb === 'refrain' || heard.length > MAX_HEARD) return []
  if (/["“”«»„?]/.test(withQuotes(heard))) return []
  const l = createListener(world.quest, state, EN)
  const clauses = sentencesOf(heard).flatMap((sentence) => splitClauses(sentence, l))
  if (clauses.length < 2) return []
  const acts = clauses.map((clause) => understand(clause, world.quest, state))
  const first = acts.findIndex((each) => isOneOf(each, played.slice(0, 1)))
  if (first < 0) return []
  return acts
    .slice(first + 1)
    .filter((each) => !(each.verb === 'refrain' && ONWARD_EN.test(each.words)))
    .filter((each) => each.vp && !each.quote && !each.foul && !each.second && !GRAVE.includes(each.verb))
    .filter((each) => !MANNER_CLAUSE_EN.test(each.vp))
    .filter((each) => !isOneOf(each, played) && beginsWithVerb(each) && !RELATIVE_EN.test(each.words))
    .slice(0, MAX_OTHERS)
}

/** The third act of a sentence, and the fourth: told in a line of their own; one of them may be what a clue waits for. */
export function actOthers(t: Turn, played: readonly Action[]): void {
  const others = othersOf(t, played)
  const [first] = others
  if (!first) return
  const { tell } = t
  const { vp, ing, noun } = tell.slots
  const at = tell.segments.length
  const answers = others.find((action) => {
    Object.assign(tell.slots, { vp: action.vp, ing: action.ing, noun: action.noun })
    return actAnswer({ ...t, action, besides: 'thrown' })
  })
  const rest = others.filter((each) => each !== answers)
  if (rest.length) {
    const action = { ...first, vp: rest.map((each) => each.vp).join(AND_EN) }
    Object.assign(tell.slots, { vp: action.vp })
    takeUp({ ...t, action, besides: 'thrown' }, 'perform')
  }
  Object.assign(tell.slots, { vp, ing, noun })
  // After the first two acts, and before what they lead to.
  for (const segment of tell.segments.slice(at)) {
    if (segment.paragraph < 3) segment.paragraph = 2.5 + segment.paragraph / 10
  }
}
