import { describe, expect, it } from 'vitest'
import { addFx, addVia, addWhen, type Case, spoiled } from './spoiled.ts'

const REFERENCES: Case[] = [
  ['a start that is nowhere', /no place moon/, (q) => Object.assign(q, { start: 'moon' })],
  ['a last scene that is nowhere', /no place moon/, (q) => Object.assign(q, { climaxAt: 'moon' })],
  ['a way to nowhere', /no exit moon/, (q) => q.places[0]!.exits.push('moon')],
  [
    'a thing at an unknown place',
    /latch is in moon/,
    (q) => Object.assign(q.things.find((x) => x.id === 'latch')!, { at: 'moon' }),
  ],
  ['a person at an unknown place', /osric is in moon/, (q) => Object.assign(q.people[0]!, { at: 'moon' })],
  [
    'a detail that gives an unknown thing',
    /gives moon/,
    (q) => Object.assign(q.places[0]!.details[0]!, { gives: 'moon' }),
  ],
  [
    'a detail that gives what is not hidden',
    /no hidden thing/,
    (q) => Object.assign(q.things.find((x) => x.id === 'latch')!, { hidden: false }),
  ],
  [
    'a lock by an unknown thing',
    /locked by moon/,
    (q) => Object.assign(q.places.find((p) => p.locked)!.locked!, { by: 'moon' }),
  ],
  [
    'a use on an unknown target',
    /used on moon/,
    (q) => Object.assign(q.things[0]!, { use: { moon: { text: 'It shines.' } } }),
  ],
  [
    'a use that finds an unknown clue',
    /finds moon/,
    (q) => Object.assign(q.things[0]!, { use: { osric: { text: 'It shines.', clue: 'moon' } } }),
  ],
  [
    'a line that tells an unknown clue',
    /tells moon/,
    (q) => Object.assign(q.people[0]!.topics[0]!.lines[0]!, { clue: 'moon' }),
  ],
  ['a clue by an unknown detail', /no detail moon/, (q) => addVia(q, { detail: 'moon' })],
  ['a clue in an unknown place', /no place moon/, (q) => addVia(q, { search: 'moon' })],
  ['a clue from an unknown person', /no person moon/, (q) => addVia(q, { ask: ['moon', 'osric'] })],
  ['a clue by an unknown topic', /osric has no topic moon/, (q) => addVia(q, { ask: ['osric', 'moon'] })],
  ['a clue by an unknown thing', /no thing moon/, (q) => addVia(q, { show: ['moon', 'osric'] })],
  ['a clue shown to an unknown person', /no person moon/, (q) => addVia(q, { show: ['latch', 'moon'] })],
  ['a clue of no facet', /of no facet/, (q) => Object.assign(q.truths[0]!.clues[0]!, { facet: 'moon' })],
  ['a culprit who is nobody', /no culprit moon/, (q) => Object.assign(q.truths[0]!, { culprit: 'moon' })],
  ['an ending that loses nobody', /loses moon/, (q) => Object.assign(q.truths[0]!.endings[0]!, { lost: ['moon'] })],
  ['a beat in an unknown place', /is in moon/, (q) => addWhen(q, { place: ['moon'] })],
  ['a beat with somebody unknown', /waits for moon, who is nobody/, (q) => addWhen(q, { present: 'moon' })],
  ['a beat while somebody unknown lives', /waits for moon, who is nobody/, (q) => addWhen(q, { alive: 'moon' })],
  ['a beat by a flag that nothing sets', /the flag moon, which/, (q) => addWhen(q, { flag: 'moon' })],
  ['a beat but for a flag that nothing sets', /the flag moon, which/, (q) => addWhen(q, { not: 'moon' })],
  [
    'a beat by a flag of the engine with an unknown id',
    /the flag f:moon, which/,
    (q) => addWhen(q, { flag: 'f:moon' }),
  ],
  ['a beat with an unknown thing', /wants moon/, (q) => addWhen(q, { has: 'moon' })],
  ['a beat of an unknown truth', /is of moon/, (q) => addWhen(q, { truth: 'moon' })],
  ['a beat by what nothing plants', /waits for moon, which nothing plants/, (q) => addWhen(q, { plant: 'moon' })],
  ['a beat that moves nobody', /to moon, who is nobody/, (q) => addFx(q, { move: ['moon', 'mill'] })],
  ['a beat that moves somebody nowhere', /sends to moon/, (q) => addFx(q, { move: ['osric', 'moon'] })],
  ['a beat that brings somebody nowhere', /sends to moon/, (q) => addFx(q, { enter: ['osric', 'moon'] })],
  ['a beat that kills nobody', /to moon, who is nobody/, (q) => addFx(q, { gone: 'moon' })],
  ['a beat that pleases nobody', /to moon, who is nobody/, (q) => addFx(q, { mood: ['moon', 1] })],
  ['a beat that brings nobody', /to moon, who is nobody/, (q) => addFx(q, { enter: ['moon', '*'] })],
  ['a beat that shuts nothing', /shuts or opens moon/, (q) => addFx(q, { shut: 'moon' })],
  ['a beat that opens nothing', /shuts or opens moon/, (q) => addFx(q, { open: 'moon' })],
  ['a beat that tells no clue', /tells moon/, (q) => addFx(q, { clue: 'moon' })],
  ['a beat that brings no thing', /moves moon/, (q) => addFx(q, { thing: ['moon', 'me'] })],
  ['a beat that puts a thing nowhere', /puts a thing into moon/, (q) => addFx(q, { thing: ['latch', 'moon'] })],
  ['a beat that pays what nothing plants', /pays moon/, (q) => addFx(q, { pay: 'moon' })],
  ['a wound without a cause', /wounds without/, (q) => addFx(q, { wound: ['hand', ''] })],
  ['two truths with one id', /two truths/, (q) => q.truths.push(q.truths[0]!)],
  [
    'two endings with one id',
    /two endings of/,
    (q) => Object.assign(q.truths[0]!.endings[1]!, { id: q.truths[0]!.endings[0]!.id }),
  ],
  ['two clues with one id', /two clues of/, (q) => q.truths[0]!.clues.push(q.truths[0]!.clues[0]!)],
  ['two facets with one id', /two facets of/, (q) => q.truths[0]!.facets.push(q.truths[0]!.facets[0]!)],
  [
    'two topics of a person with one id',
    /two topics of osric/,
    (q) => q.people[0]!.topics.push(q.people[0]!.topics[0]!),
  ],
  ['two details with one id', /two details/, (q) => q.places[1]!.details.push(q.places[0]!.details[0]!)],
  ['two people with one id', /two people/, (q) => q.people.push(q.people[0]!)],
]

describe('the lint of the references of a quest', () => {
  it.each(REFERENCES)('finds %s', (_what, problem, spoil) => {
    expect(spoiled(spoil).join('\n')).toMatch(problem)
  })
})
