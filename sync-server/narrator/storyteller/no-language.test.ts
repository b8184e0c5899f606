import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const PATTERN = /(?<=[(=,:?&|!{[>;]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/[a-z]*/g
const BUILT = /new RegExp\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const TEXT = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g
/** What a developer reads, and where modules are. */
const NOT_TOLD = /new Error\(.*$|^import .*$|^\} from .*$|^type .*$/gm
/** Escapes, ranges and slots, which are no words. */
const SIGN = /\$\{(?:[^{}]|\{[^}]*\})*\}|\\?\{\w+\\?\}|\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\?\\[a-zA-Z]|[a-z]-[a-z]/g

/** Simulated players and their quests speak English, as players do. */
const PLAYERS = ['players.ts', 'fixtures.ts']
/** English and what is said to whoever writes content stand in `language` and `lint`. */
const FOLDERS = ['.', 'drama', 'prose', 'rules', 'understand', 'world']
const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(`${import.meta.dirname}/${folder}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !PLAYERS.includes(file))
    .map((file) => `${folder}/${file}`),
)

const words = (text: string): string => text.replace(SIGN, '')

it.each(SOURCES)('%s has no words of any language in its patterns and texts', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .replace(COMMENT, '')
    .replace(NOT_TOLD, '')
  const patterns = [...source.matchAll(PATTERN)].map((m) => m[1] ?? '')
  const built = [...source.matchAll(BUILT)].map((m) => m[2] ?? '')
  const texts = [...source.replace(PATTERN, '').matchAll(TEXT)].map((m) => m[2] ?? '')
  expect([...patterns, ...built].filter((p) => /[a-z]{3}/i.test(words(p)))).toEqual([])
  expect(texts.filter((text) => /\p{L}{2}[,;:]? | \p{L}{2}/u.test(words(text)))).toEqual([])
})
