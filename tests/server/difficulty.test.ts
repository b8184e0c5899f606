import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Check } from '../../shared/model/message.ts'
import { checkMoney } from '../money.ts'
import { newPlayer, type Player } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
let player: Player
let questId = ''
let choices: readonly string[] = []

// The embedded storyteller tells here.
beforeAll(async () => {
  server = await startServer()
  player = await newPlayer(server, { claims: ['monthly', 'weekly'] })
  questId = (await player.call('GET', '/quests/public')).data.quests[0]._id
  choices = (await player.call('GET', `/game/init/${questId}`)).data.initialResponse.choices
})
afterAll(async () => {
  await checkMoney(server)
  await server.stop()
})

/** Plays on, by what the story offers, to the next check that it asks for. */
async function nextCheck(): Promise<Check> {
  for (let turn = 0; turn < 25; turn++) {
    const userInput = choices[turn % Math.max(1, choices.length)] ?? 'I look around'
    const { data } = await player.call('POST', `/game/input/${questId}`, { userInput })
    choices = data.response.choices
    if (data.response.check) return data.response.check
  }
  throw new Error('no check in all these turns')
}

it('sets what the dice must reach, from the turn after it was changed', async () => {
  expect(await nextCheck()).toMatchObject({ target: 12 })
  await player.call('PUT', '/profiles', { preferences: { difficulty: 'Nightmare' } })
  expect(await nextCheck()).toMatchObject({ target: 18 })
  await player.call('PUT', '/profiles', { preferences: { difficulty: 'Easy' } })
  expect(await nextCheck()).toMatchObject({ target: 9 })
})

it('is played with the attributes as they are by then', async () => {
  const made = { strength: 20, intelligence: 20, dexterity: 20, wisdom: 20, charisma: 20, constitution: 20 }
  expect(await nextCheck()).toMatchObject({ modifier: 0 })
  expect(await player.call('PUT', '/profiles', { attributes: made })).toMatchObject({ status: 200 })
  expect(await nextCheck()).toMatchObject({ modifier: 3 })
})
