import * as z from 'zod/mini'
import { userSchema } from '../model/user.ts'

/** For calls without path parameters, query or body: anything given is refused. */
export const nothing = z.strictObject({})

/** A body that may be absent or an empty object. */
export const noBody = z._default(z.optional(z.strictObject({})), {})

/** Ids are opaque to clients; ours are UUIDv7. */
export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/))

/** A client-made operation id: UUID, version 7. */
export const operationId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** A number in a query string. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )

export const email = z.string().check(z.trim(), z.maxLength(254), z.email())

/** Length is a rule (422), not a shape; the cap keeps hashing cheap. */
export const password = z.string().check(z.minLength(1), z.maxLength(1024))

export const code = z.string().check(z.regex(/^\d{6}$/))

/** A mailed code under way: `userId` is an opaque flow id, given for unknown addresses too (decisions, "Accounts"). */
export const flow = z.object({ userId: z.string(), email: z.string() })

/** A session that has begun; the token is shown once. */
export const session = z.object({ token: z.string(), user: userSchema })
