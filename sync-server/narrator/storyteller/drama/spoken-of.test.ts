import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const QUESTS = [
  'the-bridge-that-takes-names',
  'the-eleventh-vote',
  'the-word-for-no',
  'sitting-tenants',
  'the-bell-that-was-promised',
  'the-request-hour',
]

describe.each(QUESTS)('he and she in the last scene of %s', (id) => {
  const story = lastScene(id)
  const { people } = story.world.quest
  const culprit = people.find((each) => each.id === story.truth.culprit)!
  const [He, him, his] = culprit.pron === 'he' ? ['He', 'him', 'his'] : ['She', 'her', 'her']

  it.each([
    `give ${him} the loaf`,
    `I say to ${him} that it was long ago`,
    `I hold out my hand to ${him}`,
    `${He} has known of it for years.`,
    `I look at ${him}`,
    `tell ${him} that we counted`,
  ])('mean who stands accused: %s', (words) => {
    expect(story.say(words).action?.target?.id).toBe(culprit.id)
  })

  it('mean who was named before, in the same words or the last ones', () => {
    const other = people.find((each) => each.pron === culprit.pron && each.id !== culprit.id && !each.offstage)
    if (!other) return
    expect(story.say(`I turn to ${other.call} and give ${him} my coat`).action?.target?.id).toBe(other.id)
    const once = story.say(`I nod to ${other.call}`)
    expect(story.play(once.state, `I take ${his} hand`).action?.target?.id).toBe(other.id)
  })

  it('are not said to their face', () => {
    for (let turn = 12; turn < 24; turn++) {
      const from = { ...story.from(2), turn }
      const { text } = story.play(from, `${He} has known of it for years.`)
      const frame = text.split('\n')[0]!
      expect(frame).toMatch(/has known of it/)
      expect(frame).not.toMatch(new RegExp(`face|(?:to|tell) (?:${culprit.call}|${him})\\b`))
    }
  })
})
