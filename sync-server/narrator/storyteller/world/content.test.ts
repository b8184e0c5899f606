import { describe, expect, it } from 'vitest'
import { GENRES, SETTINGS } from '../../../../shared/rules/genres.ts'
import { compiledSamples } from '../lint/samples.ts'
import { textsOf } from '../lint/texts.ts'
import { KITS, SETTINGS as SETTING_FILES, SHARED_KIT, VOICES } from './content.ts'

describe('content', () => {
  it('has a voice for every genre and nouns for every setting', () => {
    expect(GENRES.filter((g) => !VOICES.has(g))).toEqual([])
    expect(SETTINGS.filter((s) => !SETTING_FILES.has(s))).toEqual([])
  })

  it('names no period where a quest has none', () => {
    const banned = /\b(trains?|cabs?|telegrams?|policem[ae]n|constables?|gaslight|Victorian)\b/i
    const banks = [SHARED_KIT, ...KITS.values()].flatMap(({ bank }) => Object.values(bank))
    const lines = banks.flatMap((bank) => bank.flatMap((x) => (typeof x === 'string' ? [x] : x.needs ? [] : [x.text])))
    expect(lines.filter((x) => banned.test(x))).toEqual([])
    const far = compiledSamples().filter(([name]) => /Medieval|Futuristic/.test(name))
    expect(far.flatMap(([, q]) => textsOf(q)).filter((x) => banned.test(x))).toEqual([])
  })
})
