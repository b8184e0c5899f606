/** A day as people write it in `language`: 22 November 2026. `time`: epoch milliseconds. */
export function dayText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
}

/** A day and a time of day, short. `time`: epoch milliseconds. */
export function momentText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
