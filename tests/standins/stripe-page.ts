import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Session } from './stripe-books.ts'

const safe = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`)

/** The page on which a browser pays: `GET /pay/:id`, and what its two buttons post to. False for any other address. */
export async function servePage(
  req: IncomingMessage,
  res: ServerResponse,
  sessions: ReadonlyMap<string, Session>,
  pay: (id: string) => Promise<void>,
): Promise<boolean> {
  const [, id = '', act] = /^\/pay\/(\w+)(?:\/(pay|cancel))?$/.exec(req.url ?? '') ?? []
  const session = sessions.get(id)
  if (!session) return false
  if (req.method === 'POST' && act) {
    if (act === 'pay') await pay(id)
    const to = act === 'pay' ? session.success_url.replace('{CHECKOUT_SESSION_ID}', id) : session.cancel_url
    res.writeHead(303, { location: to }).end()
    return true
  }
  const button = (name: string, path: string) =>
    `<form method="post" action="/pay/${id}/${path}"><button>${name}</button></form>`
  const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
  res
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Checkout</title><body><h1>Checkout</h1>${
        session.status === 'open'
          ? `<p>${safe(amount)}${session.mode === 'subscription' ? ' a month' : ''}</p>${button('Pay', 'pay')}${button('Cancel', 'cancel')}`
          : '<p>This page is no longer open.</p>'
      }</body></html>`,
    )
  return true
}
