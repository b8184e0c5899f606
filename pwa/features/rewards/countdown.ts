interface Units {
  readonly d: string
  readonly h: string
  readonly m: string
  readonly s: string
}

/** Time left as days/hours/minutes, or hours/minutes/seconds below a day; null when it has passed. */
export function countdown(left: number, units: Units): string | null {
  if (left <= 0) return null
  const seconds = Math.ceil(left / 1000)
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return days > 0
    ? `${days}${units.d} ${hours}${units.h} ${minutes}${units.m}`
    : `${hours}${units.h} ${minutes}${units.m} ${seconds % 60}${units.s}`
}
