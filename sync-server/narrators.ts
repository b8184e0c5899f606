import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { officialQuests } from './content/quests.ts'
import type { Log } from './domain/ports.ts'
import type { Narrator } from './narrator/narrator.ts'
import { createOpenAiNarrator } from './narrator/openai/narrator.ts'
import { createStoryteller } from './narrator/storyteller/index.ts'
import { realClock } from './sources.ts'

/** The narrator that the switches choose: an OpenAI-compatible server, else the embedded storyteller. */
export function chooseNarrator(config: Config, log: Log): Narrator {
  if (!config.openai) return createStoryteller({ pace: pacedBy(config.storyPace) })
  const { apiKey, baseURL, model } = config.openai
  return createOpenAiNarrator({
    server: { apiKey, baseURL, model },
    clock: realClock,
    log,
    canary: randomBytes(12).toString('hex'),
    timeouts: { whole: config.narratorTimeout },
    secretOf,
  })
}

/** What the author of an official quest told the narrator only. */
function secretOf(contentId: string): readonly string[] {
  const secret = officialQuests.find((each) => (each.contentId ?? each.slug) === contentId)?.secret
  if (!secret) return []
  return [
    ...secret.people.map((person) => JSON.stringify(person)),
    `Places: ${secret.places.join('; ')}`,
    `Things: ${secret.things.join('; ')}`,
    `Danger: ${secret.danger}`,
    ...secret.truths.map((truth) => `Truth ${truth.id}: ${truth.text}`),
    `Clues: ${secret.clues.join('; ')}`,
    `Endings: ${secret.endings.join('; ')}`,
  ]
}

/** Waits `milliseconds` between two words, so that a story is told, not dropped; a stop is heard at once. */
function pacedBy(milliseconds: number): (signal: AbortSignal) => Promise<void> {
  if (milliseconds === 0) return () => Promise.resolve()
  return (signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      signal.addEventListener('abort', done, { once: true })
    })
}
