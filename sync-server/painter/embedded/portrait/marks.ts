import { type Colour, css, mix } from '../canvas/colour.ts'
import { fill, litOf, part, shadowOf, strokes } from './brush.ts'
import type { Mark } from './names.ts'
import { moved, type Person, SIDES, shape, sided, turned, turnedAll } from './person.ts'

const on = (p: Person, text: string, out = 2) => turnedAll(p, shape(text), out)

/** What is on the skin or was done to it; over the features, under hats. */
export const MARKS: Readonly<Record<Mark, (p: Person) => void>> = {
  scar(p) {
    strokes(p, on(p, '31,-60 45,-18 37,44'), litOf(p, mix(p.skin, [0.6, 0.13, 0.06], 0.45), 0.3), 4.5)
    strokes(p, on(p, '29,-58 43,-18 35,43'), shadowOf(p, p.skin, 0.7), 1.5)
    strokes(p, on(p, '34,-4 40,-4 46,-2 33,22 38,23 44,26'), shadowOf(p, p.skin, 0.5), 1.3, 0.7)
  },
  eyepatch(p) {
    strokes(
      p,
      on(p, '-76,-54 0,-46 50,-34 -78,-30 -10,-36 20,-30 52,-30 66,-40 78,-60', 4),
      mix(p.dark, [0, 0, 0], 0.3),
      5,
    )
    part(p, on(p, '10,-34 34,-40 58,-32 58,-8 38,8 18,2', 5), mix(p.dark, [0.1, 0, 0], 0.4), { k: 0.3, rim: 0.5 })
    strokes(p, on(p, '20,-28 36,-33 50,-27', 6), p.trim, 1.6, 0.6)
  },
  freckles(p) {
    const rng = p.rng.fork('freckles')
    p.c.fillStyle = css(mix(p.skin, [0.42, 0.1, 0.07], 0.6), 0.55)
    for (let i = 0; i < 34; i++) {
      const [x, y] = turned(p, rng.range(-50, 56), rng.range(-4, 34) - Math.abs(i % 5), 2)
      p.c.beginPath()
      p.c.arc(x, y, rng.range(1, 2.3), 0, 7)
      p.c.fill()
    }
  },
  paint(p) {
    const war: Colour = mix(p.accent, p.dark, 0.25)
    for (const side of SIDES)
      fill(
        p,
        turnedAll(p, sided(shape('18,4 60,-2 62,8 20,14'), side), 2),
        side > 0 ? war : shadowOf(p, war, 0.4),
        0.9,
        false,
      )
    fill(p, on(p, '-4,-96 5,-96 4,-44 -3,-44'), war, 0.9, false)
  },
  tattoo(p) {
    const ink = mix(p.accent, p.dark, 0.5)
    strokes(p, on(p, '48,-58 66,-40 58,-18 58,-2 40,24 52,44 50,4 34,24 44,40'), ink, 3, 0.8)
    for (const at of [
      [54, -50],
      [60, 14],
      [46, 44],
    ] as const)
      fill(p, moved(shape('-4,0 0,-5 4,0 0,5'), ...turned(p, at[0], at[1])), ink, 0.9, false)
  },
  tusks(p) {
    for (const side of SIDES)
      part(p, turnedAll(p, sided(shape('12,80 24,78 26,62 22,52 16,66'), side), 10), [0.9, 0, 0.04], {
        k: side > 0 ? 0.2 : 0.8,
        rim: 0.5,
      })
  },
  fangs(p) {
    for (const side of SIDES)
      fill(p, turnedAll(p, sided(shape('8,73 14,73 11,84'), side), 9), [side > 0 ? 0.95 : 0.75, 0, 0.01], 1, false)
    fill(p, on(p, '14,80 17,80 16,98 13,98', 8), mix([0.45, 0.18, 0.09], p.dark, 0.2), 0.85)
  },
  circuit(p) {
    strokes(
      p,
      on(p, '54,-60 42,-40 61,-6 61,-6 51,30 31,56 31,56 27,78 29,98 -40,-70 -52,-30 -46,40'),
      shadowOf(p, p.skin, 0.7),
      2.8,
    )
    strokes(p, on(p, '56,-60 44,-40 63,-6 63,-6 53,30 33,56'), mix(p.accent, [1, 0, 0], 0.3), 1.5)
    for (const at of [
      [58, -62],
      [62, -4],
      [31, 57],
    ] as const)
      fill(p, moved(shape('-4,0 0,-4 4,0 0,4'), ...turned(p, at[0], at[1], 3)), mix(p.accent, [1, 0, 0], 0.5), 1, false)
    fill(p, on(p, '-6,-98 6,-98 3,-80 -3,-80', 4), p.accent, 1, false)
    strokes(p, on(p, '-70,-40 -40,-30 -66,-4 14,96 0,88 -14,96'), p.metal, 2, 0.6)
  },
  earring(p) {
    const side = p.sitter.yaw > 0.2 ? -1 : 1
    const [x, y] = [side * (74 - Math.abs(p.sitter.yaw) * 13), 24]
    p.c.strokeStyle = css(side > 0 ? litOf(p, p.metal, 0.3) : p.metal)
    p.c.lineWidth = 3
    p.c.beginPath()
    p.c.arc(x, y + 8, 7, 0, 7)
    p.c.stroke()
  },
}
