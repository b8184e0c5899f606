import { expect, it } from 'vitest'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { sentencesOf } from '../understand/sentences.ts'
import { buildWorld } from '../world/world.ts'

const QUEST = { ...made('r', 'Horror', 'Modern', 'The Request Hour', 'A voice.'), contentId: 'the-request-hour' }
const { world } = buildWorld(QUEST, 11)
const DICE = { d20: () => 14 }
const begun = open({ world, seed: 11, questKey: 'x', plot: '', hero: HERO, dice: DICE, preface: [] })
const played = (state: typeof begun.state, words: string) => turn(world, state, words, HERO, DICE)
const found = played(played(begun.state, "I go to the chandler's").state, 'I look under the till for the old ledgers')

it.each(['I read the green ink again', 'I look at the green ink', 'look closely at the ink', 'I examine the tidemark'])(
  'tells again what a clue has named: %s',
  (words) => {
    expect(found.text).toContain('green ink')
    const { text } = played(found.state, words)
    expect(text).toMatch(words.includes('ink') ? /it says in green ink/ : /Under that the page has a tidemark/)
    expect(text).not.toMatch(/absence|No such luck/)
  },
)

it('ends no sentence after initials', () => {
  expect(sentencesOf('I wonder who R.T. was. I look at J. Tallis.')).toEqual([
    'I wonder who R.T. was.',
    'I look at J. Tallis.',
  ])
})
