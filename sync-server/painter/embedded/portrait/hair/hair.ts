import { part } from '../brush.ts'
import type { HairStyle } from '../names.ts'
import { type Person, SIDES, shape, sided, turned } from '../person.ts'
import { LONG_HAIR } from './long.ts'
import { falling, type Style } from './parts.ts'
import { SHORT } from './short.ts'

export const HAIR: Readonly<Record<HairStyle, Style>> = { ...SHORT, ...LONG_HAIR }

/** Hair that shows below a hat: sideburns, or locks that fall from under it. */
export function paintHairBelow(p: Person): void {
  const long = LONG_STYLES.has(p.sitter.hair) && (p.sitter.sex === 'f' || p.sitter.hair !== 'curly')
  if (p.sitter.hair === 'bald') return
  if (long)
    falling(
      p,
      -50,
      p.sitter.hair === 'bob' ? 90 : 180,
      18,
      4,
      p.sitter.hair === 'waves' || p.sitter.hair === 'curly' ? 1.5 : 0.4,
    )
  for (const side of SIDES) {
    const pts = sided(shape('60,-78 78,-60 80,-20 74,12 69,-6 66,-40'), side)
    part(
      p,
      pts.map(([x, y]) => turned(p, x, y, 2)),
      p.hair,
      { k: side > 0 ? 0.1 : 0.85, rim: 0.4 },
    )
  }
}

const LONG_STYLES: ReadonlySet<HairStyle> = new Set(['long', 'waves', 'bob', 'braids', 'curly', 'ponytail'])
