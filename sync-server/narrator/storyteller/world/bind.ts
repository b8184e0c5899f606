import { capital } from '../language/grammar.ts'
import type { SubjectType } from './card-subject.ts'

/** Values of `{{slots}}`; a value may hold slots of its own. */
export type Bindings = ReadonlyMap<string, string>

const TYPES = new Set(['hangs', 'worn', 'written', 'carried', 'alive', 'object', 'person', 'matter', 'any'])
const SLOT = /\{\{([A-Za-z_.]+)\}\}/g
/** Slots inside slots go no deeper. */
const DEPTH = 4

/** Keys under which a variant for this type may stand, the nearest first. */
function keysFor(type: SubjectType): string[] {
  return type === 'person' || type === 'matter' ? [type, 'any'] : [type, 'object', 'any']
}

/** Fills the slots of a text; `{{Slot}}` is capitalised. Throws when a slot is not bound. */
export function bindText(text: string, bindings: Bindings): string {
  let out = text
  for (let i = 0; i < DEPTH && out.includes('{{'); i++) {
    out = out.replace(SLOT, (_all, name: string) => {
      const key = name.charAt(0).toLowerCase() + name.slice(1)
      const value = bindings.get(key)
      if (value === undefined) throw new Error(`slot not bound: ${name}`)
      return key === name ? value : capital(value)
    })
  }
  return out
}

const isVariant = (value: object): value is Record<string, unknown> => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((k) => TYPES.has(k))
}

/** Picks the variant for a type, or gives the value back as it is. */
export function pickVariant(value: unknown, type: SubjectType): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isVariant(value)) return value
  const key = keysFor(type).find((k) => Object.hasOwn(value, k))
  if (!key) throw new Error(`no variant for ${type}: ${JSON.stringify(value).slice(0, 80)}`)
  return value[key]
}

/** Binds a whole tree of content: variants picked, slots filled. */
export function bindTree(value: unknown, type: SubjectType, bindings: Bindings): unknown {
  const picked = pickVariant(value, type)
  if (typeof picked === 'string') return bindText(picked, bindings)
  if (Array.isArray(picked)) return picked.map((x) => bindTree(x, type, bindings))
  if (typeof picked !== 'object' || picked === null) return picked
  return Object.fromEntries(Object.entries(picked).map(([k, v]) => [k, bindTree(v, type, bindings)]))
}
