import * as z from 'zod/mini'
import { questPageSchema } from '../model/quest.ts'
import { GENRES } from '../rules/genres.ts'
import { defineCall } from './call.ts'
import { nothing, queryInt } from './parts.ts'

/** `_` is the cache-busting value that older clients append. */
const listQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(/^([0-9a-f-]{36})?$/))),
  limit: z.optional(queryInt(1, 100)),
  search: z.optional(z.string().check(z.maxLength(200))),
  genre: z.optional(z.enum(GENRES)),
  _: z.optional(z.string().check(z.maxLength(40))),
})
export type QuestListQuery = z.output<typeof listQuery>

const list = <const Name extends string>(name: Name, path: string, summary: string) =>
  defineCall({
    name,
    method: 'get',
    path,
    summary,
    access: 'player',
    queueable: false,
    writes: false,
    params: nothing,
    query: listQuery,
    body: nothing,
    answer: questPageSchema,
    codes: [],
  })

export const officialQuests = list('quests.official', '/quests/public', 'Official quests, newest first')
export const communityQuests = list('quests.community', '/quests/community', 'Public quests of other players')
export const myQuests = list('quests.mine', '/quests/my-quests', 'Quests the player made')

export const progressIds = defineCall({
  name: 'quests.progressIds',
  method: 'get',
  path: '/quests/progress/ids',
  summary: 'Ids of the quests with progress',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ questIds: z.array(z.string()) }),
  codes: [],
})
