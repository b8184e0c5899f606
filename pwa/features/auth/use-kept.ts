import { useState } from 'react'

const PREFIX = 'auth '

/** Texts of a form that a reload of the tab brings back; never for passwords. */
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
    if (texts) sessionStorage.setItem(PREFIX + key, JSON.stringify(texts))
    else sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Without storage the form lasts as long as the page.
  }
}

/** Single texts that a reload of the tab brings back, by key; never for passwords. */
export const keptTexts = {
  get: (key: string) => read(key, { text: '' }).text || undefined,
  set: (key: string, text: string) => store(key, { text }),
  delete: (key: string) => store(key, null),
}

/** Forgets what the forms kept: whoever they were for is signed in. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}

function read<T extends Readonly<Record<string, string>>>(key: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}')
    const known = Object.entries(Object(kept)).filter(([name, text]) => name in empty && typeof text === 'string')
    return { ...empty, ...Object.fromEntries(known) }
  } catch {
    return empty
  }
}
