import * as z from 'zod/mini'
import { BRAND } from '../../shared/brand.ts'
import type { AnyCall } from '../../shared/contract/call.ts'
import { ERROR_STATUS } from '../../shared/errors.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: AnyCall['answer'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const properties = (schema: Json) => Object.entries((schema.properties ?? {}) as Record<string, Json>)

/** The OpenAPI 3.1 description of `calls`, made from the contracts that the server checks with. */
export function openApi(calls: readonly AnyCall[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND} API`,
      version,
      description: 'Every answer is an envelope {success, code?, message, data}.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(call: AnyCall): Json {
  const given = (place: 'path' | 'query') =>
    properties(schemaOf(place === 'path' ? call.params : call.query, 'input')).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema,
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...given('path'), ...given('query'), ...(call.writes ? [key] : [])],
    ...requestBody(call),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                success: { const: true },
                message: { type: 'string' },
                data: schemaOf(call.answer, 'output'),
              },
            },
          },
        },
      },
      ...refusals(call),
    },
  }
}

function requestBody(call: AnyCall): Json {
  if (call.upload) {
    const { field, maxBytes } = call.upload
    const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` }
    const schema = { type: 'object', properties: { [field]: file }, required: [field], additionalProperties: false }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const body = call.method === 'get' ? {} : schemaOf(call.body, 'input')
  return properties(body).length > 0 ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}
}

function refusals(call: AnyCall): Json {
  const codes = [
    'BAD_REQUEST',
    ...(call.access === 'public' ? [] : ['UNAUTHENTICATED']),
    'TOO_MANY_REQUESTS',
    ...call.codes,
  ]
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, { description: list.join(', ') }]))
}
