import { eventSchema, type ServerEvent } from '../../shared/contract/events.ts'

/** Cuts a stream of text into server-sent events; feed it pieces as they come. Comments count as signs of life only. */
export class EventLines {
  #rest = ''

  push(piece: string): ServerEvent[] {
    // A proxy may rewrite line ends.
    const blocks = (this.#rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    this.#rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''))
        .join('\n')
      return data ? parse(data) : []
    })
  }
}

/** An event of a newer server that this app does not know is no event. */
function parse(data: string): ServerEvent[] {
  try {
    const result = eventSchema.safeParse(JSON.parse(data))
    return result.success ? [result.data] : []
  } catch {
    return []
  }
}
