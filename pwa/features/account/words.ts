import type { PlanOffer } from '../../../shared/contract/system.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, in the words of `language`: "3 hours ago", "yesterday". Milliseconds; at least an hour. */
export function agoText(elapsed: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const days = Math.floor(elapsed / DAY)
  return days > 0 ? format.format(-days, 'day') : format.format(-Math.max(1, Math.floor(elapsed / HOUR)), 'hour')
}

/** A price as people write it in `language`: `amount` is in the smallest unit of its currency. */
export function priceText({ amount, currency }: Pick<PlanOffer, 'amount' | 'currency'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** Name of the file with a player's data. `now`: epoch milliseconds; the day is the reader's. */
export function exportFileName(brand: string, username: string, now: number): string {
  const date = new Date(now)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${brand.toLowerCase()}-${username}-${day.join('-')}.json`
}
