import type { ServerEvent } from '../../shared/contract/events.ts'
import { Role } from '../platform/role.ts'
import { EventStream, type EventsDeps } from './events.ts'

export interface SharedEventsDeps extends EventsDeps {
  /** Names the player; tabs of other players share nothing. */
  readonly userId: string
  /** Where tabs pass events on; null where the browser has no channels. */
  readonly channel: BroadcastChannel | null
  readonly locks?: Pick<LockManager, 'request'> | null
}

/** One event stream for all tabs of a player: the tab that has it passes on what it hears. */
export class SharedEvents {
  readonly #stream: EventStream
  readonly #role: Role

  constructor(private readonly deps: SharedEventsDeps) {
    const { channel, onEvent } = deps
    this.#stream = new EventStream({
      ...deps,
      onEvent: (event) => {
        channel?.postMessage(event)
        onEvent(event)
      },
    })
    const begin = () => {
      this.#stream.start()
      return () => this.#stream.stop()
    }
    // Without a channel nothing can be passed on: every tab listens for itself.
    this.#role = new Role(`events-${deps.userId}`, begin, ...(channel ? [deps.locks] : [null]))
  }

  start(): void {
    const { channel } = this.deps
    if (channel) channel.onmessage = (message) => this.deps.onEvent(message.data as ServerEvent)
    this.#role.seek()
  }

  /** The network or the session changed. */
  retry(): void {
    this.#stream.retry()
  }

  /** This tab is in view: it should have the stream itself. */
  take(): void {
    this.#role.take()
  }

  stop(): void {
    this.#role.leave()
    this.deps.channel?.close()
  }
}
