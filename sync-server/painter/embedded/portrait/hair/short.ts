import { mix } from '../../canvas/colour.ts'
import { fill, litOf, lock, shadowOf, strokes } from '../brush.ts'
import { cap, FRINGE, mass, type Style, sheen } from './parts.ts'

/** Hair that ends above the shoulders by itself. */
export const SHORT = {
  bald: {},
  short: {
    front(p) {
      cap(p, '-71,-8 -69,-36 -64,-60 -46,-76 -14,-82 22,-86 50,-78 64,-60 69,-36 72,-8', 13, 5)
      sheen(
        p,
        '10,-112 44,-108 60,-78 -4,-104 34,-104 50,-82 20,-116 58,-106 70,-66',
        '-30,-108 -50,-96 -60,-66 -14,-100 -36,-96 -46,-78',
      )
    },
  },
  cropped: {
    front: (p) => cap(p, '-71,-16 -68,-44 -58,-70 -36,-80 0,-78 36,-80 58,-70 68,-44 72,-16', 5),
  },
  swept: {
    front(p) {
      cap(p, '-71,2 -70,-34 -66,-56 -40,-64 -14,-94 22,-88 52,-74 66,-58 70,-34 72,0', 19, 8)
      sheen(
        p,
        '-8,-100 30,-122 66,-92 -16,-112 20,-134 60,-108 2,-96 36,-108 64,-80',
        '-14,-98 -42,-98 -64,-60 -22,-112 -56,-104 -76,-60',
      )
    },
  },
  tousled: {
    front(p) {
      cap(p, '-72,4 -69,-30 -52,-52 -44,-74 -26,-58 -14,-80 8,-62 24,-82 40,-62 54,-74 66,-48 70,-30 73,2', 17, 6)
      const rng = p.rng.fork('tousled')
      for (let i = 0; i < 11; i++) {
        const a = Math.PI * (1.04 + (i / 10) * 0.92)
        const [x, y] = [Math.cos(a) * 80, -34 + Math.sin(a) * 84]
        const tone = x > 0 ? litOf(p, p.hair, rng.range(0.02, 0.3)) : shadowOf(p, p.hair, 0.3)
        lock(
          p,
          [
            [x * 0.6, y * 0.8],
            [x * 0.8, y - 4],
            [x * 1.02, y - 8],
            [x * 1.16 + rng.range(-8, 10), y + rng.range(-14, 14)],
          ],
          22,
          tone,
        )
      }
      sheen(p, '-2,-96 26,-108 50,-86 -18,-104 14,-122 44,-104', '-20,-98 -46,-96 -62,-66')
    },
  },
  slick: {
    front(p) {
      cap(p, '-71,-6 -69,-40 -62,-70 -36,-90 -8,-80 20,-92 50,-82 64,-62 69,-40 72,-6', 9, 3)
      sheen(
        p,
        '6,-88 36,-110 68,-72 16,-92 48,-108 70,-60 -4,-86 20,-112 58,-96',
        '-12,-86 -40,-106 -72,-70 -20,-90 -50,-98 -74,-58',
      )
    },
  },
  curly: {
    behind: (p) =>
      mass(p, '-50,-134 -104,-90 -120,-14 -104,56 -60,84 60,84 104,56 120,-14 104,-90 50,-134 0,-144', 0.45),
    front(p) {
      cap(p, FRINGE, 20, 10)
      const rng = p.rng.fork('curls')
      for (let row = 0; row < 3; row++) {
        const count = 12 + row * 3
        for (let i = 0; i < count; i++) {
          const a = Math.PI * (0.86 + (i / (count - 1)) * 1.28)
          const r = 76 + row * 15 + rng.range(-5, 5)
          const [x, y] = [Math.cos(a) * r - p.sitter.yaw * 4, -38 + Math.sin(a) * r * 0.96]
          if (row === 0 && y > -30) continue
          const tone =
            x > -8 ? mix(p.hair, litOf(p, p.hair, 0.2), rng.next()) : shadowOf(p, p.hair, rng.range(0.15, 0.5))
          fill(
            p,
            [
              [x - 17, y],
              [x - 8, y - 16],
              [x + 10, y - 15],
              [x + 18, y + 2],
              [x + 6, y + 16],
              [x - 12, y + 13],
            ],
            tone,
          )
          strokes(
            p,
            [
              [x - 6, y - 8],
              [x + 8, y - 13],
              [x + 11, y + 2],
            ],
            litOf(p, p.hair, 0.32),
            2.6,
            x > 0 ? 0.75 : 0.18,
          )
        }
      }
    },
  },
  afro: {
    behind: (p) =>
      mass(p, '0,-168 58,-158 108,-116 126,-56 112,4 78,36 -78,36 -112,4 -126,-56 -108,-116 -58,-158', 0.4),
    front(p) {
      cap(p, FRINGE, 44, 10)
      const rng = p.rng.fork('afro')
      for (let i = 0; i < 46; i++) {
        const a = rng.range(3.3, 6.1)
        const r = rng.range(84, 124)
        const [x, y] = [Math.cos(a) * r, -46 + Math.sin(a) * r * 0.92]
        strokes(
          p,
          [
            [x - 5, y],
            [x, y - 6],
            [x + 6, y],
          ],
          x > 0 ? litOf(p, p.hair, 0.25) : shadowOf(p, p.hair, 0.6),
          3,
          0.45,
        )
      }
    },
  },
  mohawk: {
    front(p) {
      cap(p, '-71,-18 -66,-46 -56,-70 -34,-82 0,-80 34,-82 56,-70 66,-46 72,-18', 2)
      const dx = p.sitter.yaw * 10
      const rng = p.rng.fork('mohawk')
      for (let i = 0; i < 7; i++) {
        const x = -34 + i * 11 + dx
        const tone = i > 2 ? mix(p.hair, litOf(p, p.hair, 0.4), i / 9) : mix(shadowOf(p, p.hair, 0.3), p.hair, i / 5)
        lock(
          p,
          [
            [x, -84],
            [x - 4, -120],
            [x + 4 + i * 2, -150],
            [x + (i - 3) * 7 + rng.range(-6, 6), -178 + Math.abs(i - 3) * 7],
          ],
          30,
          tone,
          1,
          0.2,
        )
      }
    },
  },
  receding: {
    front(p) {
      cap(p, '-72,6 -70,-34 -66,-60 -54,-86 -24,-104 22,-104 54,-86 66,-60 70,-34 73,6', 6)
      sheen(p, '20,-106 46,-98 62,-72', '-20,-106 -46,-98 -62,-72')
    },
  },
} satisfies Record<string, Style>
