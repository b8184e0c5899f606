import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../shared/rules/genres.ts'
import type { OutboxRow } from '../../data/db.ts'
import { actionTexts, actionWords } from './action-words.ts'

const AREAS = ['outbox', 'play', 'rewards']
const texts = (language: Language, area: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'i18n', 'locales', language, `${area}.json`), 'utf8'))
const i18n = createInstance({
  lng: 'en',
  ns: AREAS,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(AREAS.map((area) => [area, texts(language, area)]))]),
  ),
})
void i18n.init()

const words = (language: Language, name: OutboxRow['name'], body: Record<string, unknown>) =>
  actionWords({ name, args: { params: {}, body } }, i18n.getFixedT(language), language)

describe('an action in plain words', () => {
  it.each([
    ['profile.spend', { attribute: 'strength', points: 1 }, 'Strength +1'],
    ['profile.spend', { attribute: 'wisdom', points: 3 }, 'Wisdom +3'],
    ['profile.update', { name: 'Wren', bio: '' }, 'Profile: name and bio'],
    ['profile.update', { bio: 'x', preferences: { genre: ['Horror'], setting: 'Modern', difficulty: 'Hard' } }, ''],
    ['profile.update', { name: 'Wren', attributes: { strength: 12 } }, 'Make your character'],
    ['profile.update', { attributes: { strength: 12 }, attributePoints: 0 }, 'Spend attribute points'],
    ['profile.skipSetup', {}, 'Play with the character as it is'],
    ['achievement.claim', { achievementId: 'level5' }, 'Claim the seal of level 5'],
    ['rewards.claim', { rewardType: 'daily' }, 'Claim the Daily chest'],
  ] as const)('says what %s with %j does', (name, body, said) => {
    expect(words('en', name, body)?.toLowerCase()).toBe(
      (said || 'Profile: bio, genres, setting, and difficulty').toLowerCase(),
    )
    for (const language of LANGUAGES) expect(words(language, name, body)).not.toMatch(/[{}]|outbox|fields|\w:\w/)
  })

  it('joins what changed as each language does', () => {
    const change = { name: 'Wren', bio: '' }
    expect(words('de', 'profile.update', change)).toBe('Profil: Name und Beschreibung')
    expect(words('es', 'profile.update', change)).toBe('Perfil: nombre y biografía')
    expect(words('fr', 'profile.update', change)).toBe('Profil : nom et biographie')
  })

  it('leaves quests to their titles, and shows what the player wrote', () => {
    expect(words('en', 'game.input', { userInput: 'I knock.' })).toBeNull()
    const args = { params: {}, body: { name: 'Wren', bio: 'Of the marsh.', preferences: {} } }
    expect(actionTexts({ args })).toEqual(['Wren', 'Of the marsh.'])
  })
})
