import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { BRAND } from '../../shared/brand.ts'
import { uuidv7 } from '../../shared/rules/uuid.ts'
import type { BuiltServer } from './server.ts'

// What would take hours of play, or screens that are not there yet, is written beside the running server.

function write(server: BuiltServer, work: (db: Database.Database) => void): void {
  const db = new Database(join(server.dataDir, `${BRAND.toLowerCase()}.db`))
  db.pragma('busy_timeout = 5000')
  try {
    db.transaction(() => work(db)).immediate()
  } finally {
    db.close()
  }
}

/** Gives a player what many turns would have earned. The device hears of it with its next pull. */
export function earn(
  server: BuiltServer,
  email: string,
  gain: { readonly points?: number; readonly xp?: number },
): void {
  write(server, (db) =>
    db
      .prepare(
        `update users set attribute_points = attribute_points + ?, xp = xp + ?,
         version = version + 1, profile_version = version + 1 where email = ?`,
      )
      .run(gain.points ?? 0, gain.xp ?? 0, email),
  )
}

/** Lets the mails that went to an address be a minute older, so that the next one goes at once. */
export function ageMails(server: BuiltServer, email: string): void {
  write(server, (db) =>
    db.prepare('update flows set sent_at = sent_at - 60000 where email_folded = ?').run(email.toLowerCase()),
  )
}

export interface MadeQuest {
  readonly title: string
  readonly isPublic?: boolean
  readonly plays?: number
  readonly earned?: number
}

let made = 0

/** Puts a quest of a player's on the shelf, each a second after the last; returns its id. */
export function publish(server: BuiltServer, email: string, quest: MadeQuest): string {
  made += 1
  const createdAt = Date.now() + 1_000 * made
  const id = uuidv7(createdAt, randomBytes(10))
  write(server, (db) => {
    db.prepare('update users set version = version + 1 where email = ?').run(email)
    db.prepare(
      `insert into quests (id, owner_id, title, description, search_text, genre, setting, cards, cover_image, cover_title,
       is_official, is_public, play_count, credits_earned, created_at, version)
       select ?, id, ?, 'A ferry that never arrives.', ?, 'Horror', 'Victorian', '[]', '', '{"at":"top","ink":"light"}',
       0, ?, ?, ?, ?, version from users where email = ?`,
    ).run(
      id,
      quest.title,
      quest.title.toLowerCase(),
      quest.isPublic === false ? 0 : 1,
      quest.plays ?? 0,
      quest.earned ?? 0,
      createdAt,
      email,
    )
  })
  return id
}
