import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld, questKeysOf } from '../world/world.ts'

const DICE = { d20: () => 12 }
const brief = OFFICIAL[0]!
const built = buildWorld(brief, 7)
const begun = () => open({ ...built, questKey: questKeysOf(brief)[0]!, seed: 7, hero: HERO, dice: DICE, preface: [] })
const say = (words: string, from = begun()) => turn(built.world, from.state, words, HERO, DICE)

describe('words to the storyteller', () => {
  it.each([
    'undo',
    'Undo that!',
    'undo my last move',
    'save',
    'save game',
    'load',
    'restart',
    'restart the story',
    'start over',
    'can I start again?',
    'new game',
    'quit',
    'quit the game',
    'I want to stop playing',
    'help',
    '/help',
    'HELP!',
    'what can I do?',
    'commands',
    'how do I play this?',
    'hint',
    'inventory',
    'i',
    'what do I have?',
    'score',
  ])('%s is answered and takes no time', (words) => {
    const before = begun()
    const { state, text, choices, check } = say(words, before)
    const { used, said, leads, openers, ...rest } = state
    const { used: _used, said: _said, leads: _leads, openers: _openers, ...was } = before.state
    expect(text.split(' ').length).toBeGreaterThan(8)
    expect(rest).toEqual(was)
    expect(choices).toEqual(before.choices)
    expect(check).toBeNull()
  })

  it('is answered between two blows, and the fight goes on', () => {
    const fight = begun()
    fight.state.scene = { kind: 'fight', target: built.world.quest.people[0]!.id, ahead: true }
    for (const words of ['help', 'undo', 'inventory']) expect(say(words, fight).state.scene).toEqual(fight.state.scene)
  })

  it.each(['save her', 'help her up', 'quit my post', 'load the gun', 'exit', 'leave', 'I go home', 'think it over'])(
    '%s is done in the story',
    (words) => expect(say(words).state.turn).toBe(1),
  )
})
