/** A small choice kept in localStorage; null where there is none or the browser forbids storage. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a small choice; without storage it lasts as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice counts until the page is left.
  }
}

/** Forgets every small choice whose key begins so. */
export function forgetAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}

/** Forgets a small choice. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
