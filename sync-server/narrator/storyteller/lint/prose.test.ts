import { describe, expect, it } from 'vitest'
import { QUESTS } from '../world/content.ts'
import { lineProblems, pieceProblems, proseProblems } from './prose.ts'

describe('the lint of letters', () => {
  it.each<[what: string, problem: RegExp, line: string]>([
    ['an unclosed slot', /a bracket/, 'The {town sleeps.'],
    ['an unopened slot', /a bracket/, 'The town} sleeps.'],
    ['an unclosed choice', /a bracket/, 'The [town|village sleeps.'],
    ['a choice of one', /a bracket/, 'The [town] sleeps.'],
    ['an unclosed quotation', /do not pair/, '“It is late, says somebody.'],
    ['an unopened quotation', /do not pair/, 'It is late,” says somebody.'],
    ['a straight quotation mark', /straight quote/, '"It is late," says somebody.'],
    ['a straight apostrophe', /straight quote/, "It isn't late."],
    ['a doubled word', /same word twice/, 'It is the the river.'],
    ['you is', /does not go with “you”/, 'It rains, and you is wet.'],
    ['you was', /does not go with “you”/, 'You was wet.'],
    ['a before a vowel', /before a vowel/, 'There is a apple.'],
    ['A before a vowel', /before a vowel/, 'It rains. A apple falls.'],
    ['an before a consonant', /before a consonant/, 'There is an pear.'],
    ['two spaces', /two spaces/, 'It  rains.'],
    ['a space at the end', /space at the edge/, 'It rains. '],
    ['a space before a comma', /space before/, 'It rains , and stops.'],
    ['two full stops', /two full stops/, 'It rains..'],
    ['two commas', /two marks/, 'It rains,, and stops.'],
    ['a line without an end', /no punctuation/, 'It rains'],
  ])('finds %s', (_what, problem, line) => {
    expect(lineProblems(line).join('\n')).toMatch(problem)
  })

  it('wants no stop after a piece of a sentence', () => {
    expect(pieceProblems('the key to the mill')).toEqual([])
    expect(pieceProblems('the  key').join()).toMatch(/two spaces/)
  })

  it('reads everything that is told of a quest', () => {
    const quest = structuredClone([...QUESTS.values()][0]!)
    quest.things[0]!.noun = 'the  latch'
    quest.truths[0]!.endings[0]!.text.push('It is the the end.')
    quest.beats[0]!.text.push('It rains')
    quest.people[0]!.topics[0]!.lines[0]!.text = 'No ..'
    const problems = proseProblems(quest).join('\n')
    for (const what of [/two spaces/, /the same word twice/, /no punctuation/, /two full stops/]) {
      expect(problems).toMatch(what)
    }
  })

  it.each([
    'The man who hit you is gone, and what is left of you was never much.',
    'A one-eyed cat, a eulogy, a unicorn, an hour, an heir, a used ewe.',
    '“You was late,” he says. “Class A is full.”',
    'All that he had had was there: {Npc}, {a thing}, [this|that {town}] and a .45.',
  ])('lets stand: %s', (text) => {
    expect(lineProblems(text)).toEqual([])
  })
})
