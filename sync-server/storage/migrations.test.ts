import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../tests/database.ts'
import { dialect } from './dialect.ts'
import { openStore } from './open.ts'
import { ledger, xpEvents } from './schema.ts'

const all = join(import.meta.dirname, 'migrations')
const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The migrations up to `count`: what an earlier edition came with. */
function earlier(count: number): string {
  const folder = join(dataDir, 'migrations')
  cpSync(all, folder, { recursive: true })
  const file = join(folder, dialect, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

it('an upgrade keeps every movement of credits and XP', async () => {
  const databaseUrl = await freshDatabase()
  const entry = { id: 'e1', userId: 'u', amount: 30, kind: 'grant', reference: 'r', balanceAfter: 30, createdAt: 1 }
  const gain = { id: 'x1', userId: 'u', xp: 20, attributePoints: 1, kind: 'turn', reference: 't', createdAt: 1 }
  const before = await openStore({ databaseUrl, dataDir, migrationsFolder: earlier(1) })
  await before.transaction(async (tx) => {
    await tx.insert(ledger).values(entry)
    await tx.insert(xpEvents).values(gain)
  })
  await before.close()

  const after = await openStore({ databaseUrl, dataDir, migrationsFolder: all })
  try {
    expect(await after.read.select().from(ledger)).toEqual([entry])
    expect(await after.read.select().from(xpEvents)).toEqual([gain])
    const broken = after.transaction((tx) => tx.insert(ledger).values({ ...entry, id: 'e2', balanceAfter: -1 }))
    await expect(broken).rejects.toThrow()
  } finally {
    await after.close()
  }
})
