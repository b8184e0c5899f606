import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleQuests } from '../../shared/model/samples.ts'
import { GENRES, SETTINGS } from '../../shared/rules/genres.ts'
import { QUESTS } from '../narrator/storyteller/world/content.ts'
import { officialQuestSchema, officialQuests } from './quests.ts'

const folder = (name: string) => new URL(`./${name}/`, import.meta.url)

describe('official quests', () => {
  it('shelves every quest file, each valid and named by its slug', () => {
    const files = readdirSync(folder('quests')).sort()
    expect(officialQuests.map((quest) => `${quest.slug}.json`).sort()).toEqual(files)
    for (const file of files) {
      const raw: unknown = JSON.parse(readFileSync(new URL(file, folder('quests')), 'utf8'))
      expect(officialQuestSchema.safeParse(raw).success, file).toBe(true)
    }
  })

  it('tells each genre once and each setting twice', () => {
    expect(officialQuests.map((quest) => quest.genre)).toEqual([...GENRES])
    for (const setting of SETTINGS) {
      expect(officialQuests.filter((quest) => quest.setting === setting)).toHaveLength(2)
    }
  })

  it('gives each quest two truths and says which truth a bound clue belongs to', () => {
    for (const { slug, secret } of officialQuests) {
      const ids = secret.truths.map((truth) => truth.id)
      expect(ids, slug).toEqual(['A', 'B'])
      for (const clue of secret.clues) {
        const bound = /^([A-Z]): /.exec(clue)?.[1]
        if (bound) expect(ids, `${slug}: ${clue}`).toContain(bound)
      }
    }
  })

  it('names a full storyteller text by the slug of its quest, and that text is there', () => {
    for (const { slug, contentId } of officialQuests) if (contentId !== null) expect(contentId).toBe(slug)
    const named = officialQuests.flatMap((quest) => quest.contentId ?? [])
    expect(named.sort()).toEqual([...QUESTS.keys()].sort())
  })

  it.each(officialQuests.map((quest) => [quest.cover]))('has the cover %s as a WebP of at most 80 kB', (cover) => {
    const bytes = readFileSync(new URL(cover, folder('covers')))
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect(bytes.length).toBeLessThanOrEqual(80_000)
  })
})

describe('sample quests of the offline shelf', () => {
  it('repeat the official quests word for word and carry nothing of the secret', () => {
    for (const sample of sampleQuests) {
      const official = officialQuests.find((quest) => quest.slug === sample.slug)
      expect(sample).toEqual({
        slug: official?.slug,
        title: official?.title,
        description: official?.description,
        genre: official?.genre,
        setting: official?.setting,
        opening: official?.opening,
        cover: `/covers/${official?.cover}`,
        coverTitle: { at: official?.coverNote.titleAt, ink: official?.coverNote.ink },
      })
    }
  })
})
