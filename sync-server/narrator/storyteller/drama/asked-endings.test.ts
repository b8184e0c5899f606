import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const packet = lastScene({
  id: 'packet',
  title: 'The Diary of Clara Finch',
  description: 'The governess Clara Finch has vanished, and her diary with her.',
  genre: 'Mystery',
  setting: 'Victorian',
  opening: null,
  contentId: null,
})
const bridge = lastScene('the-bridge-that-takes-names')
const office = lastScene('the-favour-office')

describe('an ending that is asked for', () => {
  it('is had where its own words are asked leave for, or thought of', () => {
    for (const story of [packet, bridge, office]) {
      for (const { kind, choice } of story.truth.endings.filter((each) => each.choice)) {
        const act = `${choice.charAt(0).toLowerCase()}${choice.slice(1)}`
        for (const lead of [
          'May I',
          'What if I',
          'Could I simply',
          'I wish I could',
          'Would it be all right to',
          'Why don’t we',
        ]) {
          const words = `${lead} ${act}?`
          const reply = story.say(words)
          expect(reply.state.ended?.kind, words).toBe(kind)
        }
      }
    }
  })

  it.each([
    'What if I let him go?',
    'May I simply let him go?',
    'Would you mind if I let her go?',
    'I wish I could let them go',
    'Can’t we just forgive her?',
    'Let me spare him.',
  ])('in plain words: %s', (words) => {
    const { state } = bridge.say(words)
    expect(state.ended?.kind).toBe('mercy')
  })

  it.each([
    'What happens if I let him go?',
    'What if I let him go and he does it again?',
    'What if I let her go, would you tell me?',
    'May I ask what happened?',
    'Can I speak to you?',
    'What if I say nothing?',
    'Could I see the shoe?',
    'Can I not let him go?',
    'Would you let him go?',
    'Should I call the police?',
    'Shall I let you go?',
    'May I sit down?',
  ])('is not had by a question about it: %s', (words) => {
    expect(bridge.say(words).state.ended).toBeNull()
  })

  it('is not had before it is offered', () => {
    expect(bridge.say('What if I let him go?', 1).state.ended).toBeNull()
  })
})
