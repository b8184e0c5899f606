import type { Check } from '../../../../shared/model/message.ts'
import type { HeroSnapshot } from '../../narrator.ts'
import { checkLabel } from '../language/checks-en.ts'
import type { Verb } from '../words.ts'
import type { Band, Turn } from './turn.ts'

/** What a total has to reach, by the hero's difficulty. */
const TARGETS = { Easy: 9, Normal: 12, Hard: 15, Nightmare: 18 } as const

type Attribute = Check['attribute']

/** What the edge is worth at most, however long it was gathered. */
const MAX_EDGE = 4

/** The modifier of an attribute: 0 → −5, 10 → 0, 20 → +3, 40 → +6, from 95 on +9. */
export const modifier = (value: number): number =>
  Math.max(-5, Math.min(9, value < 10 ? Math.floor((value - 10) / 2) : Math.round(4 * Math.log(value / 10))))

/** What an act is made with ; wisdom where nothing else is said. */
const BY_VERB = new Map<Verb, Attribute>([
  ['search', 'intelligence'],
  ['use', 'intelligence'],
  ['craft', 'intelligence'],
  ['ask', 'charisma'],
  ['persuade', 'charisma'],
  ['deceive', 'charisma'],
  ['bargain', 'charisma'],
  ['accuse', 'charisma'],
  ['give', 'charisma'],
  ['insult', 'charisma'],
  ['threaten', 'strength'],
  ['fight', 'strength'],
  ['take', 'dexterity'],
  ['sneak', 'dexterity'],
  ['flee', 'dexterity'],
  ['rest', 'constitution'],
])

/** How a roll comes out: by its margin; a 20 is at least a success, a 1 at best a price. */
export function bandOf(die: number, margin: number): Band {
  if (die === 1) return margin >= 0 ? 'price' : 'disaster'
  if (die === 20) return margin >= 0 ? 'triumph' : 'success'
  if (margin >= 8) return 'triumph'
  if (margin >= 0) return 'success'
  if (margin >= -4) return 'price'
  return margin >= -9 ? 'setback' : 'disaster'
}

function attributeFor(verb: Verb, hero: HeroSnapshot): Attribute {
  const { strength, dexterity, charisma } = hero.attributes
  if (verb === 'fight' && dexterity > strength + 4) return 'dexterity'
  if (verb === 'threaten' && charisma > strength) return 'charisma'
  return BY_VERB.get(verb) ?? 'wisdom'
}

/**
 * Rolls the check of this turn for a verb. The situation is `bonus`, the edge (which is spent) and the wounds.
 * The check stays in the turn and goes out with the reply.
 */
export function roll(t: Turn, verb: Verb, bonus = 0, label = checkLabel(verb)): Band {
  // A small act after one that went well goes well by the same throw.
  if (t.besides === 'thrown') return 'success'
  // One die a turn: what has to be thrown for besides comes out as the first did.
  if (t.check) return t.check.band
  const { state, hero } = t
  const situation = bonus + Math.min(MAX_EDGE, state.edge) - Math.min(3, state.wounds.length)
  state.edge = 0
  const attribute = attributeFor(verb, hero)
  const die = t.dice.d20(label)
  const mod = modifier(hero.attributes[attribute])
  const total = die + mod + situation
  const target = TARGETS[hero.difficulty]
  const band = bandOf(die, total - target)
  t.check = { label, attribute, die, modifier: mod, situation, total, target, band }
  return band
}
