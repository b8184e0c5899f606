import type { Context } from 'koa'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'

/** What the boundaries and the head of the one part may take beside the file, in bytes. */
const AROUND = 16 * 1024

/**
 * The one file of a multipart body, in memory only. Throws TOO_LARGE for a file above `maxBytes`, without having taken
 * in more than that, and BAD_REQUEST for anything but exactly one file in exactly `field`.
 */
export async function receiveFile(ctx: Context, upload: NonNullable<AnyCall['upload']>): Promise<Uint8Array> {
  const { field, maxBytes } = upload
  const body = await readAtMost(ctx, maxBytes + AROUND)
  const parts = await partsOf(body, ctx.get('Content-Type'))
  const [name, file] = parts[0] ?? []
  if (parts.length !== 1 || name !== field || !(file instanceof Blob) || file.size === 0) {
    throw new AppError('BAD_REQUEST', `Send one file in the field ${field} and nothing else.`)
  }
  if (file.size > maxBytes) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

/** Reads the body; what comes after `limit` bytes is let pass unread, so that the sender hears the refusal. */
function readAtMost(ctx: Context, limit: number): Promise<Buffer<ArrayBuffer>> {
  const { req } = ctx
  if ((ctx.request.length ?? 0) > limit) throw tooLarge()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (end: () => void) => {
      req.off('data', take).off('end', done).off('error', broken).off('close', broken)
      end()
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limit) return
      settle(() => reject(tooLarge()))
      req.resume()
    }
    const done = () => settle(() => resolve(Buffer.concat(chunks)))
    const broken = () => settle(() => reject(new AppError('BAD_REQUEST', 'The file did not arrive whole.')))
    req.on('data', take).on('end', done).on('error', broken).on('close', broken)
  })
}

/** The platform's own reader of multipart: strict, and quick on whatever it is sent. */
async function partsOf(body: Buffer<ArrayBuffer>, type: string): Promise<[string, unknown][]> {
  try {
    return [...(await new Response(body, { headers: { 'Content-Type': type } }).formData()).entries()]
  } catch {
    throw new AppError('BAD_REQUEST', 'The multipart body is malformed.')
  }
}

const tooLarge = () => new AppError('TOO_LARGE', 'The file is too large.')
