import type { SessionInfo } from '../../../shared/contract/account.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in words: "3 hours ago". Less than a minute is "now". Times are epoch milliseconds. */
export function agoText(time: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - time)
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : format.format(0, 'second')
}

/** Key of what a session is called, by what is known of its device; filled in with the session. */
export function deviceKey({ browser, system }: Pick<SessionInfo, 'browser' | 'system'>): string {
  if (browser && system) return 'sessions.both'
  if (browser) return 'sessions.browser'
  return system ? 'sessions.system' : 'sessions.unknown'
}
