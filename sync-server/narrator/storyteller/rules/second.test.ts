import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const worst = { d20: () => 2 }
const storyOf = (brief: typeof PORTRAITS) => {
  const built = buildWorld(brief, 5)
  const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  return {
    quest: built.world.quest,
    state,
    play: (s: State, words: string, d = dice) => turn(built.world, s, words, HERO, d),
  }
}
const { quest, state, play } = storyOf(PORTRAITS)
const drawing: State = { ...state, place: 'drawing' }
const bridge = storyOf(OFFICIAL[1]!)
const PUT_OFF =
  /does not come to|nothing comes of|as far as|no question of|for now|has to be left|think better|gets to|does not follow|falls away|not to be thought/i

describe('the second act of a sentence', () => {
  it('is done: a look, then a song', () => {
    const { text } = play(state, 'look around and sing a lullaby')
    expect(text).toContain('sing a lullaby')
    expect(text).not.toMatch(PUT_OFF)
  })

  it('is done in the new place, and may be the very thing that is wanted there', () => {
    const to = bridge.quest.places.find((place) => place.exits.includes(bridge.state.place))!
    const reply = bridge.play(bridge.state, `go to ${to.name} and sing a washing song`)
    expect(reply.state.place).toBe(to.id)
    expect(reply.text).toContain('sing a washing song')
  })

  it('is nothing where it says again where the hero has just come to', () => {
    const to = bridge.quest.places.find((place) => place.exits.includes(bridge.state.place))!
    const own = (words: string) => bridge.play(bridge.state, words).text
    expect(own(`go to ${to.name}. to ${to.name}.`)).not.toMatch(/there already|have arrived|longest way|need to go far/)
  })

  it('does not come to pass where it leans on what could not be done', () => {
    const { text } = play(drawing, 'I set fire to the house, all of it, and read each aloud first')
    expect(text).not.toMatch(/[Yy]ou read each/)
  })

  it('that goes on with what is said begins a sentence where the words between end one', () => {
    const said = (words: string) => play(drawing, words).text
    expect(said('"You know who did it," I tell her. "You need not say so. Only nod."')).toContain(
      '“You know who did it. You need not say so. Only nod',
    )
    expect(said('"You know who did it," I tell her, "and you need not say so."')).toContain(
      '“You know who did it, and you need not say so',
    )
  })

  it('is done after two sentences that are said', () => {
    const { text } = play(drawing, 'Tea? No, thank you. I look at the fire')
    expect(text).not.toMatch(/I look at the fire[^”]*”/)
    expect(text).toMatch(/“Tea\? No, thank you\W/)
  })

  it('is the first where that only takes one’s gloves off', () => {
    expect(play(drawing, 'I take off my gloves and ask Mrs. Vane who wound the clock').action?.verb).toBe('ask')
  })

  it('is no going of its own where it says on what side of the road one keeps', () => {
    const to = bridge.quest.places.find((place) => place.exits.includes(bridge.state.place))!
    const { text, state: after } = bridge.play(
      bridge.state,
      `go to ${to.name}, keeping to the middle of the road, and sing a washing song`,
    )
    expect(after.place).toBe(to.id)
    expect(text).not.toContain('keep to the middle')
    expect(text).toContain('sing a washing song')
  })

  it('is said to whoever is there, and answered', () => {
    const { text } = play(drawing, 'I look at the fire. I am sorry for your loss, Mrs. Vane')
    expect(text.replaceAll('’', "'")).toContain('I am sorry for your loss, Mrs. Vane')
    expect(text).not.toMatch(PUT_OFF)
  })

  it('is said also where the first failed', () => {
    const { text, check } = play(drawing, 'search the room. Who wound the clock, Mrs. Vane?', worst)
    expect(['setback', 'disaster']).toContain(check?.band)
    expect(text).toContain('Who wound the clock, Mrs. Vane?')
  })

  it('is not said where it is only a piece of a sentence', () => {
    const { text } = play(drawing, 'I look at the fire from left to right, then from right to left')
    expect(text).not.toMatch(/“From right/)
  })

  it('that only says the first again is not told twice', () => {
    for (const words of [
      'I grab Honora by the collar and tell her to talk',
      'threaten Honora and make her talk',
      'I sit down beside Honora and say nothing for a bit',
      'I wait and keep quiet',
    ])
      expect(play(drawing, words).text, words).not.toMatch(/you (?:tell her|make her|say nothing|keep quiet)/i)
    expect(play(drawing, 'threaten Honora and ask her about the clock').text).toMatch(/ask her about the clock/)
  })

  it('has a verb, or belongs to the act before it', () => {
    const { text } = play(drawing, 'I look at the fire and then in a low singing voice')
    expect(text).not.toMatch(/you in a low/i)
    const there = quest.places.find((place) => place.exits.includes('drawing') && !state.shut.includes(place.id))!
    const walked = play(drawing, `I look at the fire, then to ${there.name}`)
    expect(walked.text).not.toMatch(/you to the/i)
  })

  it('is no question where it only says more of the first', () => {
    expect(play(drawing, 'I look at the fire, where the paper was').text).not.toMatch(/“Where the paper/)
  })

  it('is done where the world has no rule for it, and missed by nobody', () => {
    const { text } = play(drawing, 'search the room and count the buttons twice')
    expect(text).not.toMatch(/convenient|might have looked|could fairly be called/)
  })

  it.each([
    ['take off my boots', 'I sit down, take off my boots and count my toes', ['count your toes']],
    ['hum a tune', 'I look around, hum a tune and tap the clock', ['hum a tune', 'tap the clock']],
    ['a third', 'I bow, turn round twice and clap my hands', ['clap your hands']],
    ['telling', 'I ask Mrs. Vane her name and tell her mine', ['tell her yours']],
    ['running', 'search the room and run after my hat', ['run after your hat']],
  ])('is never dropped: %s', (_, words, told) => {
    const { text } = play(drawing, words)
    for (const each of told) expect(text).toContain(each)
    expect(text).not.toMatch(PUT_OFF)
  })

  it('is said, and not put off, where it is something to say', () => {
    const { text } = play(drawing, 'search the room and say that I am late', worst)
    expect(text).toContain('say that you are late')
    expect(text).not.toMatch(PUT_OFF)
  })

  it('goes to whom the first act named, and not to who spoke last', () => {
    const women = quest.people.filter((each) => each.pron === 'she' && !each.offstage).slice(0, 2)
    const here = Object.fromEntries(women.map((each) => [each.id, { ...state.people[each.id]!, at: 'drawing' }]))
    const [named, last] = women
    const both: State = { ...drawing, people: { ...state.people, ...here }, last: [last!.id] }
    for (const words of [
      `I look at ${named!.call} and ask her about the weather`,
      `I look at ${named!.call}'s hands and ask her about the weather`,
      `I take ${named!.call} by the sleeve. I ask her about the weather`,
    ]) {
      expect(play(both, words).state.last, words).toEqual([named!.id])
    }
    expect(play(both, `"Where is ${named!.call}? Have you seen her?" I ask ${last!.call}`).state.last).toEqual([
      last!.id,
    ])
  })

  it('rolls no second die', () => {
    let thrown = 0
    const d20 = () => {
      thrown++
      return 15
    }
    play(drawing, 'search the room and take the letter', { d20 })
    expect(thrown).toBeLessThanOrEqual(1)
  })

  it('is put off where the first failed', () => {
    const reply = play(drawing, 'search the room and take the letter', worst)
    expect(reply.text).not.toMatch(/you take the letter/)
  })
})

describe('a speech in two halves', () => {
  it('is printed with both', () => {
    const { text } = play(drawing, '"Nobody wound it," I said, "and nobody will."')
    expect(text).toContain('Nobody wound it, and nobody will.')
  })

  it('is one speech in several sentences, answered once', () => {
    const { text } = play(drawing, 'I was there. Who wound the clock, Mrs. Vane?')
    expect(text).toContain('I was there. Who wound the clock, Mrs. Vane?')
  })
})

describe('what somebody says', () => {
  it('is printed, whatever it is taken for', () => {
    const person = quest.people.find((each) => state.people[each.id]?.at === 'drawing')!
    for (const words of ['nobody blames you. You were twenty', 'trust me']) {
      expect(play(drawing, words).text.toLowerCase(), person.call).toContain(words.slice(0, 9))
      expect(play(drawing, words).text).not.toMatch(/you say so/i)
    }
  })
})
