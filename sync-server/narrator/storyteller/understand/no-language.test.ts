import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const LITERAL = /(?<=[(=,:?&|!{[>;]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/[a-z]*/g
/** Escapes and ranges, which are no words. */
const SIGN = /\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\[a-zA-Z]|[a-z]-[a-z]/g

const SOURCES = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))

it.each(SOURCES)('%s has no words of any language in its patterns', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(COMMENT, '')
  const patterns = [...source.matchAll(LITERAL)].map((m) => m[1] ?? '')
  expect(patterns.filter((p) => /[a-z]{3}/i.test(p.replace(SIGN, '')))).toEqual([])
})
