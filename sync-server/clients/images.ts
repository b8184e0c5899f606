import type { Metadata, Sharp } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { UPLOAD_MAX_PIXELS } from '../../shared/rules/pictures.ts'
import type { Images } from '../domain/ports.ts'
import { atMost } from './at-most.ts'
import { type ImageType, imageTypeOf } from './image-type.ts'

/** A picture of 16 megapixels takes up to 130 MB while it is decoded. */
const AT_ONCE = 2
const QUEUE = 20
/** Seconds for one picture. */
const TIME_LIMIT = 15
const QUALITY = 80
/** Longer strips are cut before they are scaled: a line of one pixel would become gigapixels. */
const LONGEST_STRIP = 4

/** The library calls AVIF by its container. */
const FORMATS: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

const open = memo(async () => {
  const { default: sharp } = await import('sharp')
  // Of the many formats that the library reads, some by way of other programs, these four may be.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return (bytes: Uint8Array) =>
    sharp(bytes, {
      limitInputPixels: UPLOAD_MAX_PIXELS,
      sequentialRead: true,
      failOn: 'error',
      pages: 1,
    }).timeout({ seconds: TIME_LIMIT })
})

/** Decodes and encodes pictures, two at a time; the library is loaded with the first. */
export function createImages(): Images {
  const limited = atMost(AT_ONCE, QUEUE, 'Too many pictures at once. Try again in a moment.')
  return {
    square: (bytes, side) => limited(() => square(bytes, side)),
  }
}

async function square(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const type = imageTypeOf(bytes)
  if (!type) throw unsupported('Only JPEG, PNG, WebP and AVIF pictures that stand still are taken.')
  const picture = await open()
  const { width, height } = await headerOf(picture(bytes), FORMATS[type])
  const strip = {
    width: Math.min(width, height * LONGEST_STRIP),
    height: Math.min(height, width * LONGEST_STRIP),
  }
  const edge = { left: Math.floor((width - strip.width) / 2), top: Math.floor((height - strip.height) / 2) }
  try {
    return await picture(bytes)
      .autoOrient()
      .extract({ ...edge, ...strip })
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    throw unsupported('This picture is broken.', error)
  }
}

/** Width and height as the picture is to be seen, read before anything is decoded. */
async function headerOf(picture: Sharp, format: string): Promise<{ width: number; height: number }> {
  let header: Metadata
  try {
    header = await picture.metadata()
  } catch (error) {
    if (/pixel limit/.test(String(error))) throw tooLarge()
    throw unsupported('This picture is broken.', error)
  }
  const { width, height } = header.autoOrient
  if (header.format !== format || (format === 'heif' && header.compression !== 'av1')) {
    throw unsupported('This picture is not what it says it is.')
  }
  if ((header.pages ?? 1) > 1) throw unsupported('Pictures that move are not taken.')
  if (width * height > UPLOAD_MAX_PIXELS) throw tooLarge()
  return { width, height }
}

const unsupported = (message: string, cause?: unknown) => new AppError('UNSUPPORTED_MEDIA_TYPE', message, { cause })
const tooLarge = () => new AppError('TOO_LARGE', 'A picture has at most 16 megapixels.')

function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
