/** Looks for the system text in what the model says. */
export interface LeakGuard {
  /** Returns the part that may be shown, holding back what could be the beginning of the token. Throws `Leak`. */
  push(piece: string): string
  /** What was held back, at the end of the text. */
  end(): string
}

/** The answer repeats the secret token or a long stretch of the rules. */
export class Leak extends Error {}

/** Letters and digits of the rules that may be repeated in a row before it counts as a leak. */
const STRETCH = 60

/** Whether `text` holds the token or a long stretch of the rules, in whatever case, spacing and punctuation. */
export function leaks(text: string, canary: string, rules: string): boolean {
  const guard = createLeakGuard(canary, rules)
  try {
    guard.push(text)
    return false
  } catch {
    return true
  }
}

/** `canary` is a token that stands in the system text only; `rules` is its wording, equal for all players. */
export function createLeakGuard(canary: string, rules: string): LeakGuard {
  const token = bare(canary)
  const stretches = stretchesOf(rules)
  let seen = ''
  let held = ''

  return {
    push(piece) {
      for (const char of bare(piece)) {
        seen = (seen + char).slice(-Math.max(STRETCH, token.length))
        if (seen.endsWith(token) || stretches.has(seen.slice(-STRETCH)))
          throw new Leak('the answer repeats the system text')
      }
      held += piece
      const shown = held.length - beginningAtEnd(held, canary)
      const safe = held.slice(0, shown)
      held = held.slice(shown)
      return safe
    },
    end() {
      const rest = held
      held = ''
      return rest
    },
  }
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** How many characters at the end of `text` are the beginning of `token`. */
function beginningAtEnd(text: string, token: string): number {
  for (let length = Math.min(text.length, token.length - 1); length > 0; length -= 1) {
    if (text.endsWith(token.slice(0, length))) return length
  }
  return 0
}

const known = new Map<string, ReadonlySet<string>>()

function stretchesOf(rules: string): ReadonlySet<string> {
  const before = known.get(rules)
  if (before) return before
  const letters = bare(rules)
  const stretches = new Set<string>()
  for (let from = 0; from + STRETCH <= letters.length; from += 1) stretches.add(letters.slice(from, from + STRETCH))
  known.set(rules, stretches)
  return stretches
}
