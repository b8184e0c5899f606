import { useState } from 'react'

/**
 * Texts of a form that a reload of the tab brings back; never for passwords. `key` begins with the name of its feature, so
 * that `forgetKept` finds it.
 */
export function useKept<T extends Readonly<Record<string, string>>>(key: string, empty: T): [T, (texts: T) => void] {
  const [texts, setTexts] = useState(() => read(key, empty))
  const keep = (next: T) => {
    setTexts(next)
    store(key, next)
  }
  return [texts, keep]
}

function store(key: string, texts: Readonly<Record<string, string>> | null): void {
  try {
    if (texts) sessionStorage.setItem(key, JSON.stringify(texts))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the form lasts as long as the page.
  }
}

/** Single texts that a reload of the tab brings back, each under `prefix` and its key; never for passwords. */
export function keptTexts(prefix: string) {
  return {
    get: (key: string) => read(prefix + key, { text: '' }).text || undefined,
    set: (key: string, text: string) => store(prefix + key, { text }),
    delete: (key: string) => store(prefix + key, null),
  }
}

/** Forgets what forms kept under keys that begin so. */
export function forgetKept(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}

function read<T extends Readonly<Record<string, string>>>(key: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const known = Object.entries(Object(kept)).filter(([name, text]) => name in empty && typeof text === 'string')
    return { ...empty, ...Object.fromEntries(known) }
  } catch {
    return empty
  }
}
