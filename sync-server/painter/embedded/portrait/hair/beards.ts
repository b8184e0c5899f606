import { type Colour, mix } from '../../canvas/colour.ts'
import { fill, litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import type { Beard } from '../names.ts'
import { type Person, shape, turnedAll } from '../person.ts'

type Paint = (p: Person) => void

const on = (p: Person, text: string, out = 6) => turnedAll(p, shape(text), out)

function lips(p: Person): void {
  const lip: Colour = mix(mix(p.skin, [0.46, 0.09, 0.04], 0.4), p.dark, 0.35)
  fill(p, on(p, '-17,72 0,70 18,72 0,81', 9), lip)
}

export const BEARDS: Readonly<Record<Beard, Paint>> = {
  none: () => undefined,
  stubble(p) {
    fill(
      p,
      on(p, '-68,14 -52,42 -30,56 0,54 30,56 54,40 70,12 62,66 30,102 -30,102 -62,66', 1),
      mix(p.hair, p.dark, 0.4),
      0.34,
    )
  },
  moustache(p) {
    part(p, on(p, '0,55 18,54 36,62 54,60 42,76 16,71 0,66 -16,71 -42,76 -54,60 -36,62 -18,54', 9), p.hair, {
      k: 0.42,
      rim: 0.4,
    })
    strokes(p, on(p, '6,59 22,59 42,66 6,63 20,66 34,70', 11), litOf(p, p.hair, 0.35), 2, 0.7)
  },
  goatee(p) {
    BEARDS.moustache(p)
    part(p, on(p, '-14,86 14,86 18,106 6,128 -4,130 -18,106', 8), p.hair, { k: 0.4 })
    strokes(p, on(p, '4,92 8,106 2,124', 9), litOf(p, p.hair, 0.35), 2, 0.7)
  },
  short(p) {
    part(
      p,
      on(p, '-72,-4 -64,36 -40,54 -20,60 0,58 20,60 42,54 66,34 73,-6 70,52 48,100 22,116 -22,116 -48,100 -70,52', 5),
      p.hair,
      { k: 0.4, rim: 0.5 },
    )
    fill(p, on(p, '-30,62 0,55 31,62 27,70 0,65 -27,70', 9), mix(p.hair, p.light, 0.1))
    lips(p)
    strokes(p, on(p, '14,92 18,104 14,112 34,84 38,96 32,106 52,66 54,80 48,92', 8), litOf(p, p.hair, 0.3), 2.4, 0.65)
  },
  full(p) {
    part(
      p,
      on(p, '-73,-2 -64,40 -34,54 0,52 36,54 66,38 74,-4 74,64 58,118 30,150 4,164 -26,150 -56,118 -74,64', 6),
      p.hair,
      { k: 0.4, lean: -0.1 },
    )
    const rng = p.rng.fork('beard')
    for (let i = 0; i < 9; i++) {
      const x = -48 + i * 12
      const tone = x > -6 ? litOf(p, p.hair, rng.range(0, 0.28)) : shadowOf(p, p.hair, rng.range(0.2, 0.5))
      lock(p, on(p, `${x},76 ${x * 1.06},100 ${x * 0.9},124 ${x * 0.62},${172 - Math.abs(x) * 0.5}`, 8), 15, tone)
    }
    fill(p, on(p, '-32,60 0,52 34,60 28,71 0,66 -28,71', 10), mix(p.hair, p.light, 0.12))
    lips(p)
    strokes(p, on(p, '6,57 20,58 32,65 -6,57 -20,58 -30,65', 11), litOf(p, p.hair, 0.35), 2, 0.6)
  },
}
