import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Painter } from '../sync-server/painter/painter.ts'
import { embeddedPainter } from '../sync-server/painters.ts'
import type { PictureRow } from '../sync-server/storage/queries/pictures.ts'
import { pictures } from '../sync-server/storage/schema-accounts.ts'
import type { Answer, Player } from './player.ts'
import type { TestServer } from './server.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
const flat = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** What a phone writes into a photograph: where it was taken, and that it is to be turned. */
const GPS = {
  IFD0: { Copyright: 'Somebody', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
}

/** Pictures as players send them, made by the library itself. */
export const good: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
  jpeg: async () => new Uint8Array(await noise(640, 480).jpeg().toBuffer()),
  png: async () => new Uint8Array(await noise(300, 500).png().toBuffer()),
  webp: async () => new Uint8Array(await noise(640, 480).webp().toBuffer()),
  avif: async () => new Uint8Array(await noise(320, 240).avif({ effort: 0 }).toBuffer()),
  'jpeg with four inks': async () => new Uint8Array(await noise(200, 200).toColourspace('cmyk').jpeg().toBuffer()),
  'png of sixteen bits': async () => new Uint8Array(await noise(200, 200).toColourspace('rgb16').png().toBuffer()),
  'jpeg with GPS': async () => new Uint8Array(await noise(640, 320).withExif(GPS).jpeg().toBuffer()),
  'line of one pixel': async () => new Uint8Array(await flat(60_000, 1).png().toBuffer()),
}

const still = () => Promise.all([flat(40, 40).png().toBuffer(), flat(40, 40, '#3a3').png().toBuffer()])
const joined = async () => sharp(await still(), { join: { animated: true } })

/** A PNG that moves: the chunk that says so before the pixels, which most decoders pass over. */
async function movingPng(): Promise<Buffer> {
  const png = await flat(40, 40).png().toBuffer()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** What is refused, by the status of the refusal. */
export const bad: readonly (readonly [string, number, () => Promise<Uint8Array>])[] = [
  [
    'SVG with a script',
    415,
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['HTML', 415, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['GIF', 415, () => flat(40, 40).gif().toBuffer()],
  [
    'GIF that is JavaScript',
    415,
    async () => Buffer.concat([Buffer.from('GIF89a=1;alert(1)//'), await flat(9, 9).gif().toBuffer()]),
  ],
  ['moving WebP', 415, async () => (await joined()).webp().toBuffer()],
  ['moving PNG', 415, movingPng],
  ['TIFF', 415, () => flat(40, 40).tiff().toBuffer()],
  ['JPEG cut in the middle', 415, async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 20_000)],
  [
    'head of a PNG with HTML',
    415,
    async () => Buffer.concat([(await flat(9, 9).png().toBuffer()).subarray(0, 40), Buffer.from('<script>')]),
  ],
  ['20 megapixels in few bytes', 413, () => flat(5_000, 4_000).png().toBuffer()],
  ['6 MB', 413, async () => Buffer.alloc(6 * 1024 * 1024, 0xff)],
]

export interface UploadOptions {
  readonly field?: string
  readonly name?: string
  readonly type?: string
  readonly key?: string
  /** Sent beside the file. */
  readonly more?: Record<string, string | Blob>
}

/** Uploads `bytes` as the player's picture, as a browser does. */
export async function uploadAvatar(
  url: string,
  player: Player,
  bytes: Uint8Array,
  options: UploadOptions = {},
): Promise<Answer<{ avatar: string }>> {
  const form = new FormData()
  const { field = 'avatar', name = 'a.png', type = 'image/png', key, more = {} } = options
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  for (const [each, value] of Object.entries(more)) form.append(each, value)
  return sendTo(url, player, form, key ? { 'Idempotency-Key': key } : {})
}

/** Sends any body to the call that uploads. */
export async function sendTo(
  url: string,
  player: Player,
  body: FormData | string | ReadableStream,
  headers: Record<string, string> = {},
): Promise<Answer<{ avatar: string }>> {
  const response = await fetch(`${url}/api/profiles/avatar`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${player.token}`, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ...JSON.parse(text) }
}

/** The embedded painter, counted; `fail` makes it fail until it is unset. */
export interface WatchedPainter extends Painter {
  orders: Parameters<Painter['paint']>[0][]
  fail: Error | null
  /** What it paints instead, for painters that answer with no pictures. */
  instead: Uint8Array[] | null
}

export function watchedPainter(): WatchedPainter {
  const painter = embeddedPainter()
  const watched: WatchedPainter = {
    kind: 'embedded',
    orders: [],
    fail: null,
    instead: null,
    async paint(order, count, signal) {
      watched.orders.push(order)
      if (watched.fail) throw watched.fail
      return watched.instead ?? painter.paint(order, count, signal)
    },
    close: () => painter.close(),
  }
  return watched
}

/** The rows of a player's pictures. */
export async function rowsOf(server: TestServer, { user }: Player): Promise<PictureRow[]> {
  return server.services.store.read.select().from(pictures).where(eq(pictures.userId, user.id))
}

/** The names of all files of pictures, unfinished ones included. */
export function filesOf(server: TestServer): string[] {
  const all = readdirSync(join(server.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return all.filter((each) => each.isFile()).map((each) => each.name)
}

export async function avatarOf(player: Player): Promise<string> {
  return (await player.call('GET', '/auth/me')).data.user.avatar
}
