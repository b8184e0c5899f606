import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const brief = OFFICIAL[1]!
const dice = { d20: () => 12 }
const built = buildWorld(brief, 5)
const { world } = built
const opening = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
const truth = world.quest.truths.find((each) => each.id === opening.state.truth)!
const play = (state: State, words: string) => turn(world, state, words, HERO, dice)

describe('a hero who follows nothing', () => {
  it('is visited by the truth from the tenth turn on, and not before', () => {
    let { state } = opening
    for (let n = 1; n < 10; n++) state = play(state, 'wait').state
    expect(state.clues).toEqual([])
    for (let n = 10; n <= 16; n++) state = play(state, 'wait').state
    expect(state.clues.length).toBeGreaterThanOrEqual(2)
  })

  it('is visited every other turn while finding nothing, every third after a find', () => {
    const visits = (find: number) => {
      let { state } = opening
      const turns: number[] = []
      for (let n = 1; n <= 15; n++) {
        state = play(state, 'wait').state
        if (state.flags.visit === n) turns.push(n)
        if (n === find) state = { ...state, flags: { ...state.flags, clue: n } }
      }
      return turns
    }
    expect(visits(0)).toEqual([10, 12, 14])
    expect(visits(11)).toEqual([10, 14])
  })

  it('is left alone for longer by the truth who looks for it', () => {
    const found = opening.state
    const own = truth.clues.slice(0, 4).map((clue) => clue.id)
    const visitsOf = (clues: readonly string[]) => {
      let state: State = { ...found, turn: 9, clues: [...clues], flags: { ...found.flags, clue: 9 } }
      const turns: number[] = []
      for (let n = 10; n <= 15; n++) {
        state = play(state, 'wait').state
        if (state.flags.visit === n) turns.push(n)
      }
      return turns[0]
    }
    expect(visitsOf(own)! - visitsOf(own.slice(0, 2))!).toBe(2)
  })
})

describe('a visit', () => {
  const visited = (call: string, visit: string) => {
    const other = world.quest.people.find(
      (each) => !each.offstage && opening.state.people[each.id]!.at !== opening.state.place,
    )!
    const people = world.quest.people.map((each) => (each === other ? { ...each, call } : each))
    const clues = truth.clues
      .slice(0, 1)
      .map((clue) => ({ ...clue, needs: undefined, via: [], text: 'It was salt.', visit }))
    const quest = { ...world.quest, people, truths: [{ ...truth, clues }] }
    const state = { ...opening.state, turn: 12, clues: [] }
    return turn({ ...world, quest }, state, 'wait', HERO, dice).state.people[other.id]!.at
  }

  it.each([
    ['Éloise', 'Éloise has come up the path with a pail.'],
    ['Bo', 'By the gate stands Bo, out of breath.'],
  ])('brings %s', (call, text) => {
    expect(visited(call, text)).toBe(opening.state.place)
  })

  it.each([
    ['Bo', 'There is a wet glove on the step, and it is Bo’s.'],
    ['Bo', '“Ask Bo,” says the paper.'],
    ['Bo', 'A speaker clicks, and it is Bo on the other end.'],
    ['Bo', 'Bobbins have been left on the step.'],
  ])('leaves %s where they are: %s', (call, text) => {
    expect(visited(call, text)).not.toBe(opening.state.place)
  })
})

describe('somebody who is asked', () => {
  const person = world.quest.people.find((each) => !each.offstage)!
  const topic = person.topics.find(
    (each) =>
      each.lines.some(
        (line) => line.min <= 0 && line.after?.some((id) => truth.clues.some((clue) => clue.id === id)),
      ) && !truth.clues.some((clue) => clue.via.some((via) => via.ask?.[0] === person.id && via.ask[1] === each.id)),
  )!
  const line = topic.lines.find((each) => each.after?.some((id) => truth.clues.some((clue) => clue.id === id)))!
  const asked = (clues: string[]) => {
    const state = { ...opening.state, place: opening.state.people[person.id]!.at, clues }
    return play(state, `ask ${person.call} about ${topic.alias[0]}`).text
  }

  it('reacts to how the hero knows, and only then', () => {
    expect(asked([])).not.toContain(line.text.slice(0, 40))
    expect(asked([...(line.after ?? [])])).toContain(line.text.slice(0, 40))
  })
})

describe('a fight', () => {
  const here = world.quest.people.find((each) => opening.state.people[each.id]?.at === opening.state.place)!
  const first = play(opening.state, `punch ${here.call}`)

  it('has a stake, a position and a second step', () => {
    expect(first.state.scene).toMatchObject({ kind: 'fight', target: here.id })
    expect(first.choices).toHaveLength(3)
    expect(first.check?.attribute).toBeTruthy()
    for (const choice of first.choices) expect(play(first.state, choice).state.scene).toBeNull()
  })

  it('may be let go by walking away', () => {
    const exit = world.quest.places.find((place) => place.id === first.state.place)!.exits[0]!
    const to = world.quest.places.find((place) => place.id === exit)!
    expect(play(first.state, `go to ${to.name}`).state).toMatchObject({ scene: null, place: exit })
  })
})

describe('the last scene', () => {
  const closed = Object.fromEntries(truth.facets.map((facet) => [`f:${facet.id}`, 5]))
  const climax = { step: 2, score: 5, why: 'accuse' }
  const last = { ...opening.state, turn: 18, act: 3, place: world.quest.climaxAt, climax, offered: [] }
  const state: State = { ...last, flags: { ...opening.state.flags, ...closed } }
  const culprit = world.quest.people.find((each) => each.id === truth.culprit)!
  const other = world.quest.people.find((each) => each.id !== truth.culprit && !each.offstage)!

  it.each([
    ['a question', 'shall I spare you?'],
    ['an argument', 'I tell them that it was long ago'],
    ['a try for the door', 'I walk out'],
    ['somebody else’s name', `I accuse ${other.call}`],
  ])('is not ended by %s', (_, words) => {
    expect(play(state, words).state.ended).toBeNull()
  })

  it('is ended by a plain accusation, and by whoever walks out twice', () => {
    expect(play(state, `I accuse ${culprit.call}`).state.ended?.kind).toBe('truth')
    expect(play(play(state, 'I walk out').state, 'I walk out').state.ended?.kind).toBe('gone')
  })

  it('has nothing of the truth for who knows nothing', () => {
    const guess: State = { ...state, flags: {} }
    expect(play(guess, `I accuse ${culprit.call}`).state.ended?.kind).toBe('wrong')
  })
})

describe('a visit by somebody who is here', () => {
  it('is none: another clue comes, or they simply speak', () => {
    const person = world.quest.people.find(
      (each) => !each.offstage && opening.state.people[each.id]!.at === opening.state.place,
    )!
    const visit = `${person.call} has come up the path with a pail.`
    const one = { ...truth.clues[0]!, id: 'one', needs: undefined, via: [], text: 'It was salt.', visit }
    const two = { ...one, id: 'two', text: 'It was snow.', visit: 'A paper lies on the step.' }
    const told = (clues: (typeof one)[]) => {
      const quest = { ...world.quest, truths: [{ ...truth, clues }] }
      return turn({ ...world, quest }, { ...opening.state, turn: 12, clues: [] }, 'wait', HERO, dice).text
    }
    expect(told([one])).not.toContain(visit)
    expect(told([one])).toContain('It was salt.')
    expect(told([one, two])).toContain('A paper lies on the step.')
  })
})

describe('a deed that is told of', () => {
  it('is not brought up by whoever it was done to', () => {
    const here = world.quest.people.find((each) => opening.state.people[each.id]?.at === opening.state.place)!
    const others = world.quest.people.filter((each) => each !== here)
    const told = { own: 0, other: 0 }
    for (let seed = 1; seed <= 12; seed++) {
      const from: State = { ...opening.state, seed, turn: 6, act: 2, flags: { ...opening.state.flags, stage: 9 } }
      for (const each of others) from.people = { ...from.people, [each.id]: { ...from.people[each.id]!, at: '' } }
      const isTold = (ing: string): boolean => {
        const state: State = { ...from, echoes: [{ ing, place: 'the lobby', turn: 1 }] }
        return turn({ ...world, quest: { ...world.quest, beats: [] } }, state, 'hello', HERO, dice).state.echoes.some(
          (each) => each.used,
        )
      }
      if (isTold(`tickling ${here.call} under the chin`)) told.own += 1
      if (isTold('tickling a heron under the chin')) told.other += 1
    }
    expect(told.own).toBe(0)
    expect(told.other).toBeGreaterThan(0)
  })
})

describe('a fall', () => {
  it('is told in one piece, after all that led to it', () => {
    const fallen = truth.endings.find((e) => e.kind === 'fallen')!
    const hurt = { part: 'wrist', how: 'a knot', turn: 1 }
    const state: State = { ...opening.state, turn: 24, wounds: [hurt, hurt, hurt, hurt] }
    const { text, state: after } = turn(world, state, 'I hit the wall', HERO, { d20: () => 1 })
    expect(after.ended?.kind).toBe('fallen')
    const paragraphs = text.split('\n\n')
    const at = fallen.text.map((x) => paragraphs.findIndex((p) => p.includes(x.slice(0, 20))))
    expect(at).toEqual(at.map((_, i) => at[0]! + i))
    const whole = turn(world, { ...state, wounds: [] }, 'I hit the wall', HERO, { d20: () => 1 }).text.split('\n\n')
    const before = whole.map((p) => paragraphs.indexOf(p)).filter((n) => n >= 0)
    expect(before.length).toBeGreaterThan(1)
    expect(Math.max(...before)).toBeLessThan(at[0]!)
  })
})
