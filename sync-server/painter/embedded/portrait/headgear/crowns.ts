import { css, mix } from '../../canvas/colour.ts'
import { disc } from '../../canvas/path.ts'
import { fill, litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import { SIDES, shape, sided } from '../person.ts'
import { type Headgear, on } from './parts.ts'

/** Crowns, the astronaut's glass and what one hears by. */
export const CROWNS = {
  space: {
    hair: 'free',
    rises: 62,
    behind(p) {
      part(
        p,
        shape('0,-166 70,-150 122,-92 136,-10 120,70 84,130 -84,130 -120,70 -136,-10 -122,-92 -70,-150'),
        litOf(p, p.trim, 0.1),
        { k: 0.42, rim: 0.9 },
      )
      p.c.fillStyle = css(mix(p.dark, p.back, 0.25))
      disc(p.c, 0, -16, 118, 132)
    },
    paint(p) {
      const { c } = p
      c.save()
      c.lineWidth = 12
      const g = c.createLinearGradient(-120, 0, 124, 0)
      g.addColorStop(0, css(shadowOf(p, p.trim, 0.4)))
      g.addColorStop(0.4, css(p.trim))
      g.addColorStop(1, css(litOf(p, p.trim, 0.5)))
      c.strokeStyle = g
      c.beginPath()
      c.ellipse(0, -14, 120, 134, 0, 0, 7)
      c.stroke()
      c.restore()
      // Glass: a sheen towards the light, the world's colour on the dark side.
      lock(p, shape('40,-130 96,-108 118,-40 104,40'), 26, p.light, 0.4, 0.5)
      lock(p, shape('20,-126 50,-120 78,-100 92,-74'), 8, [1, 0, 0], 0.75, 0.5)
      lock(p, shape('-104,30 -116,-30 -92,-90 -44,-124'), 22, p.back, 0.34, 0.5)
      for (const side of SIDES)
        part(p, sided(shape('112,-34 134,-30 138,26 116,32'), side), p.metal, { k: side > 0 ? 0.2 : 0.8, rim: 1 })
      fill(p, shape('-14,-160 14,-160 10,-146 -10,-146'), p.accent, 1, false)
    },
  },
  crown: {
    hair: 'free',
    rises: 66,
    paint(p) {
      const gold = p.metal
      part(
        p,
        on(
          p,
          '-74,-70 -84,-130 -54,-104 -40,-152 -20,-112 0,-164 20,-112 42,-152 56,-104 86,-130 75,-70 40,-84 0,-88 -40,-84',
          8,
        ),
        gold,
        { k: 0.4, smooth: false, rim: 1 },
      )
      for (const [x, y] of on(p, '-84,-132 -40,-154 0,-166 42,-154 86,-132', 8)) {
        p.c.fillStyle = css(x > -10 ? litOf(p, gold, 0.6) : gold)
        disc(p.c, x, y, 5.5)
      }
      part(
        p,
        on(p, '-74,-66 -40,-82 0,-87 40,-82 75,-66 75,-82 40,-98 0,-102 -40,-98 -75,-82', 11),
        mix(gold, p.dark, 0.15),
        { k: 0.38, rim: 0.9 },
      )
      for (const x of [-46, 0, 46])
        fill(
          p,
          on(
            p,
            `${x - 9},${-88 + Math.abs(x) * 0.12} ${x},${-100 + Math.abs(x) * 0.12} ${x + 9},${-88 + Math.abs(x) * 0.12} ${x},${-77 + Math.abs(x) * 0.12}`,
            13,
          ),
          x >= 0 ? litOf(p, p.accent, 0.3) : shadowOf(p, p.accent, 0.15),
          1,
          false,
        )
    },
  },
  tiara: {
    hair: 'free',
    rises: 30,
    paint(p) {
      part(
        p,
        on(p, '-62,-72 -46,-98 -32,-92 -18,-116 0,-136 18,-116 32,-92 46,-98 62,-72 30,-84 0,-88 -30,-84', 8),
        p.metal,
        { k: 0.36, smooth: false, rim: 1 },
      )
      for (const [x, y, r] of [
        [0, -110, 10],
        [-28, -92, 6],
        [28, -92, 6],
      ] as const)
        fill(
          p,
          on(p, `${x - r * 0.8},${y} ${x},${y - r} ${x + r * 0.8},${y} ${x},${y + r}`, 11),
          x >= 0 ? litOf(p, p.accent, 0.35) : shadowOf(p, p.accent, 0.1),
          1,
          false,
        )
    },
  },
  headset: {
    hair: 'free',
    rises: 22,
    paint(p) {
      const side = p.sitter.yaw > 0 ? -1 : 1
      strokes(
        p,
        shape('-80,-30 -70,-140 0,-146 0,-146 74,-140 82,-30').map(([x, y]) => [x + p.sitter.yaw * 2, y] as const),
        side > 0 ? litOf(p, p.metal, 0.2) : p.metal,
        9,
      )
      const [x, y] = on(p, `${side * 78},-10`, 8)[0] ?? [0, 0]
      part(
        p,
        [
          [x - 17, y - 26],
          [x + 15, y - 26],
          [x + 19, y + 20],
          [x - 15, y + 26],
        ],
        p.metal,
        { k: side > 0 ? 0.25 : 0.7, rim: 1 },
      )
      p.c.fillStyle = css(p.accent)
      disc(p.c, x, y, 6)
      strokes(p, [[x, y + 20], [x - side * 4, y + 56], ...on(p, `${side * 30},72`, 16)], p.metal, 4)
    },
  },
} satisfies Record<string, Headgear>
