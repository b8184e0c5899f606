import { SETTINGS } from '../../../../shared/rules/genres.ts'
import type { QuestBrief } from '../../narrator.ts'
import type { Quest } from '../types.ts'
import { compile } from '../world/compile.ts'
import { PLOTS } from '../world/content.ts'
import { readPremise } from '../world/premise.ts'

/** A quest of each kind of subject. */
const SUBJECTS: readonly (readonly [title: string, description: string])[] = [
  ['The Portrait', 'A portrait was stolen.'],
  ['The Crown', 'The crown was stolen.'],
  ['The Diary', 'A diary is missing.'],
  ['The Violin', 'The violin was stolen.'],
  ['The Hound', 'The hound is missing.'],
  ['Gone', 'My sister never came home.'],
  ['The Bridge', 'It cracks.'],
]

/** Every plot, bound in every setting that it knows to every kind of subject that it can carry. */
export function compiledSamples(): [name: string, quest: Quest][] {
  return PLOTS.flatMap((plot) =>
    [...(plot.settings ?? SETTINGS)].flatMap((setting) =>
      SUBJECTS.flatMap(([title, description]): [string, Quest][] => {
        const genre = plot.genres[0] === 'any' ? 'Horror' : (plot.genres[0] ?? 'Mystery')
        const brief: QuestBrief = { id: 'sample', title, description, genre, setting, opening: null, contentId: null }
        const types = new Set<string>(plot.types)
        if (!types.has(readPremise(brief).subject.type)) return []
        return [[`${plot.plot}, ${setting}, ${title}`, compile(brief, 1, plot.plot).quest]]
      }),
    ),
  )
}
