import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const portraits = lastScene('the-man-in-four-portraits', 0)
const told = lastScene('the-man-in-four-portraits')
const ASKED = [
  'Who was your husband, Mrs. Vane?',
  'Who paid the returned man?',
  'What was in the coffin?',
  'Who painted the faces?',
]

describe('a question about the matter in the last scene', () => {
  it.each(ASKED)('is dodged in the voice of whoever did it, and leaves a refusal: %s', (words) => {
    const { text, state } = portraits.say(words)
    const own = portraits.truth.resists.filter((line) => text.includes(line.slice(0, 20)))
    const culprit = portraits.world.quest.people.find((person) => person.id === portraits.truth.culprit)!
    expect(own.length > 0 || text.includes(culprit.call) || /” she says|she says. “/.test(text)).toBe(true)
    expect(state.ended).toBeNull()
  })

  it('has more of the confession, once that has begun', () => {
    const begun = told.play(told.from(1), 'You never had a husband. You painted him.', 19)
    expect(told.truth.yields.some((line) => begun.text.includes(line))).toBe(true)
    const more = told.play(begun.state, 'Why did your husband have to die?')
    expect(more.text).not.toMatch(/You know that|opens her mouth|walks all the way round/)
  })
})

describe('a question that names what stands there', () => {
  const hour = lastScene('the-request-hour', 0)
  it.each([
    'Who is on line four?',
    'Why is there a light on line four?',
    'So who sat in the chair?',
    'Who used the desk?',
  ])('is asked, and is no look at it: %s', (words) => {
    const { text, check } = hour.say(words)
    expect(check).toBeNull()
    expect(text).not.toMatch(/you look at|You look at/)
  })
})

describe('going elsewhere in the last scene', () => {
  it.each([
    'go to the roof',
    'I go upstairs',
    'climb up to the attic',
    'I run to the cellar',
    'go back to the churchyard',
    'I walk down to the beach',
    'head to the tower',
  ])('stays an attempt: %s', (words) => {
    const { text, state } = told.say(words)
    expect(text).not.toMatch(/kind of patience|who has understood|what it was for|It is seen/)
    expect(text).not.toMatch(/^You (?:go|climb|run|walk|head)/)
    expect(state.ended).toBeNull()
  })
})
