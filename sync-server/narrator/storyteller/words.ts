import * as z from 'zod/mini'

/** What the player's words can come to: what is done, and what it is made of. */
const VERBS = [
  'look',
  'search',
  'go',
  'ask',
  'persuade',
  'deceive',
  'threaten',
  'take',
  'use',
  'give',
  'fight',
  'sneak',
  'craft',
  'wait',
  'rest',
  'flee',
  'say',
  'accuse',
  'insult',
  'leave',
  'follow',
  'perform',
  'refrain',
  'spare',
  'bargain',
  'help',
  'inventory',
  'recap',
  'fourthwall',
  'nonsense',
] as const
export const verbSchema = z.enum(VERBS)
export type Verb = z.infer<typeof verbSchema>

/** Verbs and phrases by what they are taken for. */
export const verbListSchema = z.partialRecord(verbSchema, z.array(z.string().check(z.regex(/^[a-z_ ]+$/))))

/** What an act is made of: an odd act may answer to a clue or call up a beat by these. */
export const ACT_TAGS = [
  'music',
  'dance',
  'water',
  'fire',
  'light',
  'dark',
  'food',
  'drink',
  'gift',
  'money',
  'apology',
  'kindness',
  'touch',
  'grief',
  'prayer',
  'counting',
  'writing',
  'reading',
  'drawing',
  'naming',
  'story',
  'joke',
  'game',
  'sleep',
  'silence',
  'knocking',
  'listening',
  'smell',
  'cleaning',
  'mending',
  'breaking',
  'animal',
  'plant',
  'weather',
  'climbing',
  'disguise',
  'weapon',
  'machine',
  'magic',
  'promise',
] as const
export const tagSchema = z.enum(ACT_TAGS)
export type ActTag = z.infer<typeof tagSchema>

/** Words and phrases by the tag they give an act. */
export const tagListSchema = z.record(tagSchema, z.array(z.string().check(z.regex(/^[a-z ]+$/))))
