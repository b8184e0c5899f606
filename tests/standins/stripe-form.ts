/** What a form-encoded body with brackets means: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`; all leaves are texts. */
export type Form = { [key: string]: Form | string }

export function readForm(text: string): Form {
  const root: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.replace(/\[.*$/, ''), ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')]
    let at = root
    for (const key of path.slice(0, -1)) {
      const next = at[key]
      const inner: Form = typeof next === 'object' ? next : {}
      at[key] = inner
      at = inner
    }
    at[path.at(-1) ?? ''] = value
  }
  return root
}

/** The text at a path; undefined where there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  let at: Form | string | undefined = form
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The texts of an object at a path, as metadata are sent. */
export function recordAt(form: Form, ...path: readonly string[]): Record<string, string> {
  let at: Form | string | undefined = form
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  if (typeof at !== 'object') return {}
  return Object.fromEntries(
    Object.entries(at).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
