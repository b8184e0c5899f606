import type { z } from 'zod/mini'
import type { ErrorCode } from '../errors.ts'

// biome-ignore lint/suspicious/noExplicitAny: the widest zod type; each call narrows it
type Schema = z.ZodMiniType<any, any>

/**
 * One API call, both doors: the REST path and, where `queueable`, an operation of `/api/sync` by `name`.
 * The server's guard, the client's fetcher, the outbox and the OpenAPI page are all made from this object.
 */
export interface Call<
  Name extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly name: Name
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Under `/api`, in router syntax: `/game/input/:questId`. */
  readonly path: string
  readonly summary: string
  readonly access: 'public' | 'player' | 'admin'
  /** May wait in the outbox and be sent through `/api/sync`. */
  readonly queueable: boolean
  /** Runs once per idempotency key, in one transaction. */
  readonly writes: boolean
  /** The body is multipart with exactly one file, in this field; nothing else. */
  readonly upload?: { readonly field: string; readonly maxBytes: number }
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Shape of `data` in the envelope. */
  readonly answer: Answer
  /** Refusals beyond those every call may give. */
  readonly codes: readonly ErrorCode[]
}

export type AnyCall = Call
export type ParamsOf<C extends AnyCall> = z.output<C['params']>
export type QueryOf<C extends AnyCall> = z.output<C['query']>
export type BodyOf<C extends AnyCall> = z.output<C['body']>
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>
export type AnswerInput<C extends AnyCall> = z.input<C['answer']>

/** The arguments of a call as the outbox keeps them and `/api/sync` sends them. */
export interface CallArgs<C extends AnyCall> {
  readonly params: ParamsOf<C>
  readonly body: BodyOf<C>
}

/** Defines a call; exists for its inference only. */
export function defineCall<
  const Name extends string,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(call: Call<Name, Params, Query, Body, Answer>): Call<Name, Params, Query, Body, Answer> {
  return call
}
