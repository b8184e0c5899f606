import { describe, expect, it } from 'vitest'
import type { Quest } from '../types.ts'
import { QUESTS } from '../world/content.ts'
import { depthProblems, questProblems } from './quest.ts'
import { compiledSamples } from './samples.ts'
import { addBeat, addFx, addVia, addWhen, type Case, first, spoiled } from './spoiled.ts'

const samples = compiledSamples()
describe('the lint of quests', () => {
  it('finds nothing in what is told', () => {
    for (const [id, quest] of QUESTS) expect([...questProblems(quest), ...depthProblems(quest)], id).toEqual([])
    expect(samples.length).toBeGreaterThanOrEqual(50)
    for (const [name, quest] of samples) expect(questProblems(quest), name).toEqual([])
  })
})

const SHAPE: Case[] = [
  ['a slot that nothing fills', /nothing fills \{moon\}/, (q) => q.places[0]?.look.push('The {moon} rises.')],
  ['a place that nobody leaves', /no way back/, (q) => q.places[1]?.exits.splice(0)],
  [
    'a plant that is not paid',
    /never paid/,
    (q) => q.beats.push({ ...q.beats[0]!, id: 'x', fx: [{ plant: ['y', 'z'] }] }),
  ],
  ['a beat without a place', /has no place/, (q) => q.beats.push({ ...q.beats[0]!, id: 'x', when: {} })],
  ['a missing ending', /no ending late/, (q) => q.truths[0]!.endings.splice(4, 1)],
  ['a facet with one clue', /fewer than two clues/, (q) => q.truths[0]!.clues.splice(1)],
  [
    'a clue that needs what nothing sets',
    /which nothing sets/,
    (q) => Object.assign(q.truths[0]!.clues[0]!, { needs: 'moonrise' }),
  ],
  [
    'a line that waits for no clue',
    /is no clue/,
    (q) => Object.assign(q.people[0]!.topics[0]!.lines[0]!, { after: ['moon'] }),
  ],
  ['a sentence said twice', /said twice/, (q) => q.places[0]?.sense.push(q.places[0].sense[0] ?? '')],
  ['a line without end', /longer than 60 words/, (q) => q.places[0]?.sense.push('on and '.repeat(40))],
  ['a quest with one truth', /one truth only/, (q) => q.truths.splice(1)],
  [
    'clues that answer to nothing',
    /answer to acts/,
    (q) => q.truths[0]?.clues.splice(0, 9, ...q.truths[0].clues.map(({ answers: _, ...c }) => c)),
  ],
]

const door = (q: Quest) => q.places.find((p) => p.locked)!
/** The first person is away, and nothing brings them. */
const neverComes = (q: Quest) => {
  q.people[0]!.offstage = true
  q.beats.splice(0)
}

const PLAYABILITY: Case[] = [
  ['a locked start', /begins behind the locked door/, (q) => Object.assign(q, { start: door(q).id })],
  ['a last scene behind a lock', /last scene is behind/, (q) => Object.assign(q, { climaxAt: door(q).id })],
  [
    'a key that lies behind its own door',
    /house is locked for good/,
    (q) => {
      for (const place of q.places) for (const detail of place.details) delete detail.gives
      q.things.find((x) => x.id === 'latch')!.at = door(q).id
    },
  ],
  [
    'two keys that lie behind each other’s doors',
    /church is locked for good/,
    (q) => {
      q.things.push({ ...q.things[0]!, id: 'other', at: 'house' })
      q.places.find((p) => p.id === 'church')!.locked = { by: 'other', text: ['Shut.'], opens: ['Open.'] }
    },
  ],
  ['a door that says nothing', /door of house says nothing/, (q) => door(q).locked!.opens.splice(0)],
  [
    'two endings of one kind',
    /two endings are of the kind truth/,
    (q) => first(q).endings.push({ ...first(q).endings[0]!, id: 'x', kind: 'truth' }),
  ],
  [
    'a culprit of whom nobody hears',
    /culprit stranger never comes/,
    (q) => {
      q.people.push({ ...q.people[0]!, id: 'stranger', name: 'Ezekiel Thrum', call: 'Thrum', offstage: true })
      first(q).culprit = 'stranger'
    },
  ],
  ['a culprit who is dead by then', /gone before the last scene/, (q) => addFx(q, { gone: first(q).culprit })],
  [
    'a clue that cannot be had',
    /clue \S+ cannot be had/,
    (q) => {
      neverComes(q)
      Object.assign(first(q).clues[0]!, { via: [{ ask: ['osric', 'hild'] }], visit: undefined })
    },
  ],
  [
    'a way that is closed for good',
    /the way .*latch.* is closed/,
    (q) => {
      neverComes(q)
      addVia(q, { show: ['latch', 'osric'] })
    },
  ],
  [
    'a beat that waits for somebody who never comes',
    /beat x can never happen/,
    (q) => {
      neverComes(q)
      addWhen(q, { present: 'osric' })
    },
  ],
  ['a beat after the end', /beat x can never happen/, (q) => addWhen(q, { turn: [30, 40] })],
  ['a beat between a late turn and an early one', /beat x can never happen/, (q) => addWhen(q, { turn: [9, 4] })],
  ['a beat in a fourth act', /beat x can never happen/, (q) => addWhen(q, { act: [4] })],
  ['a beat alone with somebody', /beat x can never happen/, (q) => addWhen(q, { present: 'osric', alone: true })],
  [
    'a beat that waits for itself',
    /beat x can never happen/,
    (q) => addBeat(q, { when: { place: [q.start], flag: 'moonrise' }, fx: [{ flag: 'moonrise' }] }),
  ],
  [
    'a clue that waits for what happens in another truth',
    /waits in vain for moonrise/,
    (q) => {
      addBeat(q, { when: { place: [q.start], truth: q.truths[1]!.id }, fx: [{ flag: 'moonrise' }] })
      first(q).clues[0]!.needs = 'moonrise'
    },
  ],
  [
    'somebody who speaks where they are not',
    /Dame Hild speaks in the beat x/,
    (q) => addBeat(q, { text: ['“It is late,” says Dame Hild.'] }),
  ],
  [
    'somebody who speaks first where they are not',
    /Dame Hild speaks in the beat x/,
    (q) => addBeat(q, { text: ['Dame Hild says, “It is late.”'] }),
  ],
]

const SILENCES: Case[] = [
  ['a place without a look', /shingle has no look/, (q) => q.places[0]!.look.splice(0)],
  ['a place with nothing in it', /shingle has no details/, (q) => q.places[0]!.details.splice(0)],
  ['a detail of which nothing is told', /detail \S+ has no text/, (q) => q.places[0]!.details[0]!.text.splice(0)],
  ['somebody without a face', /osric has no look/, (q) => q.people[0]!.look.splice(0)],
  ['somebody without a word', /osric has no talk/, (q) => q.people[0]!.talk.splice(0)],
  ['a topic without a line', /of osric has no lines/, (q) => q.people[0]!.topics[0]!.lines.splice(0)],
  ['a topic without a name', /of osric has no alias/, (q) => q.people[0]!.topics[0]!.alias.splice(0)],
  [
    'a topic for friends only',
    /nothing for a stranger/,
    (q) => q.people[0]!.topics[0]!.lines.splice(0, 9, { min: 2, text: 'No.' }),
  ],
  [
    'a thing of which nothing is told',
    /latch has no text/,
    (q) => q.things.find((x) => x.id === 'latch')!.text.splice(0),
  ],
  ['a last scene without a beginning', /no confront/, (q) => first(q).confront.splice(0)],
  ['a culprit who does not yield', /no yields/, (q) => first(q).yields.splice(0)],
  ['a culprit who does not resist', /no resists/, (q) => first(q).resists.splice(0)],
  ['a clue without a way', /clue \S+ has no via/, (q) => first(q).clues[0]!.via.splice(0)],
  [
    'an answer to nothing',
    /has no tags/,
    (q) =>
      first(q)
        .clues.find((c) => c.answers)!
        .answers!.tags.splice(0),
  ],
  ['a truth of three facets', /fewer than four facets/, (q) => first(q).facets.splice(3)],
  ['an ending in one wording', /one wording only/, (q) => first(q).endings[0]!.alias!.splice(0)],
  ['a beat that says nothing', /beat x has no text/, (q) => addBeat(q, { text: [] })],
  [
    'a line that waits for nothing',
    /is never said/,
    (q) => Object.assign(q.people[0]!.topics[0]!.lines[0]!, { after: [] }),
  ],
  ['somebody under another name', /bears the name Moon/, (q) => Object.assign(q.people[0]!, { call: 'Moon' })],
  ['two of one name', /two are named Osric/, (q) => Object.assign(q.people[1]!, { call: q.people[0]!.call })],
]

describe.each([
  ['shape', SHAPE],
  ['playability', PLAYABILITY],
  ['silences', SILENCES],
])('the lint of the %s of a quest', (_, cases) => {
  it.each(cases)('finds %s', (_what, problem, spoil) => {
    expect(spoiled(spoil).join('\n')).toMatch(problem)
  })
})
