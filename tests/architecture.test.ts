import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../sync-server/cli/sources.mjs'
import { broken } from './import-rules.mjs'
import { importsOf } from './imports.mjs'

const root = join(import.meta.dirname, '..')
const LONGEST = 300
const SCRIPT = /\.(ts|tsx|mjs|css)$/
const TEST = /\.test\.tsx?$/

const sources = ['icons', 'pwa', 'shared', 'sync-server', 'tests']
  .flatMap((folder) => [...filesIn(folder)])
  .filter((file) => SCRIPT.test(file) && !file.endsWith('.gen.ts'))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Lines of the product's files that match, as `file:line`. */
function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  )
}

describe('the sources', () => {
  it('are files short enough to be read', () => {
    const long = sources.filter((file) => read(file).trimEnd().split('\n').length > LONGEST)
    expect(long).toEqual([])
  })

  it('have kebab-case names, and folders with a subject', () => {
    const odd = sources.filter((file) => !file.startsWith('pwa/routes/') && !/^[a-z0-9./-]+$/.test(file))
    const drawers = sources.filter((file) => /\/(utils|helpers|common|misc|types)\//.test(file))
    expect([...odd, ...drawers]).toEqual([])
  })

  it('take clock and chance from outside where rules are made', () => {
    const pure = sources.filter(
      (file) => /^(shared|sync-server\/(domain|narrator|painter))\//.test(file) && !TEST.test(file),
    )
    expect(linesWith(/\bDate\.now\b|\bMath\.random\b|\bnew Date\(\)|\bperformance\.now\b/, pure)).toEqual([])
  })

  it('read the environment in one place', () => {
    const server = sources.filter((file) => /^(shared|sync-server)\/.*\.ts$/.test(file) && !TEST.test(file))
    const readers = linesWith(/\bprocess\.env\b/, server).map((place) => place.replace(/:\d+$/, ''))
    const allowed = ['sync-server/config.ts', 'sync-server/main.ts', 'sync-server/storage/dialect.ts']
    expect(readers.filter((file) => !allowed.includes(file))).toEqual([])
  })

  it('leave nothing half done', () => {
    // Put together here so that this file does not find itself.
    const marks = new RegExp(`\\b(${['TO', 'FIX'].map((each, i) => each + ['DO', 'ME'][i]).join('|')}|@ts-ignore)\\b`)
    expect(linesWith(marks, sources).filter((place) => !place.startsWith('tests/architecture'))).toEqual([])
  })
})

describe('the README', () => {
  it('names only paths that exist', () => {
    const named = [...read('README.md').matchAll(/`((?:pwa|sync-server|shared|icons|tests|docs)\/[\w./*{},-]*)`/g)]
    const paths = named.map((match) => match[1] ?? '').filter((path) => !/[*{]/.test(path))
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('the import rules', () => {
  // Not written out, or this file would seem to import.
  const lazily = 'import'
  const caught = (file: string, text: string) => importsOf(file, text).flatMap(broken).length > 0

  it.each([
    ['sync-server/domain/ledger.ts', "import { x } from '../http/router.ts'"],
    ['sync-server/domain/ledger.ts', "import type { X } from '../http/router.ts'"],
    ['sync-server/domain/ledger.ts', "import { type X } from 'drizzle-orm'"],
    ['sync-server/domain/ledger.ts', "import type { Context } from 'koa'"],
    ['sync-server/domain/ledger.ts', `type X = ${lazily}('../http/router.ts').X`],
    ['sync-server/storage/store.ts', "export type { X } from '../domain/ports.ts'"],
    ['sync-server/narrator/openai/prompt.ts', "import { chooseNarrator } from '../../narrators.ts'"],
    ['shared/rules/levels.ts', "import { z } from 'zod'"],
    ['shared/rules/levels.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/model/user.ts', "export * from '../contract/auth.ts'"],
    ['pwa/features/play/screen.tsx', "import { Wheel } from '../wheel/wheel.tsx'\nexport const A = () => <Wheel />"],
    ['pwa/data/api.ts', "import { useState } from 'react'"],
    ['pwa/data/api.ts', "import { store } from '../../sync-server/storage/store.ts'"],
    ['pwa/ui/button.tsx', "import { db } from '../data/db.ts'"],
    ['pwa/sw.ts', `const x = await ${lazily}('./ui/toast.tsx')`],
  ])('catch a wrong one in %s', (file, text) => {
    expect(caught(file, text)).toBe(true)
  })

  it.each([
    ['sync-server/domain/ledger.ts', "import { addEntry } from '../storage/queries/credits.ts'"],
    ['sync-server/http/router.ts', "import Router from '@koa/router'\nimport { execute } from '../domain/execute.ts'"],
    ['shared/rules/levels.ts', "import * as z from 'zod/mini'\nimport { AppError } from '../errors.ts'"],
    ['pwa/features/play/screen.tsx', "import { Sheet } from './sheet.tsx'\nexport const A = () => <Sheet />"],
    ['pwa/data/live.ts', "import { useLiveQuery } from 'dexie-react-hooks'"],
  ])('let a right one pass in %s', (file, text) => {
    expect(caught(file, text)).toBe(false)
  })
})
