import { describe, expect, it } from 'vitest'
import { hear } from './drawing-room.ts'

describe('a promise', () => {
  it.each([
    'I swear I will not harm her',
    "I swear I won't hurt you",
    'I swear I will find him',
    "I won't tell anyone",
    'I promise not to tell anyone',
    'I promise I won’t tell',
    'I will not tell a soul',
    'I would never betray you',
    'I give you my word that nobody will know',
    'your secret is safe with me',
    'my lips are sealed',
    "I won't breathe a word of it",
    "I'll never tell anybody what you did",
    'you have my word',
    'I promise never to leave you',
    'I vow that I will bring him home',
    "I won't let anyone hurt you",
  ])('“%s” is said to whoever is here', (words) => {
    const action = hear(words)
    expect(action.verb).toMatch(/^(?:say|spare)$/)
    expect(action.quote).toBeTruthy()
    expect(action.target?.id).toBe('honora')
  })
  it.each(["I swear I'll kill you", 'I swear to God I will make you pay', "I swear I'll burn it down"])(
    '“%s” is a threat',
    (words) => expect(hear(words).verb).toBe('threaten'),
  )
  it.each(["I won't open the door", "I won't take the letter", "I won't say anything"])(
    '“%s” is left undone',
    (words) => expect(hear(words).verb).toBe('refrain'),
  )
})
