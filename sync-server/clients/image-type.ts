import type { UPLOAD_TYPES } from '../../shared/rules/pictures.ts'

export type ImageType = (typeof UPLOAD_TYPES)[number]

/** What `bytes` begin as, whatever they are called: a still picture of a type we take, or null. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (from: number, length: number) => view.toString('latin1', from, from + length)
  if (at(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return isAnimatedPng(view) ? null : 'image/png'
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return 'image/webp'
  if (at(4, 4) === 'ftyp') {
    // An image sequence says so by its brand.
    const brands = at(8, Math.min(view.readUInt32BE(0), 256) - 8)
    return brands.startsWith('avis') ? null : brands.includes('avif') ? 'image/avif' : null
  }
  return null
}

/** Whether an `acTL` chunk comes before the pixels: decoders that know no animation pass it over in silence. */
function isAnimatedPng(view: Buffer): boolean {
  for (let at = 8; at + 8 <= view.length; at += 12 + view.readUInt32BE(at)) {
    const type = view.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT' || type === 'IEND') return false
  }
  return false
}
