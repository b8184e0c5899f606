// GET /api/auth/me at 50 connections against a bare Koa + router "hello" (budget: at least 0.5 of its requests a second).
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import autocannon from 'autocannon'
import Koa from 'koa'
import { newPlayer } from '../player.ts'
import { startServer } from '../server.ts'
import { median } from './raw.ts'

const app = new Koa()
const router = new Router()
router.get('/hello', (ctx) => {
  ctx.body = { hello: 'world' }
})
app.use(router.routes())
const bare = app.listen(0)
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/hello`

const server = await startServer({ databaseUrl: null, limitFactor: 1_000_000 })
const player = await newPlayer(server)
const headers = { authorization: `Bearer ${player.token}` }
const rate = async (url: string) => (await autocannon({ url, headers, connections: 50, duration: 3 })).requests.average

const ours: number[] = []
const raw: number[] = []
for (let round = 0; round < 5; round++) {
  ours.push(await rate(`${server.url}/api/auth/me`))
  raw.push(await rate(bareUrl))
}
console.log(
  `GET /api/auth/me: ${Math.round(median(ours))}/s, bare Koa: ${Math.round(median(raw))}/s, ratio ${(median(ours) / median(raw)).toFixed(2)} (budget 0.5)`,
)
bare.close()
await server.stop()
