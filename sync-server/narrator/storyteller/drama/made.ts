import { madeIn } from '../language/made-en.ts'
import { marksCarried } from '../rules/marks.ts'
import type { Turn } from '../rules/turn.ts'

const LETTERS = /[^\p{L}\p{N}]+/gu

/** What the hero has made with their own hands, by its noun. */
const madeBy = (t: Turn): string[] => {
  const built = t.state.echoes.filter((echo) => echo.turn < t.state.turn).map((echo) => madeIn(echo.own ?? echo.ing))
  const carried = marksCarried(t).map((mark) => mark.thing.toLowerCase())
  return [...built, ...carried].flatMap((noun) => noun || [])
}

/** Whether words name something that the hero has made, or carries of their own. */
export function namesMade(t: Turn, words: string): boolean {
  const said = ` ${words.toLowerCase().replace(LETTERS, ' ')} `
  return madeBy(t).some((noun) => said.includes(` ${noun} `))
}
