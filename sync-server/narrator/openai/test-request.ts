import type { StoryRequest } from '../narrator.ts'

/** A request for tests; fills in what a test does not mention. */
export function aRequest(change: Partial<StoryRequest> = {}): StoryRequest {
  return {
    kind: 'turn',
    quest: {
      id: 'quest-1',
      title: 'The Gate',
      description: 'A town that lets nobody out.',
      genre: 'Mystery',
      setting: 'A walled town',
      opening: null,
      contentId: null,
    },
    hero: {
      name: 'Ada',
      level: 3,
      difficulty: 'Normal',
      attributes: { strength: 5, intelligence: 6, dexterity: 4, wisdom: 3, charisma: 5, constitution: 5 },
    },
    language: 'en',
    words: 'I knock at the gate',
    history: [{ type: 'ai', content: 'A gate stands in the rain.' }],
    summary: '',
    state: null,
    seed: 7,
    dice: { d20: () => 10 },
    signal: new AbortController().signal,
    ...change,
  }
}
