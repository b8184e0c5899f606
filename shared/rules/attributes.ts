/** The six attributes (specification part 1 section 3). */
export const ATTRIBUTES = ['strength', 'intelligence', 'dexterity', 'wisdom', 'charisma', 'constitution'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export type Attributes = Record<Attribute, number>

/** The attributes of a new character. */
export function defaultAttributes(): Attributes {
  return { strength: 10, intelligence: 10, dexterity: 10, wisdom: 10, charisma: 10, constitution: 10 }
}

/** Greatest value of an attribute, and of a slider when a character is made (specification part 1 section 9). */
export const ATTRIBUTE_MAX = 999
export const SETUP_ATTRIBUTE_MAX = 20
