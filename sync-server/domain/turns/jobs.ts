import type { TurnAnswer } from '../../../shared/contract/game.ts'
import type { ErrorCode } from '../../../shared/errors.ts'
import { NarratorFailure } from '../../narrator/narrator.ts'
import { findTurn } from '../../storage/queries/stories.ts'
import type { Deps } from '../ports.ts'
import { failTurn, finishTurn } from './end.ts'
import { gatherStory } from './gather.ts'
import { TextFeed } from './text-feed.ts'
import type { TurnEnd } from './turn-end.ts'

interface Running {
  readonly abort: AbortController
  readonly feed: TextFeed
  readonly done: Promise<TurnEnd>
}

/** Why a job was aborted: the player said stop, or the time was up, or the server goes down. */
export class Stopped extends Error {}
class Overdue extends Error {}
class Interrupted extends Error {}

/**
 * Runs narrator jobs: a turn is a job, not a request (architecture). It streams, stores, settles and awards,
 * whoever still listens. A turn that this process does not run is watched in the database.
 */
export class TurnJobs {
  readonly #running = new Map<string, Running>()

  constructor(private readonly deps: Deps) {}

  /** Begins telling a stored turn; returns at once. */
  start(turnId: string): void {
    const abort = new AbortController()
    const feed = new TextFeed()
    const done = this.#tell(turnId, abort, feed).finally(() => {
      feed.end()
      this.#running.delete(turnId)
    })
    done.catch((error: Error) => this.deps.log.error({ turnId, err: error }, 'a turn could not be ended'))
    this.#running.set(turnId, { abort, feed, done })
  }

  /** The text told so far, while the turn runs here. */
  textOf(turnId: string): string | null {
    return this.#running.get(turnId)?.feed.text ?? null
  }

  /** Hears each further piece of a running turn's text from the beginning; returns how to stop hearing. */
  listen(turnId: string, hear: (offset: number, text: string) => void): () => void {
    return this.#running.get(turnId)?.feed.listen(hear) ?? (() => undefined)
  }

  /** Whether the turn is being told by this process. */
  isTelling(turnId: string): boolean {
    return this.#running.has(turnId)
  }

  /** Stops the telling if it runs here: what was told stands, before the first word nothing is paid. */
  stop(turnId: string): void {
    this.#running.get(turnId)?.abort.abort(new Stopped('stopped by the player'))
  }

  /** Waits for a turn's end; polls the database for one that another process runs. */
  async wait(turnId: string): Promise<TurnEnd> {
    const job = this.#running.get(turnId)
    if (job) return job.done
    for (;;) {
      const row = await findTurn(this.deps.store.read, turnId)
      // Gone with the account of its player.
      if (!row) return { status: 'failed', code: 'NARRATOR_FAILED', answer: null }
      if (row.status !== 'running') {
        return {
          status: row.status,
          code: row.code as ErrorCode | null,
          answer: row.answer ? (JSON.parse(row.answer) as TurnAnswer) : null,
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** Lets running turns finish for `grace` milliseconds, then ends the rest with their credits given back. */
  async drain(grace: number): Promise<void> {
    const all = () => Promise.allSettled([...this.#running.values()].map((job) => job.done))
    let timer: NodeJS.Timeout | undefined
    const overdue = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, grace)
    })
    await Promise.race([all(), overdue])
    clearTimeout(timer)
    for (const job of this.#running.values()) job.abort.abort(new Interrupted('the server goes down'))
    await all()
  }

  async #tell(turnId: string, abort: AbortController, feed: TextFeed): Promise<TurnEnd> {
    const { deps } = this
    const limit = setTimeout(() => abort.abort(new Overdue('over the time limit')), deps.narratorTimeout)
    try {
      const story = await gatherStory(deps, turnId, abort.signal)
      if (!story) return { status: 'failed', code: 'NARRATOR_FAILED', answer: null }
      const { turn } = story
      const unsubscribe = feed.listenBatched((offset, text) =>
        deps.pokes.turnText(turn.userId, { turnId, questId: turn.questId, offset, text }),
      )
      try {
        const told = await deps.narrator.tell(story.request, (piece) => feed.push(piece))
        return await finishTurn(deps, story, told)
      } catch (error) {
        const stopped = abort.signal.aborted && abort.signal.reason instanceof Stopped
        const partial = stopped ? feed.text.trim() : ''
        if (partial !== '' && story.turn.kind === 'turn') return await finishTurn(deps, story, story.cutOff(partial))
        return await failTurn(deps, turn, this.#reason(error))
      } finally {
        unsubscribe()
      }
    } finally {
      clearTimeout(limit)
    }
  }

  #reason(error: unknown): ErrorCode {
    if (!(error instanceof NarratorFailure || error instanceof Stopped || error instanceof Overdue)) {
      if (!(error instanceof Interrupted)) this.deps.log.error({ err: error }, 'the narrator broke')
    }
    return 'NARRATOR_FAILED'
  }
}
