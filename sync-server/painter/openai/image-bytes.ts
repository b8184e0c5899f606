import * as z from 'zod/mini'
import { PainterFailed } from '../painter.ts'

/** Heaviest picture in bytes. */
const PICTURE_MAX = 20 * 1024 * 1024

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string() })) })

/**
 * The pictures of an answer, checked for size and type. An address in place of a picture is never followed.
 * Throws PainterFailed `malformed`.
 */
export function picturesIn(answer: unknown, count: number): Uint8Array[] {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) throw new PainterFailed('malformed', 'no pictures in the answer')
  if (parsed.data.data.length < count) throw new PainterFailed('malformed', 'fewer pictures than were asked for')
  return parsed.data.data.slice(0, count).map(({ b64_json: text }) => pictureFrom(text))
}

function pictureFrom(text: string): Uint8Array {
  // Measured before it is read: base64 is a third longer than what it holds.
  if (text.length * 0.75 > PICTURE_MAX) throw new PainterFailed('malformed', 'a picture is too large')
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  if (!isPicture(bytes)) throw new PainterFailed('malformed', 'no PNG, JPEG, WebP or AVIF')
  return bytes
}

/** By the first bytes. Whoever stores a picture decodes it and finds out the rest. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP')) ||
    /^.{4}ftypavi[fs]$/s.test(head)
  )
}

/** A fetch that takes at most `limit` bytes of an answer, then fails. */
export function limitedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let seen = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          seen += piece.length
          if (seen > limit) controller.error(new PainterFailed('malformed', 'the answer is too large'))
          else controller.enqueue(piece)
        },
      }),
    )
    return new Response(counted, response)
  }
}

/** Longest answer with `count` pictures in base64, in bytes. */
export const answerMax = (count: number): number => Math.ceil(count * PICTURE_MAX * 1.4)
