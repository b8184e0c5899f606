/** Genres and settings of quests (specification part 1 section 3). */
export const GENRES = [
  'Fantasy',
  'Science Fiction',
  'Horror',
  'Mystery',
  'Historical',
  'Cyberpunk',
  'Steampunk',
  'Western',
  'Supernatural',
  'Dystopian',
] as const
export type Genre = (typeof GENRES)[number]

export const SETTINGS = ['Medieval', 'Modern', 'Futuristic', 'Post-Apocalyptic', 'Victorian'] as const
export type Setting = (typeof SETTINGS)[number]

export const DIFFICULTIES = ['Easy', 'Normal', 'Hard', 'Nightmare'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
