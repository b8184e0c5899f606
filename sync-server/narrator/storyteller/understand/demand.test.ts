import { expect, it } from 'vitest'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

const QUEST = { ...made('r', 'Horror', 'Modern', 'The Request Hour', 'A voice.'), contentId: 'the-request-hour' }
const { world } = buildWorld(QUEST, 11)
const DICE = { d20: () => 14 }
const { state } = open({ world, seed: 11, questKey: 'x', plot: '', hero: HERO, dice: DICE, preface: [] })
const hear = (words: string) => understand(words, world.quest, state)

it.each([
  'So you have been drugging them, Noor. Admit it.',
  'You killed them, Noor. Confess!',
  'You did it. Tell the truth.',
  "You lied to me. Don't deny it.",
  'You knew all along. Explain yourself.',
  'Your name is on it. Say it.',
  'You were here that night. Stop pretending.',
  "You're hiding something. Come clean.",
  'You know who rang. Tell me.',
  'I know what you did. Own up.',
  "You sold them the tape. Don't lie to me.",
  'You let them drown. Look me in the eye and tell me I am wrong.',
])('says what is asked of whoever was just charged: %s', (words) => {
  const { quote, second, verb } = hear(words)
  expect(quote, verb).toBeDefined()
  expect(second).toBeUndefined()
})

it.each(['You there. I look at the desk', 'Noor, wait. I open the door', 'Your coat is wet. Look at the desk'])(
  'does what the hero does after it: %s',
  (words) => {
    const { quote, second, verb } = hear(words)
    expect(second?.verb ?? (quote ? 'said' : verb)).not.toBe('said')
  },
)

it.each([
  "don't turn off the kettle on my account",
  "Please don't get up for my sake",
  'Do not stop the music because of me',
  "Oh, don't wake the boy on my account!",
])('says what somebody is asked to do for the hero: %s', (words) => {
  expect(hear(words).quote).toBeDefined()
})

it('plays no clause of what is said after a colon', () => {
  const words = "I knock on the glass and say: it's only me, don't turn off the lamp on my account"
  expect(turn(world, state, words, HERO, DICE).text).not.toMatch(/you keep from/i)
})
