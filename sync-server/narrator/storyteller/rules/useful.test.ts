import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL } from '../fixtures.ts'
import { textsOf } from '../lint/texts.ts'
import { open, type Reply, turn } from '../play.ts'
import { lineId } from '../prose/teller.ts'
import { createRng, hash } from '../rng.ts'
import type { Quest } from '../types.ts'
import { SHARED_KIT } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'

const QUESTIONS = [
  'What are you afraid of?',
  'Who cooks the meals around here?',
  'Do you believe in ghosts?',
  'How long have you lived here?',
  'What did the weather do on Tuesday?',
  'Have you ever been to sea?',
  'Who owns that dog?',
  'What is the price of candles?',
  'Why does nobody laugh in this place?',
  'Where do the stairs lead?',
  'Is there any money hidden?',
  'What would you do in my place?',
  'When did you last see your sister?',
  'Who sleeps badly?',
  'How does one get a letter out?',
  'What is that smell?',
  'Who was here before me?',
  'Do you trust the doctor?',
  'What happened last night?',
  'Why are you whispering?',
]
const LOOKS = [
  'look for a hidden lever',
  'I hum quietly',
  'wait',
  'call out hello',
  'search for coins',
  'where is everyone?',
]

const GIVEN = [
  'pointTo',
  'pointTo.here',
  'pointAt',
  'pointAt.here',
  'ownWant',
  'soundOf',
  'soundFrom',
  'drawnTo',
  'drawnTo.place',
  'nodsAt',
  'howIs',
  'howIs.cold',
  'whyUpset',
  'whyUpset.cold',
  'introduces',
  'wantsTold',
  'fearsTold',
  'offersTopic',
  'askThem',
  'askThem.here',
]
const given = GIVEN.flatMap((name) => textsOf(SHARED_KIT.bank[name] ?? []))

/** What is of use to a hero: all that a quest tells, but for refusals, moods of a place, mere leads and, in company, what else happens. */
function usefulLines(quest: Quest, alone: boolean): Set<string> {
  const told = textsOf([
    quest.places.map(({ sense: _, ...place }) => place),
    quest.people.map(({ cold: _, ...person }) => person),
    quest.truths.map((truth) => truth.clues.map(({ visit, text }) => [text, alone && visit ? visit : []])),
    [quest.things, given, alone ? [quest.beats, quest.danger] : []],
  ])
  return new Set(told.map(lineId))
}

/** Begins a story where somebody is, or leaves the hero alone wherever they are. */
function begun({ world, ...built }: ReturnType<typeof buildWorld>, seed: number, alone: boolean): Reply {
  const reply = open({ ...built, world, seed, hero: HERO, dice: { d20: () => 12 }, preface: [] })
  const { state } = reply
  const elsewhere = world.quest.places.find((p) => p.id !== state.place)!.id
  if (!alone) state.place = world.quest.people.find((p) => !p.offstage)!.at
  else for (const memory of Object.values(state.people)) if (memory.at === state.place) memory.at = elsewhere
  return reply
}

/** The longest run of replies in one place that tell nothing of use. */
function longestRun(brief: (typeof MADE)[number], seed: number, words: readonly string[], alone = false): number {
  const built = buildWorld(brief, seed)
  const { quest } = built.world
  const rng = createRng(hash(`dice${seed}`))
  const dice = { d20: () => 1 + rng.int(20) }
  const own = GIVEN.flatMap((name) => textsOf(built.world.kit.bank.get(name) ?? [])).map(lineId)
  const useful = {
    talk: new Set([...usefulLines(quest, false), ...own]),
    solitude: new Set([...usefulLines(quest, true), ...own]),
  }
  let reply = begun(built, seed, alone)
  let run = 0
  let longest = 0
  for (const said of words) {
    const { state } = reply
    const next = turn(built.world, state, said, HERO, dice)
    if (next.concluded || next.state.climax || next.state.scene) break
    const isAlone = !Object.values(next.state.people).some((x) => x.at === state.place && !x.gone)
    const told = next.state.used.slice(state.used.length)
    const isFull = next.state.place !== state.place || told.some((id) => useful[isAlone ? 'solitude' : 'talk'].has(id))
    run = isFull ? 0 : run + 1
    longest = Math.max(longest, run)
    reply = next
  }
  return longest
}

describe.each([...OFFICIAL, ...MADE])('in $title', (brief) => {
  it('nobody gives three empty answers in a row to a hero who only asks', () => {
    for (const seed of [1, 2, 3, 4]) {
      const asked = createRng(seed).shuffle(QUESTIONS)
      expect(longestRun(brief, seed, asked), `seed ${seed}`).toBeLessThanOrEqual(2)
    }
  })

  it('an empty room does not stay empty for three turns', () => {
    for (const seed of [1, 2, 3, 4]) {
      const tried = createRng(seed).shuffle([...LOOKS, ...LOOKS])
      expect(longestRun(brief, seed, tried, true), `seed ${seed}`).toBeLessThanOrEqual(2)
    }
  })
})

describe('a search that turns up nothing', () => {
  it('is not told as one that pays', () => {
    const { world, ...built } = buildWorld(OFFICIAL[0]!, 5)
    const { state } = open({ ...built, world, seed: 5, hero: HERO, dice: { d20: () => 12 }, preface: [] })
    const truth = world.quest.truths.find((x) => x.id === state.truth)!
    const bare = {
      ...state,
      place: 'drawing',
      clues: truth.clues.map((c) => c.id),
      seen: world.quest.places.flatMap((p) => p.details.map((d) => d.id)),
      things: Object.fromEntries(Object.keys(state.things).map((id) => [id, 'me'])),
    }
    const pays = new Set(
      [...world.kit.bank.get('examine.success')!, ...world.kit.shared.get('examine.success')!].map(lineId),
    )
    for (const seed of [1, 2, 3, 4, 5]) {
      const next = turn(world, { ...bare, seed }, 'I search the room', HERO, { d20: () => 15 })
      expect(next.state.used.slice(bare.used.length).filter((id) => pays.has(id))).toEqual([])
    }
  })
})
