import { tick } from '../drama/clock.ts'
import { isStrenuous } from '../language/hands-on-en.ts'
import type { Verb } from '../words.ts'
import { putLead } from './clue.ts'
import { type Band, draw, focus, mention, peopleNow, shiftMood, type Turn } from './turn.ts'

type Price = 'time' | 'noise' | 'trust' | 'wound' | 'debt'

/** Acts in which a limb can come to harm; what is merely looked at breaks no bones. */
const BODILY: readonly Verb[] = ['fight', 'flee', 'follow', 'go', 'sneak', 'use', 'craft', 'take']
const LOOKS: readonly Verb[] = ['look', 'search', 'recap']

/** Whether the act is one that costs a limb when it goes wrong; of all the rest only what is strenuous. */
const mayWound = ({ action }: Turn): boolean =>
  BODILY.includes(action.verb) || (action.verb === 'perform' && isStrenuous(action.vp))
/** Nobody thinks the less of a hero who looks at a thing. */
const looksAtThing = ({ action }: Turn): boolean => LOOKS.includes(action.verb) && action.target?.kind !== 'person'

/** How many prices are remembered. */
const REMEMBERED = 4

function payWound(t: Turn) {
  const { state, tell, world } = t
  const whole = world.kit.wounds.filter(([part]) => !state.wounds.some((x) => x.part === part))
  const [part, how] = t.rng.pick(whole.length ? whole : world.kit.wounds)
  state.wounds.push({ part, how, turn: state.turn })
  tell.slots.part = part
  tell.slots.how = how
  tell.put(3, draw(t, 'cost.wound') || draw(t, 'cost.wound.short'), 'cost')
}

function payDebt(t: Turn) {
  const here = peopleNow(t)[0]
  const who = here ?? t.world.quest.people.find((p) => !p.offstage && !t.state.people[p.id]?.gone)
  if (!who) return
  t.state.debts.push({ who: who.id, turn: t.state.turn })
  mention(t, who)
  t.tell.put(3, draw(t, here ? 'cost.debt' : 'cost.debtAway'), 'cost')
}

/** Pays one price: it is told, and it leaves a lasting mark. */
export function pay(t: Turn, price: Price) {
  const { state } = t
  state.costs = [...state.costs, price].slice(-REMEMBERED)
  if (price === 'wound') payWound(t)
  else if (price === 'debt') payDebt(t)
  else payLightly(t, price)
}

function payLightly(t: Turn, asked: 'time' | 'noise' | 'trust') {
  const { state, tell } = t
  const person = t.npc ?? peopleNow(t)[0]
  const price = asked === 'trust' && !person ? 'time' : asked
  if (price === 'trust' && person) {
    shiftMood(t, person.id, -1)
    focus(t, person)
  }
  if (price === 'noise') state.flags.heard = state.turn
  if (price !== 'trust') tick(state, 1)
  tell.put(3, draw(t, `cost.${price}`), 'cost')
}

/** Success at a price: never the same price twice running. */
export function payForSuccess(t: Turn) {
  const { state } = t
  const prices: Price[] = ['time', 'noise']
  if (peopleNow(t).length && !looksAtThing(t)) prices.push('trust')
  if (state.wounds.length < 3 && mayWound(t)) prices.push('wound')
  if (state.debts.length < 2) prices.push('debt')
  pay(t, t.rng.pick(prices.filter((p) => p !== state.costs.at(-1))))
}

/** A setback or a disaster: the danger moves, and there is a lead to go on with. */
export function fail(t: Turn, band: Band) {
  if (band === 'disaster') {
    const bodily = mayWound(t) && t.state.wounds.length < 4
    const lesser = looksAtThing(t) ? 'time' : t.npc ? 'trust' : 'noise'
    pay(t, t.rng.chance(0.6) && bodily ? 'wound' : lesser)
  }
  tick(t.state, 1)
  putLead(t)
}
