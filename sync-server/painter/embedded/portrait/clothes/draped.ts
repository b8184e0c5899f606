import { mix, tune } from '../../canvas/colour.ts'
import { litOf, lock, shadowOf } from '../brush.ts'
import { body, type Person, SIDES, sided } from '../person.ts'
import { clasp, folds, lines, pair, patch, patches, piece, TORSO, type Wear } from './parts.ts'

/** What hangs: cloaks, robes, wraps and furs. */
export const DRAPED = {
  cloak(p) {
    patch(p, '-70,104 70,104 84,260 -84,260', shadowOf(p, p.cloth2, 0.7), 1, false)
    piece(p, '-44,120 0,156 44,120 58,210 0,262 -58,210', p.cloth2, { k: 0.42, rim: 0.2, back: 0.1 })
    piece(
      p,
      '-62,108 -112,136 -168,172 -206,236 -222,340 222,340 206,236 168,172 112,136 62,108 52,160 24,204 4,222 -24,204 -52,160',
      p.cloth,
      { k: 0.38, lean: -0.14 },
    )
    folds(p, p.cloth, [
      '70,136 104,180 116,240 112,320',
      '40,190 62,230 66,280 62,330',
      '120,160 160,200 172,250 176,320',
    ])
    lines(p, '-60,118 -44,176 -2,218 2,218 48,176 60,118', litOf(p, p.trim, 0.1), 4, 0.75)
    clasp(p, 0, 212, 17)
  },
  robe(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.12 })
    folds(p, p.cloth, ['96,170 116,220 112,270 116,330', '144,176 166,220 172,270 176,330'])
    pair(p, '44,124 80,134 96,160 86,240 84,340 32,340 34,220 40,170', litOf(p, p.trim, 0.04), {
      smooth: false,
      rim: 0.5,
    })
    patches(p, '58,246 66,232 74,246 66,260', p.accent)
    patches(p, '58,206 66,196 74,206 66,216', p.metal)
    piece(p, '-56,106 -66,136 -36,166 0,180 36,166 66,136 56,106 28,138 0,146 -28,138', p.cloth2, { rim: 0.8 })
  },
  habit(p) {
    piece(p, TORSO, p.cloth, { k: 0.4, lean: -0.12 })
    folds(p, p.cloth, ['60,200 70,240 62,280 66,330', '130,170 152,220 150,270 156,330'])
    piece(
      p,
      '-64,96 -104,128 -128,168 -96,204 -40,224 0,230 40,224 96,204 128,168 104,128 64,96 48,136 0,158 -48,136',
      tune(p.cloth, 1.08),
      { k: 0.38, lean: -0.1, rim: 0.9 },
    )
    folds(p, p.cloth, ['56,116 80,150 72,186 60,212', '84,126 108,160 100,182 88,200'], 9)
    lines(p, '-22,170 0,250 0,280 22,170 0,250 0,280', p.trim, 3)
    patch(p, '-5,256 5,256 5,268 14,268 14,277 5,277 5,300 -5,300 -5,277 -14,277 -14,268 -5,268', p.metal, 1, false)
  },
  rags(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.1 })
    piece(p, '-146,164 -112,152 66,340 18,340', tune(p.cloth2, 0.85), { smooth: false, rim: 0.3 })
    const wrap = litOf(p, p.cloth2, 0.1)
    piece(p, '-74,100 -116,140 -132,172 -80,204 -10,216 66,206 128,176 112,140 74,100 46,132 0,146 -46,132', wrap, {
      k: 0.38,
      lean: -0.1,
      rim: 0.8,
    })
    lines(p, '-106,150 -30,190 84,142 -112,176 0,214 110,166 -76,116 0,166 76,118', shadowOf(p, wrap, 0.5), 4)
    for (const [x, y] of [
      [96, 190],
      [70, 200],
      [40, 208],
    ] as const)
      lock(
        p,
        body(p, [
          [x, y - 10],
          [x + 4, y + 10],
          [x - 2, y + 26],
          [x + 6, y + 44],
        ]),
        14,
        wrap,
      )
  },
  fur(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.1 })
    lines(p, '-70,180 40,250 110,330', p.cloth2, 16, 0.95)
    clasp(p, 16, 240, 15)
    const rng = p.rng.fork('fur')
    const pelt = mix([0.44, 0.03, 0.05], p.cloth2, 0.3)
    piece(
      p,
      '-64,98 -132,128 -192,166 -206,214 -130,206 -66,200 0,214 66,200 130,206 206,214 192,166 132,128 64,98 40,140 0,154 -40,140',
      pelt,
      { k: 0.4, lean: -0.08 },
    )
    for (const side of SIDES) {
      for (let i = 0; i < 20; i++) {
        const t = i / 19
        const [x, y] = [48 + t * 152 + rng.range(-8, 8), 128 + t * 66 + (i % 3) * 20 - 10]
        const tone = side > 0 ? mix(pelt, litOf(p, pelt, 0.4), rng.next()) : shadowOf(p, pelt, rng.range(0.2, 0.7))
        lock(
          p,
          body(
            p,
            sided(
              [
                [x - 6, y - 18],
                [x, y],
                [x + 6, y + 12],
                [x + rng.range(2, 16), y + 34],
              ],
              side,
            ),
          ),
          13,
          tone,
        )
      }
    }
  },
  shroud(p) {
    const pale = litOf(p, mix(p.cloth2, p.light, 0.35), 0.1)
    piece(p, TORSO, pale, { k: 0.4, lean: -0.16 })
    folds(
      p,
      pale,
      [
        '56,140 84,190 76,250 84,330',
        '100,156 136,210 132,260 140,330',
        '20,176 30,230 22,280 28,330',
        '150,180 176,230 176,280 184,330',
      ],
      14,
    )
    piece(p, '-60,104 -84,140 -40,170 0,182 40,170 84,140 60,104 30,136 0,144 -30,136', pale, { rim: 0.9 })
  },
  poncho(p) {
    piece(
      p,
      '-54,120 -120,140 -184,190 -214,270 -216,340 216,340 214,270 184,190 120,140 54,120 26,170 0,206 -26,170',
      p.cloth,
      { k: 0.38, lean: -0.12 },
    )
    for (const [y, tone] of [
      [222, p.trim],
      [240, p.accent],
      [262, p.trim],
    ] as const) {
      lines(
        p,
        `-196,${y + 30} -90,${y - 14} 0,${y + 36} 0,${y + 36} 90,${y - 14} 196,${y + 30}`,
        tone,
        y === 240 ? 12 : 6,
        0.75,
      )
    }
    folds(p, p.cloth, ['80,146 110,200 112,260 118,330', '140,164 168,220 170,270 176,330'])
    neckerchief(p)
  },
  duster(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.12 })
    patch(p, '-38,150 38,150 46,340 -46,340', shadowOf(p, p.trim, 0.3), 1, false)
    patch(p, '4,160 38,150 44,340 2,340', litOf(p, p.trim, 0.05), 1, false)
    buttons4(p)
    pair(p, '44,110 84,124 112,164 96,216 60,340 34,340 44,240 58,176', litOf(p, p.cloth, 0.08), {
      smooth: false,
      rim: 0.7,
    })
    folds(p, p.cloth, ['132,164 152,210 150,260 156,330'])
    neckerchief(p)
  },
} satisfies Record<string, Wear>

function buttons4(p: Person): void {
  for (const y of [250, 280]) patch(p, `-4,${y} 0,${y - 4} 4,${y} 0,${y + 4}`, p.metal)
}

function neckerchief(p: Person): void {
  const cloth = mix(p.accent, p.cloth2, 0.25)
  piece(p, '-64,108 -84,140 -60,176 -22,208 2,234 24,208 62,176 84,140 64,108 34,138 0,148 -34,138', cloth, {
    k: 0.4,
    rim: 0.8,
  })
  lines(p, '-60,134 -20,186 0,222 62,134 26,186 6,222 -44,132 0,172 46,132', shadowOf(p, cloth, 0.6), 3)
  for (const [x, y] of [
    [-34, 160],
    [-10, 180],
    [20, 182],
    [42, 158],
    [4, 204],
  ] as const)
    patch(p, `${x - 3},${y} ${x},${y - 3} ${x + 3},${y} ${x},${y + 3}`, litOf(p, p.trim, 0.4), 0.7)
}
