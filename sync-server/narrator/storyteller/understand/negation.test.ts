import { describe, expect, it } from 'vitest'
import type { QuestBrief } from '../../narrator.ts'
import { HERO } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

const QUESTS = [
  'mrs-babcock-takes-in-washing',
  'nine-miles-of-shade',
  'sitting-tenants',
  'the-bell-that-was-promised',
  'the-bridge-that-takes-names',
  'the-eleventh-vote',
  'the-favour-office',
  'the-man-in-four-portraits',
  'the-request-hour',
  'the-word-for-no',
]

/** What is not done, with the verb that must never be told as done. */
const UNDONE: readonly (readonly [words: string, verb: string])[] = [
  ['I do not attack {who}', 'attack'],
  ["I don't hit {who}", 'hit'],
  ["don't go to {where}", 'go'],
  ['I never go to {where}', 'go'],
  ["don't look at {what}", 'look at'],
  ['do not touch anything', 'touch'],
  ["don't touch {what}", 'touch'],
  ['I neither speak nor move', 'speak'],
  ['I will not open {what}', 'open'],
  ["I won't take {what}", 'take'],
  ['I refuse to follow {who}', 'follow'],
  ['never ask {who} about the money', 'ask'],
  ["I don't run", 'run'],
  ["I'm not going to {where}", 'go'],
  ["I'm not going to hit {who}", 'hit'],
  ['I decide not to kick {what}', 'kick'],
  ['I avoid looking at {what}', 'look at'],
  ['I stop myself from hitting {who}', 'hit'],
  ['I refrain from shouting', 'shout'],
  ["I can't bring myself to burn {what}", 'burn'],
  ['I choose not to search {what}', 'search'],
  ["please don't wake {who}", 'wake'],
  ["let's not go to {where}", 'go'],
  ['let us not fight', 'fight'],
  ['under no circumstances do I open {what}', 'open'],
  ['I am not hitting {who}', 'hit'],
  ["I shouldn't steal {what}", 'steal'],
  ['I did not kick {who}', 'kick'],
  ["don't sing", 'sing'],
  ['I do not defenestrate {who}', 'defenestrate'],
  ["don't zorble {what}", 'zorble'],
  ['I look at nothing', 'nothing'],
  ['rather than hit {who}, I wait', 'hit'],
  ['instead of hitting {who}, I wait', 'hit'],
  ['I wait without hitting {who}', 'hit'],
  ['I look around but do not touch {what}', 'touch'],
  ["I don't hit {who} and don't kick {what}", 'kick'],
  ["I don't smile or dance", 'smile|dance'],
  ['I keep from laughing', 'laugh'],
  ['Do NOT break {what}!', 'break'],
  ['I do not, under any circumstances, touch {what}', 'touch'],
  ['I hold off attacking {who}', 'attack'],
  ['I do not open {what}, I wait', 'open'],
]

describe.each(QUESTS)('what is left undone in %s', (contentId) => {
  const brief: QuestBrief = {
    ...{ id: contentId, title: contentId, description: contentId, genre: 'Mystery', setting: 'Victorian' },
    ...{ opening: null, contentId },
  }
  const { world, ...built } = buildWorld(brief, 3)
  const dice = { d20: () => 12 }
  const { state } = open({ ...built, world, seed: 3, hero: HERO, dice, preface: [] })
  const { quest } = world
  const place = quest.places.find((each) => each.id === state.place)!
  const exit = quest.places.find((each) => place.exits.includes(each.id))!
  const who = quest.people.find((each) => state.people[each.id]?.at === state.place) ?? quest.people[0]!
  const what = place.details.find((each) => !each.noun.startsWith('your'))!
  const fill = (words: string): string =>
    words.replace('{who}', who.call).replace('{where}', exit.name).replace('{what}', what.noun)

  it('is told in the words for it', () => {
    const { text, action } = turn(world, state, fill('I leave {what} alone'), HERO, dice)
    expect(action?.verb).toBe('refrain')
    expect(text).toMatch(/\bleav(?:e|ing) .* alone/i)
  })

  it.each(UNDONE)('“%s” is never told as done', (words, verb) => {
    let before = state
    for (let i = 0; i < 3; i++) {
      const reply = turn(world, before, fill(words), HERO, dice)
      expect(reply.text).not.toMatch(new RegExp(`\\byou (?:(?:simply|go ahead and|then|\\w+ly) )?(?:${verb})\\b`, 'i'))
      expect(reply.text).not.toMatch(new RegExp(`^(?:${verb})\\w*ing\\b`, 'im'))
      expect(reply.state.place).toBe(state.place)
      before = reply.state
    }
  })
})
