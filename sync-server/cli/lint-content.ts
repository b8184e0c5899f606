import { depthProblems, questProblems } from '../narrator/storyteller/lint/quest.ts'
import { compiledSamples } from '../narrator/storyteller/lint/samples.ts'
import { QUESTS } from '../narrator/storyteller/world/content.ts'

/** Checks what the storyteller tells: prints what is wrong with any quest or plot, and ends with 1 if anything is. */
const problems = [
  ...[...QUESTS].flatMap(([id, quest]) => [...questProblems(quest), ...depthProblems(quest)].map((x) => `${id}: ${x}`)),
  ...compiledSamples().flatMap(([name, quest]) => questProblems(quest).map((x) => `${name}: ${x}`)),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
