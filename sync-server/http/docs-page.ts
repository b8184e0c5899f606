import { BRAND } from '../../shared/brand.ts'
import type { AnyCall } from '../../shared/contract/call.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Spec = { paths: Record<string, Record<string, { operationId: string }>> }

/** A page for people, made from the same description as `/api/openapi.json`; no script. */
export function docsPage(calls: readonly AnyCall[], spec: unknown): string {
  const { paths } = spec as Spec
  const sections = calls.map((call) => {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    const detail = JSON.stringify(paths[path]?.[call.method], null, 2)
    const notes = [
      call.access,
      call.queueable ? 'may wait in the outbox' : '',
      call.writes ? 'takes an Idempotency-Key' : '',
    ]
    return `<section id="${call.name}"><h2><code>${call.method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(call.summary)}. <small>${notes.filter(Boolean).join(' · ')}${call.codes.length ? ` · refuses with ${call.codes.join(', ')}` : ''}</small></p>
<details><summary>Shapes</summary><pre>${escapeHtml(detail)}</pre></details></section>`
  })
  const links = calls.map((call) => `<li><a href="#${call.name}">${call.name}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${BRAND} API</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.1rem;margin:2rem 0 .2rem}pre{overflow:auto;padding:1rem;border:1px solid #8884}ul{columns:3;padding-left:1.2rem}small{opacity:.75}</style></head>
<body><h1>${BRAND} API</h1><p>Made from the contracts that the server checks every request and answer with. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Events for devices: <code>GET /api/events</code> (text/event-stream, bearer token).</p><ul>${links}</ul>${sections.join('\n')}</body></html>`
}
