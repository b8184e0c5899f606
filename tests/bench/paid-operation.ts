// One paid operation (id check, guarded update, entry, stored result) against the same four statements in raw
// better-sqlite3 (budget: at least 0.5 of its operations a second). Both on WAL with synchronous=FULL.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { execute } from '../../sync-server/domain/execute.ts'
import { claimRewardHandler } from '../../sync-server/domain/rewards.ts'
import { findUser } from '../../sync-server/storage/queries/players.ts'
import { timedRewards } from '../../sync-server/storage/schema.ts'
import { newOperation } from '../operation.ts'
import { newPlayer } from '../player.ts'
import { startServer } from '../server.ts'
import { sideBySide } from './raw.ts'

const COUNT = 500

const db = new Database(join(mkdtempSync(join(tmpdir(), 'bench-')), 'raw.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(`create table users (id text primary key, credits int, version int);
  create table operations (user_id text, id text, body text, primary key (user_id, id));
  create table ledger (id text primary key, user_id text, amount int, balance int);
  insert into users values ('u', 0, 0)`)
const seen = db.prepare('select body from operations where user_id = ? and id = ?')
const move = db.prepare('update users set credits = credits + ?, version = version + 1 where id = ? returning credits')
const entry = db.prepare('insert into ledger values (?, ?, ?, ?)')
const store = db.prepare('insert into operations values (?, ?, ?)')
let made = 0
const rawOperation = db.transaction((id: string) => {
  if (seen.get('u', id)) return
  const row = move.get(30, 'u') as { credits: number }
  entry.run(`e${id}`, 'u', 30, row.credits)
  store.run('u', id, JSON.stringify({ code: null, message: '', data: row }))
})

const server = await startServer({ databaseUrl: null, limitFactor: 1_000_000 })
const player = await newPlayer(server)
const { deps } = server.services
const row = await findUser(deps.store.read, player.user.id)
if (!row) throw new Error('no player')
const caller = { userId: row.id, sessionId: 'bench', sessionSecret: '', isAdmin: false, player: row, hasEnded: false }
const ourOperation = () =>
  execute(deps, claimRewardHandler, {
    input: { caller, language: 'en', device: 'bench', origin: server.url, file: null },
    params: {},
    query: {},
    body: { rewardType: 'hourly' },
    operationId: newOperation('rewards.claim', {}, {}).id,
  })

const result = await sideBySide(
  5,
  async () => {
    for (let each = 0; each < COUNT; each++) {
      server.advance(3 * 3_600_000)
      await ourOperation()
    }
  },
  async () => {
    for (let each = 0; each < COUNT; each++) rawOperation(String(made++))
  },
)
const claims = await deps.store.read.$count(timedRewards)
if (claims === 0) throw new Error('nothing was claimed')
const perSecond = (milliseconds: number) => Math.round((COUNT * 1000) / milliseconds)
console.log(
  `a paid operation: ${perSecond(result.ours)}/s, raw: ${perSecond(result.raw)}/s, ratio ${(result.raw / result.ours).toFixed(2)} (budget 0.5)`,
)
db.close()
await server.stop()
