import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const portraits = lastScene('the-man-in-four-portraits')
const NOT_HAD = /is not here, and nobody|Where is it, then|comes back empty/

describe('what is handed over in the last scene', () => {
  it.each([
    'I hand over the knife',
    'hand him the envelope',
    'I give Mrs. Vane the diary',
    'I show them the photograph',
    'show her the dagger',
    'give the necklace to Mrs. Vane',
    'hold out that ticket',
    'I produce the locket',
    'pass the parcel round',
    'I hand Bridie the key',
  ])('is not told as done where nobody has it: %s', (words) => {
    const { text } = portraits.say(words)
    expect(text).toMatch(NOT_HAD)
  })

  it.each([
    'I show them my hands',
    'give her the truth',
    'show them the way',
    'I hand over the letter',
    'give her a flower',
  ])('is told as done where it can be: %s', (words) => expect(portraits.say(words).text).not.toMatch(NOT_HAD))

  it('is a proof, and no throw, where the hero has built it', () => {
    const from = portraits.from(2)
    const made = { ing: 'building a wooden frame from the offcuts', place: 'the kitchen', turn: 9 }
    for (const words of [
      'I set the frame in the gap, and take out one brick with it',
      'I hold up the frame',
      'I put the frame over his face',
    ]) {
      const reply = portraits.play({ ...from, echoes: [made] }, words, 2)
      expect(reply.check).toBeNull()
      expect(reply.text).toMatch(/frame/)
      expect(reply.text).not.toMatch(/not here|It is seen, by all|kind of patience|what it was for|who has understood/)
    }
  })
})
