import { css, mix } from '../../canvas/colour.ts'
import { disc } from '../../canvas/path.ts'
import { fill, litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import { skull } from '../head.ts'
import { type Person, SIDES, shape, sided } from '../person.ts'
import { type Headgear, hat, on } from './parts.ts'

const HOOD_OPENING =
  '0,-104 38,-98 66,-66 76,-20 72,40 54,96 30,128 0,140 -30,128 -54,96 -72,40 -76,-20 -66,-66 -38,-98'

function hollow(p: Person): void {
  p.c.fillStyle = css(mix(p.dark, shadowOf(p, p.cloth, 0.6), 0.35))
  disc(p.c, p.sitter.yaw * 6, 16, 100, 142)
}

function hood(p: Person): void {
  const lean = p.sitter.yaw
  const outer = shape(
    '4,-170 50,-152 92,-106 112,-40 112,30 122,96 140,150 100,190 60,206 0,214 -60,206 -100,190 -140,150 -122,96 -112,30 -112,-40 -92,-106 -46,-152',
  )
  const shaped = outer.map(([x, y]) => [x - lean * (y < 60 ? 12 : 0), y] as const)
  const hole = on(p, HOOD_OPENING, 4).map(([x, y]) => [x * 1.06, y * 1.04] as const)
  part(p, shaped, p.cloth, { hole, k: 0.42, lean: 0.08, rim: 0.95 })
  // The rolled edge of the opening, and folds that fall from it.
  p.c.lineJoin = 'round'
  p.c.beginPath()
  for (const [x, y] of hole) p.c.lineTo(x, y)
  p.c.closePath()
  const g = p.c.createLinearGradient(-70, 0, 76, 0)
  g.addColorStop(0, css(shadowOf(p, p.cloth, 0.3)))
  g.addColorStop(0.5, css(p.cloth))
  g.addColorStop(1, css(litOf(p, p.cloth, 0.45)))
  p.c.strokeStyle = g
  p.c.lineWidth = 7
  p.c.stroke()
  for (const side of SIDES) {
    const tone = shadowOf(p, p.cloth, side > 0 ? 0.3 : 0.9)
    lock(p, sided(shape('88,20 94,70 88,120 104,170'), side), 9, tone, 0.6)
    lock(p, sided(shape('78,110 86,140 82,160 88,196'), side), 7, tone, 0.6)
  }
  // What the hood keeps from the light.
  const shade = on(
    p,
    '-84,-8 -70,-74 -36,-106 0,-112 36,-106 70,-74 84,-10 70,-36 34,-52 -4,-48 -30,-24 -44,40 -52,96 -70,90',
    2,
  )
  const deep = mix(p.dark, shadowOf(p, p.cloth, 0.9), 0.4)
  fill(p, shade, deep, 0.6)
  const fade = p.c.createLinearGradient(0, -104, 0, -34)
  fade.addColorStop(0, css(deep, 0.96))
  fade.addColorStop(0.5, css(deep, 0.8))
  fade.addColorStop(1, css(deep, 0))
  p.c.fillStyle = fade
  p.c.fill()
}

/** Hoods, veils, scarves and what is wound around a head. */
export const WRAPS = {
  hood: { hair: 'hidden', rises: 60, behind: hollow, paint: () => undefined, under: hood },
  veil: {
    hair: 'hidden',
    rises: 46,
    behind(p) {
      part(
        p,
        shape('0,-150 60,-132 102,-76 112,0 124,90 150,180 120,240 -120,240 -150,180 -124,90 -112,0 -102,-76 -60,-132'),
        p.cloth2,
        { k: 0.5 },
      )
    },
    paint(p) {
      const pale = litOf(p, p.trim, 0.2)
      for (const side of SIDES) {
        const fall = sided(
          shape('20,-120 62,-108 90,-66 104,0 112,70 136,150 120,214 84,190 90,120 82,60 78,0 70,-46 50,-78 20,-92'),
          side,
        )
        part(p, fall, p.cloth2, { k: side > 0 ? 0.12 : 0.85, rim: side > 0 ? 1 : 0.3 })
        lock(
          p,
          sided(shape('76,-60 96,0 94,80 112,180'), side),
          12,
          side > 0 ? litOf(p, p.cloth2, 0.35) : shadowOf(p, p.cloth2, 0.8),
          0.7,
        )
        lock(p, sided(shape('66,-80 88,-20 86,60 98,150'), side), 8, shadowOf(p, p.cloth2, side > 0 ? 0.4 : 0.9), 0.6)
      }
      part(p, [...skull(p, 22, 1), ...on(p, '66,-60 50,-80 24,-94 0,-97 -24,-94 -50,-80 -66,-60', 4)], p.cloth2, {
        k: 0.4,
        rim: 0.9,
      })
      part(
        p,
        on(p, '-70,-50 -62,-74 -34,-92 0,-98 34,-92 62,-74 70,-50 58,-62 32,-80 0,-84 -32,-80 -58,-62', 6),
        pale,
        { k: 0.38, rim: 0.8 },
      )
    },
  },
  wimple: {
    hair: 'hidden',
    rises: 46,
    behind: (p) => WRAPS.veil.behind(p),
    under(p) {
      part(
        p,
        on(
          p,
          '-74,-20 -66,30 -52,76 -20,108 0,112 20,108 52,76 66,30 74,-20 86,60 96,140 60,190 0,204 -60,190 -96,140 -86,60',
          4,
        ),
        litOf(p, p.trim, 0.3),
        { k: 0.4 },
      )
      strokes(
        p,
        shape('40,110 50,150 36,186 14,120 20,156 8,194 -34,116 -40,150 -30,186'),
        shadowOf(p, p.trim, 0.4),
        3,
        0.6,
      )
    },
    paint: (p) => WRAPS.veil.paint(p),
  },
  scarf: {
    hair: 'below',
    rises: 24,
    paint(p) {
      const side = p.sitter.yaw > 0 ? -1 : 1
      lock(p, sided(shape('66,-64 110,-50 104,10 122,62'), side), 26, side > 0 ? p.accent : shadowOf(p, p.accent, 0.35))
      lock(
        p,
        sided(shape('66,-60 94,-30 84,20 92,70'), side),
        20,
        side > 0 ? mix(p.accent, p.dark, 0.2) : shadowOf(p, p.accent, 0.55),
      )
      part(p, [...skull(p, 9, 1), ...on(p, '74,-48 56,-64 30,-72 0,-74 -30,-72 -56,-64 -73,-48', 5)], p.accent, {
        k: 0.4,
        rim: 0.9,
      })
      strokes(p, on(p, '-60,-70 0,-96 66,-66 -50,-86 10,-110 58,-88', 6), shadowOf(p, p.accent, 0.5), 3, 0.6)
      fill(p, sided(shape('66,-72 80,-70 82,-54 68,-50'), side), litOf(p, p.accent, 0.2))
    },
  },
  turban: {
    hair: 'hidden',
    rises: 62,
    paint(p) {
      const pale = p.sitter.clothColour ? litOf(p, p.cloth, 0.1) : litOf(p, p.trim, 0.12)
      part(
        p,
        hat(p, '-78,-52 -98,-84 -92,-128 -54,-164 6,-174 64,-160 98,-122 98,-82 78,-52 40,-76 0,-84 -40,-76'),
        pale,
        { k: 0.4, lean: 0.1, rim: 0.9 },
      )
      for (const [a, b, d] of [
        ['-90,-76', '0,-150', '92,-104'],
        ['-94,-100', '-10,-168', '80,-138'],
        ['-70,-62', '20,-120', '96,-80'],
        ['-20,-82', '40,-100', '88,-66'],
      ]) {
        strokes(p, hat(p, `${a} ${b} ${d}`), shadowOf(p, pale, 0.4), 3.5, 0.65)
      }
      fill(p, on(p, '0,-122 12,-104 0,-86 -12,-104', 16), p.metal, 1, false)
      fill(p, on(p, '0,-114 7,-104 0,-93 -7,-104', 17), litOf(p, p.accent, 0.2), 1, false)
    },
  },
  circlet: {
    hair: 'free',
    rises: 4,
    paint(p) {
      part(p, on(p, '-72,-58 -40,-74 0,-80 40,-74 72,-58 71,-50 40,-66 0,-72 -40,-66 -71,-50', 6), p.metal, {
        k: 0.3,
        rim: 0.9,
      })
      fill(p, on(p, '-9,-76 0,-90 9,-76 0,-58', 8), litOf(p, p.accent, 0.25), 1, false)
      fill(p, on(p, '2,-82 6,-76 0,-68 0,-76', 9), p.light, 0.7, false)
    },
  },
  wreath: {
    hair: 'free',
    rises: 14,
    paint(p) {
      const leaf = mix([0.56, -0.08, 0.08], p.cloth2, 0.2)
      for (let i = 0; i < 15; i++) {
        const t = i / 14
        const [x, y] = on(p, `${-72 + t * 144},${-56 - Math.sin(t * Math.PI) * 28}`, 6)[0] ?? [0, 0]
        const up = i % 2 ? -20 : 12
        lock(
          p,
          [
            [x, y],
            [x + 4, y + up * 0.4],
            [x + 12, y + up * 0.8],
            [x + 18, y + up],
          ],
          13,
          t > 0.42 ? litOf(p, leaf, (i % 3) * 0.12) : shadowOf(p, leaf, 0.3),
        )
        if (i % 3 === 1) {
          p.c.fillStyle = css(t > 0.42 ? litOf(p, p.accent, 0.3) : shadowOf(p, p.accent, 0.2))
          disc(p.c, x + 4, y - 3, 6.5)
          p.c.fillStyle = css(p.light, t > 0.42 ? 0.9 : 0.4)
          disc(p.c, x + 5, y - 4, 2.2)
        }
      }
    },
  },
} satisfies Record<string, Headgear>
