import { mix, tune } from '../../canvas/colour.ts'
import { litOf, lock, shadowOf } from '../brush.ts'
import { body, shape } from '../person.ts'
import { clasp, folds, lines, pair, patch, patches, piece, TORSO, type Wear } from './parts.ts'

/** What protects or works: armour, suits, straps. */
export const HARD = {
  armour(p) {
    piece(p, TORSO, tune(p.cloth, 0.8), { k: 0.38 })
    piece(p, '-72,146 -104,196 -98,340 98,340 104,196 72,146 36,176 0,184 -36,176', p.metal, {
      k: 0.4,
      lean: 0.06,
      rim: 1,
    })
    lines(p, '0,184 4,250 2,340', litOf(p, p.metal, 0.5), 4)
    lock(p, body(p, shape('40,186 72,216 78,262 70,330')), 16, litOf(p, p.metal, 0.7), 0.5)
    // Lames overlap from the arm upwards, each curved around the shoulder.
    for (const k of [3, 2, 1, 0]) {
      pair(
        p,
        `${66 + k * 10},${134 + k * 16} ${112 + k * 10},${132 + k * 17} ${158 + k * 9},${152 + k * 22} ${186 + k * 7},${192 + k * 26} ${178 + k * 8},${220 + k * 26} ${140 + k * 10},${198 + k * 24} ${98 + k * 10},${184 + k * 22} ${72 + k * 8},${170 + k * 16}`,
        k % 2 ? mix(p.metal, p.cloth, 0.12) : p.metal,
        { rim: 1 },
      )
    }
    lines(p, '80,146 130,146 176,190 -80,146 -130,146 -176,190', mix(p.accent, p.metal, 0.4), 4, 0.9)
    piece(p, '-56,96 -72,132 -60,160 0,186 60,160 72,132 56,96 30,128 0,136 -30,128', p.metal, { k: 0.4, rim: 1 })
    lines(p, '-64,138 -30,166 0,174 0,174 30,166 64,138', shadowOf(p, p.metal, 0.6), 3)
    patch(p, '-16,236 0,212 16,236 0,272', mix(p.accent, p.metal, 0.25), 1, false)
  },
  mail(p) {
    piece(p, TORSO, tune(p.metal, 0.74), { k: 0.38, lean: -0.1 })
    for (let row = 0; row < 6; row++)
      for (let i = -9; i <= 9; i++) {
        const [x, y] = [i * 19 + (row % 2) * 9.5, 158 + row * 18 + Math.abs(i) * 5]
        lines(
          p,
          `${x - 6},${y} ${x},${y + 7} ${x + 6},${y}`,
          i > -2 ? litOf(p, p.metal, 0.35) : shadowOf(p, p.metal, 0.8),
          2.2,
          0.5,
        )
      }
    piece(p, '-64,160 0,196 64,160 78,340 -78,340', p.cloth, { k: 0.38, smooth: false, rim: 0.4 })
    patch(
      p,
      '-9,214 9,214 9,240 30,240 30,258 9,258 9,340 -9,340 -9,258 -30,258 -30,240 -9,240',
      litOf(p, p.trim, 0.15),
      0.95,
      false,
    )
    piece(p, '-58,96 -84,130 -76,160 0,192 76,160 84,130 58,96 28,128 -28,128', tune(p.metal, 0.82), {
      k: 0.4,
      rim: 0.9,
    })
    pair(p, '110,140 156,150 186,190 176,216 136,190 106,170', p.metal, { rim: 1 })
  },
  lamellar(p) {
    piece(p, TORSO, p.cloth2, { k: 0.38 })
    for (let row = 0; row < 4; row++) {
      piece(
        p,
        `-84,${176 + row * 34} 0,${190 + row * 34} 84,${176 + row * 34} 90,${214 + row * 34} 0,${228 + row * 34} -90,${214 + row * 34}`,
        row % 2 ? tune(p.cloth, 0.85) : p.cloth,
        { k: 0.4, smooth: false, rim: 0.6 },
      )
      for (let i = -3; i <= 3; i++)
        lines(
          p,
          `${i * 24},${190 + row * 34} ${i * 24},${200 + row * 34} ${i * 24},${210 + row * 34}`,
          litOf(p, p.accent, 0.1),
          4,
          0.8,
        )
    }
    for (const k of [2, 1, 0])
      pair(
        p,
        `100,${146 + k * 34} 196,${158 + k * 36} 214,${196 + k * 36} 106,${190 + k * 34}`,
        k % 2 ? tune(p.cloth, 0.85) : p.cloth,
        { smooth: false, rim: 0.9 },
      )
    lines(p, '104,182 150,186 206,190 -104,182 -150,186 -206,190', p.accent, 4, 0.8)
    pair(p, '8,176 34,110 56,112 74,146 30,196', litOf(p, p.trim, 0.2), { smooth: false, rim: 0.4 })
    piece(p, '-66,158 -40,134 -6,186 -2,208 -40,190', p.cloth2, { smooth: false, k: 0.7 })
  },
  kimono(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.12 })
    folds(p, p.cloth, ['110,160 132,210 128,260 136,330', '160,182 178,230 176,270 184,330'])
    pair(p, '34,110 58,112 66,150 20,230 -20,300 -34,280 20,196', litOf(p, p.trim, 0.15), { smooth: false, rim: 0.5 })
    piece(p, '-58,112 -36,110 -16,190 40,300 10,320 -40,220 -68,152', p.cloth2, { k: 0.6, smooth: false, rim: 0.4 })
    for (const [x, y] of [
      [112, 212],
      [152, 238],
      [-120, 220],
    ] as const)
      patch(
        p,
        `${x - 12},${y} ${x - 4},${y - 4} ${x},${y - 13} ${x + 4},${y - 4} ${x + 12},${y} ${x + 4},${y + 4} ${x},${y + 13} ${x - 4},${y + 4}`,
        x > 0 ? litOf(p, p.accent, 0.3) : shadowOf(p, p.accent, 0.2),
        0.85,
      )
  },
  suit(p) {
    const shell = litOf(p, p.trim, 0.1)
    piece(p, TORSO, shell, { k: 0.38, lean: -0.1 })
    pair(p, '112,160 150,158 186,186 202,240 160,232 124,204', tune(shell, 0.92), { rim: 1 })
    patches(p, '124,196 182,206 186,220 126,212', p.accent)
    piece(p, '-66,206 66,206 74,340 -74,340', tune(p.metal, 0.9), { smooth: false, rim: 0.7 })
    for (const [i, tone] of [p.accent, shadowOf(p, p.metal, 0.5), p.light].entries())
      patch(p, `${-46 + i * 34},226 ${-22 + i * 34},226 ${-22 + i * 34},244 ${-46 + i * 34},244`, tone, 1, false)
    for (const side of [-1, 1])
      lock(
        p,
        body(
          p,
          shape('84,190 104,240 80,280 76,330').map(([x, y]) => [x * side, y] as const),
        ),
        20,
        side > 0 ? tune(p.metal, 0.8) : shadowOf(p, p.metal, 0.5),
      )
    piece(p, '-88,104 -104,140 -62,176 0,190 62,176 104,140 88,104 50,140 0,150 -50,140', p.metal, { k: 0.4, rim: 1 })
    lines(p, '-92,140 -50,170 0,178 0,178 50,170 92,140', mix(p.accent, p.metal, 0.3), 5, 0.9)
  },
  chassis(p) {
    piece(p, TORSO, tune(p.cloth, 0.7), { k: 0.38 })
    pair(p, '18,176 74,160 116,178 120,240 84,340 14,340', litOf(p, p.metal, 0.05), { rim: 0.9 })
    pair(p, '124,156 168,168 196,206 204,270 160,250 130,204', p.metal, { rim: 1 })
    lines(p, '0,170 0,250 0,340', p.accent, 6, 0.95)
    patch(p, '0,214 15,229 0,244 -15,229', mix(p.accent, [1, 0, 0], 0.5), 1, false)
    for (const x of [-30, -15, 0, 15, 30])
      lines(
        p,
        `${x},112 ${x * 1.15},140 ${x * 1.5},172`,
        x > -4 ? litOf(p, p.metal, 0.15) : shadowOf(p, p.metal, 0.6),
        7,
        0.95,
      )
    patches(p, '62,200 98,208 98,216 62,208', p.accent)
  },
  overalls(p) {
    piece(p, TORSO, litOf(p, p.cloth2, 0.1), { k: 0.38, lean: -0.12 })
    folds(p, p.cloth2, ['128,162 150,212 146,260 152,330'])
    pair(p, '34,108 60,112 76,150 44,186 8,172 34,146', litOf(p, p.cloth2, 0.18), { smooth: false, rim: 0.6 })
    piece(p, '-70,240 0,248 70,240 84,340 -84,340', p.cloth, { smooth: false, rim: 0.5 })
    pair(p, '56,150 84,154 70,246 46,246', tune(p.cloth, 0.9), { smooth: false, rim: 0.6 })
    for (const x of [-58, 58]) clasp(p, x, 248, 10)
    piece(p, '18,256 56,256 56,300 18,300', tune(p.cloth, 0.82), { smooth: false, k: 0.2, rim: 0.3 })
    lines(p, '26,256 26,240 26,232 36,256 36,240 36,228', p.metal, 5, 0.95)
  },
  ranger(p) {
    piece(p, TORSO, p.cloth, { k: 0.38, lean: -0.12 })
    pair(p, '36,106 66,112 84,146 40,190 2,214 20,170', litOf(p, p.cloth, 0.14), { smooth: false, rim: 0.6 })
    patch(p, '-24,166 24,166 0,214', shadowOf(p, p.trim, 0.4), 1, false)
    folds(p, p.cloth, ['134,164 152,214 148,262 156,330'])
    piece(p, '-118,152 -90,144 60,340 20,340', mix([0.4, 0.05, 0.07], p.cloth2, 0.2), {
      smooth: false,
      k: 0.4,
      rim: 0.6,
    })
    clasp(p, -22, 244, 15)
    piece(p, '96,140 150,154 190,196 200,236 150,214 108,184', mix([0.42, 0.05, 0.07], p.cloth2, 0.25), {
      k: 0.15,
      rim: 1,
    })
    lines(p, '108,160 150,172 190,214 104,172 146,190 180,224', shadowOf(p, p.cloth2, 0.5), 2.4, 0.6)
  },
  shirt(p) {
    const linen = litOf(p, p.trim, 0.3)
    piece(p, TORSO, linen, { k: 0.38, lean: -0.12 })
    folds(p, linen, ['72,150 96,200 92,260 98,330', '136,164 160,216 158,262 166,330', '36,190 44,230 38,280 42,330'])
    patch(p, '-38,116 38,116 30,170 4,240 -24,170', shadowOf(p, p.skin, 0.34))
    patch(p, '2,124 38,116 30,170 6,236 4,180', p.skin)
    pair(p, '38,106 66,116 72,148 34,196 6,246 2,236 26,170', linen, { smooth: false, rim: 0.6 })
    lines(p, '-8,206 4,214 16,204 -6,224 4,230 12,222', p.cloth, 3, 0.9)
    piece(p, '-128,156 -96,146 84,340 40,340', mix([0.4, 0.06, 0.07], p.cloth, 0.3), {
      smooth: false,
      k: 0.4,
      rim: 0.6,
    })
  },
  vest(p) {
    const linen = litOf(p, p.trim, 0.26)
    piece(p, TORSO, linen, { k: 0.38, lean: -0.12 })
    folds(p, linen, ['140,164 162,214 158,262 166,330'])
    pair(p, '50,132 104,148 110,220 104,340 24,340 28,240', p.cloth, { smooth: false, rim: 0.6 })
    pair(p, '32,108 54,112 62,144 34,172 4,162 32,140', linen, { smooth: false, rim: 0.4 })
    piece(p, '-34,150 0,166 34,150 40,176 0,186 -40,176', mix(p.accent, p.dark, 0.2), { rim: 0.5 })
    if (p.sitter.calling !== 'sheriff') return
    patch(p, '56,214 61,202 66,214 78,216 69,225 71,238 61,231 51,238 53,225 44,216', litOf(p, p.metal, 0.45), 1, false)
    lines(p, '30,250 50,266 84,252', p.metal, 2.5, 0.9)
  },
} satisfies Record<string, Wear>
