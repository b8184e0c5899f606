import { describe, expect, it } from 'vitest'
import type { KitFile } from '../types.ts'
import { KITS, MOTIFS, QUESTS, SHARED_KIT } from '../world/content.ts'
import { kitProblems, motifProblems, slotsGiven } from './banks.ts'
import { compiledSamples } from './samples.ts'

describe('the lint of banks', () => {
  const given = slotsGiven([...QUESTS.values(), ...compiledSamples().map(([, quest]) => quest)])
  const kit = (bank: KitFile['bank']): string => kitProblems({ ...SHARED_KIT, wounds: [], bank }, given).join('\n')

  it('finds nothing in the kits and the motifs', () => {
    for (const file of [SHARED_KIT, ...KITS.values()]) expect(kitProblems(file, given), file.genre).toEqual([])
    expect(motifProblems(MOTIFS)).toEqual([])
  })

  it('finds what is wrong in a kit', () => {
    expect(kit({ air: ['The {moon} rises.'] })).toMatch(/air: nothing fills \{moon\}/)
    expect(kit({ air: [{ text: 'It rains.', needs: 'moon' }] })).toMatch(/nothing fills \{moon\}/)
    expect(kit({ air: ['It rains'] })).toMatch(/no punctuation/)
    expect(kit({ air: [] })).toMatch(/empty bank/)
    expect(kit({ 'choice.wait': ['Wait for the the rain'] })).toMatch(/same word twice/)
    expect(kit({ 'choice.wait': ['Wait for the rain'] })).toBe('')
  })

  it('finds what is wrong in the motifs', () => {
    const motifs = structuredClone(MOTIFS)
    motifs.kinds[0]!.sense.push('{{Moon}} rises.', 'It rains')
    motifs.kinds[0]!.detail[0]!.noun = 'the  moon'
    const problems = motifProblems(motifs).join('\n')
    for (const what of [/nothing binds \{\{moon/, /no punctuation/, /two spaces/]) expect(problems).toMatch(what)
  })
})
