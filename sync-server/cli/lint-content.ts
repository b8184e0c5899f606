import { kitProblems, motifProblems, slotsGiven } from '../narrator/storyteller/lint/banks.ts'
import { depthProblems, questProblems } from '../narrator/storyteller/lint/quest.ts'
import { compiledSamples } from '../narrator/storyteller/lint/samples.ts'
import { KITS, MOTIFS, QUESTS, SHARED_KIT } from '../narrator/storyteller/world/content.ts'

/** Checks what the storyteller tells: prints what is wrong with it anywhere, and ends with 1 if anything is. */
const samples = compiledSamples()
const given = slotsGiven([...QUESTS.values(), ...samples.map(([, quest]) => quest)])
const problems = [
  ...[...QUESTS].flatMap(([id, quest]) => [...questProblems(quest), ...depthProblems(quest)].map((x) => `${id}: ${x}`)),
  ...samples.flatMap(([name, quest]) => questProblems(quest).map((x) => `${name}: ${x}`)),
  ...[SHARED_KIT, ...KITS.values()].flatMap((kit) => kitProblems(kit, given).map((x) => `kit of ${kit.genre}: ${x}`)),
  ...motifProblems(MOTIFS).map((x) => `motifs: ${x}`),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
