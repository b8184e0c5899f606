import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { defaultAttributes } from '../../shared/rules/attributes.ts'
import { freshDatabase } from '../../tests/database.ts'
import { bool, dialect, int, json, table, text } from './dialect.ts'
import { openStore } from './open.ts'
import { ledger, users, xpEvents } from './schema.ts'

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

/** The players' table as the first edition had it. */
const firstUsers = table('users', {
  ...{ id: text('id'), email: text('email'), emailFolded: text('email_folded'), username: text('username') },
  ...{ usernameFolded: text('username_folded'), name: text('name'), passwordHash: text('password_hash') },
  ...{ verifiedAt: int('verified_at'), isAdmin: bool('is_admin'), language: text('language'), avatar: text('avatar') },
  ...{ bio: text('bio'), membership: text('membership'), credits: int('credits'), held: int('held'), xp: int('xp') },
  ...{ attributePoints: int('attribute_points'), attributes: json('attributes'), preferences: json('preferences') },
  ...{ achievements: json('achievements'), answeredTurns: int('answered_turns'), version: int('version') },
  ...{ profileVersion: int('profile_version'), rewardsVersion: int('rewards_version') },
  ...{ floorVersion: int('floor_version'), createdAt: int('created_at') },
})

const user = (id: string, verifiedAt: number | null): typeof firstUsers.$inferInsert => ({
  ...{ id, verifiedAt, email: id, emailFolded: id, username: id, usernameFolded: id, name: id, passwordHash: 'x' },
  ...{ isAdmin: false, language: 'en', avatar: '', bio: '', membership: 'Free', attributes: defaultAttributes() },
  ...{ credits: 30, held: 0, xp: 20, attributePoints: 1, achievements: [], answeredTurns: 1, createdAt: 1 },
  ...{ version: 2, profileVersion: 2, rewardsVersion: 1, floorVersion: 0 },
  preferences: { genre: ['Fantasy'], setting: 'Medieval', difficulty: 'Normal' },
})

it('an upgrade keeps every movement of credits and XP', async () => {
  const databaseUrl = await freshDatabase()
  const entry = { id: 'e1', userId: 'u', amount: 30, kind: 'grant', reference: 'r', balanceAfter: 30, createdAt: 1 }
  const gain = { id: 'x1', userId: 'u', xp: 20, attributePoints: 1, kind: 'turn', reference: 't', createdAt: 1 }
  const before = await openStore({ databaseUrl, dataDir, migrationsFolder: earlier(1) })
  await before.transaction(async (tx) => {
    await tx.insert(ledger).values(entry)
    await tx.insert(xpEvents).values(gain)
    await tx.insert(firstUsers).values([user('confirmed', 1), user('unconfirmed', null)])
  })
  await before.close()

  const after = await openStore({ databaseUrl, dataDir, migrationsFolder: all })
  try {
    expect(await after.read.select().from(ledger)).toEqual([entry])
    expect(await after.read.select().from(xpEvents)).toEqual([gain])
    // A registration was an account before it was confirmed; it must not become one that can sign in.
    expect(await after.read.select({ id: users.id }).from(users)).toEqual([{ id: 'confirmed' }])
    const broken = after.transaction((tx) => tx.insert(ledger).values({ ...entry, id: 'e2', balanceAfter: -1 }))
    await expect(broken).rejects.toThrow()
  } finally {
    await after.close()
  }
})
