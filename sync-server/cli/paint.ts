import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { GENRES, SETTINGS } from '../../shared/rules/genres.ts'
import { PICTURE_OPTIONS } from '../../shared/rules/pictures.ts'
import { embeddedPainter } from '../painters.ts'

const USAGE = `Paints portraits with the embedded painter.
  --avatar "words"   whom to paint, in English, Spanish, French or German
  --genre G          ${GENRES.join(', ')} (default: what the words suggest)
  --setting S        ${SETTINGS.join(', ')}
  --count N          how many options (default ${PICTURE_OPTIONS})
  --out folder       where the files go (default .)`

const { values } = parseArgs({
  options: {
    avatar: { type: 'string' },
    genre: { type: 'string' },
    setting: { type: 'string' },
    count: { type: 'string', default: String(PICTURE_OPTIONS) },
    out: { type: 'string', default: '.' },
    help: { type: 'boolean', default: false },
  },
})

/** The entry of a list that the words name, whatever their case; null without words. */
function named<T extends string>(list: readonly T[], words: string | undefined): T | null {
  if (words === undefined) return null
  const found = list.find((each) => each.toLowerCase() === words.toLowerCase())
  if (!found) throw new Error(`${words} is none of ${list.join(', ')}.`)
  return found
}

async function main(): Promise<void> {
  const { avatar, out } = values
  const count = Number(values.count)
  if (values.help || avatar === undefined || !Number.isInteger(count) || count < 1) {
    stdout.write(`${USAGE}\n`)
    return
  }
  const painter = embeddedPainter()
  const order = {
    kind: 'avatar' as const,
    prompt: avatar,
    genre: named(GENRES, values.genre),
    setting: named(SETTINGS, values.setting),
  }
  const pictures = await painter.paint(order, count, new AbortController().signal)
  mkdirSync(out, { recursive: true })
  for (const [index, picture] of pictures.entries()) {
    const file = join(out, `portrait-${index + 1}.webp`)
    writeFileSync(file, picture)
    stdout.write(`${file}  ${(picture.length / 1000).toFixed(1)} kB\n`)
  }
  await painter.close()
}

await main()
