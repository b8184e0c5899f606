import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The address of an empty database on the PostgreSQL under test; null when SQLite is under test. */
export async function freshDatabase(): Promise<string | null> {
  const base = process.env.DATABASE_URL
  if (!base) return null
  const name = `t_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${name} lc_collate 'C' lc_ctype 'C' template template0`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}
