import type { DiceSource, HeroSnapshot, QuestBrief, StoryRequest, Told } from '../narrator.ts'
import { createStoryteller } from './index.ts'
import { readState } from './migrate.ts'
import type { Player } from './players.ts'
import { createRng, hash } from './rng.ts'
import type { State } from './state.ts'
import { SHARED_KIT } from './world/content.ts'
import { buildWorld, questKeysOf } from './world/world.ts'

/** Quests, a hero and whole stories for the tests. */
export const HERO: HeroSnapshot = {
  name: 'Wren Halloran',
  level: 3,
  difficulty: 'Normal',
  attributes: { strength: 10, dexterity: 12, constitution: 10, intelligence: 13, wisdom: 11, charisma: 12 },
}

/** A quest as a player makes it. */
export const made = (id: string, genre: string, setting: string, title: string, description: string): QuestBrief => ({
  id,
  title,
  description,
  genre,
  setting,
  opening: null,
  contentId: null,
})

export const PORTRAITS: QuestBrief = {
  ...made('q0', 'Mystery', 'Victorian', 'The Man in Four Portraits', 'Four portraits of four different men.'),
  contentId: 'the-man-in-four-portraits',
}

/** Official quests for the measurements. */
export const OFFICIAL: readonly QuestBrief[] = [
  PORTRAITS,
  {
    ...made('q1', 'Fantasy', 'Medieval', 'The Bridge That Takes Names', 'It takes a memory from everyone who crosses.'),
    contentId: 'the-bridge-that-takes-names',
  },
  {
    ...made('q2', 'Science Fiction', 'Futuristic', 'The Eleventh Vote', 'Eleven votes, one of them from the dead.'),
    contentId: 'the-eleventh-vote',
  },
]

export const MADE: readonly QuestBrief[] = [
  made(
    'm1',
    'Mystery',
    'Victorian',
    'The Missing Sapphire',
    'A priceless sapphire vanished from Dunmore Hall during the ball. Lady Ashcombe is certain that her guests are hiding something.',
  ),
  made(
    'm2',
    'Fantasy',
    'Medieval',
    'Dragon Heist',
    'Somebody has stolen a dragon egg from the king, and the nest is cold.',
  ),
  made(
    'm3',
    'Science Fiction',
    'Futuristic',
    'Dark Side',
    'Captain Ilse Brandt has vanished from her own locked cabin.',
  ),
  {
    ...made('m4', 'Horror', 'Modern', 'The Thirteenth Floor', 'The lift stops where there is no floor.'),
    opening: 'The lift stops. There is no button for this floor.\n\nThe doors open *anyway* {npc}.',
  },
  made('m5', 'Western', 'Post-Apocalyptic', 'Gold', 'Sheriff Boone has stolen the gold of Dry Creek.'),
  made('m6', 'Cyberpunk', 'Modern', 'fog', 'my grandfather never came home'),
]

/** Dice that fall by a seed, so that a story can be told again. */
function seededDice(seed: number): DiceSource {
  const rng = createRng(hash(`dice${seed}`))
  return { d20: () => 1 + rng.int(20) }
}

export const requestFor = (quest: QuestBrief, more: Partial<StoryRequest> = {}): StoryRequest => ({
  kind: 'opening',
  quest,
  hero: HERO,
  language: 'en',
  words: '',
  history: [],
  summary: '',
  state: null,
  seed: 7,
  dice: { d20: () => 12 },
  signal: new AbortController().signal,
  ...more,
})

export interface Story {
  readonly replies: readonly Told[]
  readonly words: readonly string[]
  readonly turns: number
  readonly last: State
}

const narrator = createStoryteller()

/** Plays a story to its end or to `max` turns; the state goes through JSON before every turn. */
export async function playStory(quest: QuestBrief, player: Player, seed: number, max = 30): Promise<Story> {
  const rng = createRng(hash(`${player.name}${seed}`))
  const dice = seededDice(seed)
  const replies = [await narrator.tell(requestFor(quest, { seed, dice }), () => {})]
  const words: string[] = []
  for (let told = replies[0]!; !told.concluded && words.length < 2 * max; replies.push(told)) {
    const state = readState(JSON.parse(JSON.stringify(told.state)), questKeysOf(quest))
    if (state.turn >= max) break
    const { world } = buildWorld(quest, state.seed, state.plot)
    const move = player.play(rng, told.choices, world.quest, state)
    words.push(move)
    told = await narrator.tell(requestFor(quest, { kind: 'turn', words: move, state, seed, dice }), () => {})
  }
  const last = readState(replies.at(-1)!.state, questKeysOf(quest))
  return { replies, words, turns: last.turn, last }
}

/** A part of a line shorter than this is told by chance. */
const TELLING = 6

/** Whether a line of one of some shared banks was told, whatever stood in its slots. */
export const isToldFrom = (text: string, ...banks: string[]): boolean =>
  banks
    .flatMap((name) => SHARED_KIT.bank[name] ?? [])
    .map((line) => (typeof line === 'string' ? line : line.text))
    .some((line) =>
      line
        .split(/\{[^}]*\}/)
        .map((part) => part.trim().replace(/”$/, ''))
        .filter((part) => part.length > TELLING)
        .every((part) => text.toLowerCase().includes(part.toLowerCase())),
    )
