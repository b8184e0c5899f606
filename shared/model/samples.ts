import type { Genre, Setting } from '../rules/genres.ts'

/** An adventure that can be looked at before the first connection. `cover` is a same-origin path. */
export interface SampleQuest {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly genre: Genre
  readonly setting: Setting
  /** The first scene, plain text. */
  readonly opening: string
  readonly cover: string
  readonly coverTitle: { readonly at: 'top' | 'bottom'; readonly ink: 'light' | 'dark' }
}

/** Two official quests as the offline shelf shows them; the words are those of the server's quest files. */
export const sampleQuests: readonly SampleQuest[] = [
  {
    slug: 'the-bridge-that-takes-names',
    title: 'The Bridge That Takes Names',
    description:
      'The bridge at Sallow Ferry takes a memory from everyone who crosses: a small one, the miller says, you will never miss it. For a hundred years nobody has. Now its third arch has cracked, the river below is washing memories ashore like driftwood, and the whole village has asked you, politely, not to pick any up.',
    genre: 'Fantasy',
    setting: 'Medieval',
    opening:
      "You come to Sallow Ferry at low water with a mason's hammer in your pack and the bishop's order to say whether the bridge will stand. On the shingle, between the eel traps, lies a child's blue shoe that is not a shoe: when your fingers come near it you smell bread, and hear a woman laugh, and know her name. Then a man in a wet apron puts his boot on it. \"That'll be someone's,\" he says. He is smiling. He is the fourth person today who has smiled at you and stood on something.",
    cover: '/covers/the-bridge-that-takes-names.webp',
    coverTitle: { at: 'bottom', ink: 'light' },
  },
  {
    slug: 'the-man-in-four-portraits',
    title: 'The Man in Four Portraits',
    description:
      "Ambrose Vane, author of the railway guides in every gentleman's pocket, is insured for nine thousand pounds and buried. His widow has had four portraits painted from four people's memories, and they show four different men. The company would like to know, before noon on Saturday, which of them it insured.",
    genre: 'Mystery',
    setting: 'Victorian',
    opening:
      "There are four portraits of the late Ambrose Vane in the drawing room of his house in Larkmouth, and they are of four different men. One is fair. One has a sailor's neck. One could be a bishop. The fourth is hardly more than a coat with an opinion. It is Thursday, and raining the way it rains on people who have come by train.",
    cover: '/covers/the-man-in-four-portraits.webp',
    coverTitle: { at: 'bottom', ink: 'light' },
  },
]
