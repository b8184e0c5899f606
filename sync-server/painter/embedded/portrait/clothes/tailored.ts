import { type Colour, mix, tune } from '../../canvas/colour.ts'
import { litOf, shadowOf } from '../brush.ts'
import type { Person } from '../person.ts'
import { buttons, clasp, folds, lines, pair, patch, patches, piece, TORSO, type Wear } from './parts.ts'

const WHITE: Colour = [0.9, 0, 0.012]

function shirt(p: Person, tone: Colour): void {
  patch(p, '-44,132 0,164 44,132 40,340 -40,340', shadowOf(p, tone, 0.22), 1, false)
  patch(p, '4,166 44,132 42,340 2,340', tone, 1, false)
}

function tie(p: Person): void {
  const silk = mix(p.accent, p.dark, 0.42)
  piece(p, '-11,164 11,164 8,184 18,330 0,344 -18,330 -8,184', silk, { smooth: false, rim: 0.3, back: 0.1 })
}

function lapels(p: Person, tone: Colour): void {
  pair(p, '40,104 78,114 108,158 84,190 100,204 34,330 22,300 44,210 56,164', tone, { smooth: false, rim: 0.7 })
}

const shirtCollar = (p: Person): void => {
  pair(p, '30,112 48,116 56,142 30,174 4,164 30,144', WHITE, { smooth: false, rim: 0.3, back: 0.1 })
}

function body(p: Person, tone: Colour): void {
  piece(p, TORSO, tone, { k: 0.38, lean: -0.12 })
  folds(p, tone, ['138,164 158,214 154,262 160,330', '176,190 190,232 194,270 198,330'])
}

/** What is cut and sewn: coats, jackets, uniforms and gowns. */
export const TAILORED = {
  coat(p) {
    body(p, p.cloth)
    shirt(p, litOf(p, WHITE, 0.1))
    tie(p)
    shirtCollar(p)
    pair(p, '46,88 86,104 114,158 88,182 108,200 40,340 22,310 46,206 60,160 58,120', litOf(p, p.cloth, 0.06), {
      smooth: false,
      rim: 0.9,
    })
  },
  frock(p) {
    body(p, p.cloth)
    const vest = p.cloth2
    piece(p, '-62,150 0,210 62,150 70,340 -70,340', vest, { smooth: false, rim: 0.2, back: 0.1 })
    buttons(p, 0, 236, 24, 4)
    piece(p, '-32,112 -42,140 -26,172 -14,206 2,226 18,206 28,172 42,140 32,112 0,134', WHITE, { k: 0.38, rim: 0.6 })
    lines(p, '-14,150 0,176 0,214 16,150 8,176 6,214 -26,136 0,160 26,136', shadowOf(p, WHITE, 0.45), 2.6)
    lapels(p, litOf(p, p.cloth, 0.07))
    clasp(p, 2, 164, 9)
  },
  capecollar(p) {
    body(p, p.cloth2)
    piece(p, '-40,150 0,190 40,150 56,340 -56,340', mix(p.accent, p.dark, 0.45), { smooth: false, rim: 0.2 })
    piece(p, '-30,114 -38,142 -16,186 2,210 18,186 38,142 30,114 0,134', WHITE, { k: 0.4, rim: 0.5 })
    for (const inner of [false, true]) {
      pair(
        p,
        inner
          ? '40,120 70,60 104,30 110,84 96,150 40,200'
          : '36,120 66,44 118,8 126,90 176,176 204,240 216,340 96,340 60,240',
        inner ? mix(p.accent, p.dark, 0.3) : p.cloth,
        { rim: 0.8 },
      )
    }
    clasp(p, 0, 186, 13)
  },
  uniform(p) {
    body(p, p.cloth)
    lines(p, '0,170 2,250 0,340', shadowOf(p, p.cloth, 0.7), 4)
    buttons(p, 14, 192, 30, 4)
    pair(p, '112,142 150,150 190,176 206,212 170,196 120,172', p.metal, { rim: 1 })
    for (const x of [132, 148, 164, 180, 194])
      lines(
        p,
        `${x},180 ${x + 4},200 ${x + 6},222 ${-x},180 ${-x - 4},200 ${-x - 6},222`,
        litOf(p, p.metal, 0.15),
        4,
        0.8,
      )
    piece(p, '-50,106 -58,138 -30,166 0,172 30,166 58,138 50,106 24,130 0,136 -24,130', mix(p.accent, p.dark, 0.35), {
      rim: 0.7,
    })
    lines(p, '-54,140 -26,164 0,170 0,170 30,164 54,140', p.metal, 4, 0.9)
    for (const [i, tone] of [p.accent, p.trim, p.metal].entries())
      patch(p, `${56 + i * 20},226 ${72 + i * 20},226 ${72 + i * 20},238 ${56 + i * 20},238`, tone, 1, false)
  },
  fatigues(p) {
    body(p, p.cloth2)
    const rng = p.rng.fork('fatigues')
    for (let i = 0; i < 16; i++) {
      const [x, y] = [rng.range(-180, 180), rng.range(170, 260)]
      patch(
        p,
        `${x - 24},${y} ${x - 4},${y - 11} ${x + 24},${y - 5} ${x + 16},${y + 11} ${x - 10},${y + 9}`,
        x > -30 ? litOf(p, p.cloth2, 0.16) : shadowOf(p, p.cloth2, 0.7),
        0.5,
      )
    }
    piece(p, '-92,168 -40,190 0,196 40,190 92,168 104,340 -104,340', tune(p.cloth2, 0.72), { k: 0.38, smooth: false })
    for (const x of [-70, -18, 34])
      piece(p, `${x},226 ${x + 40},226 ${x + 42},290 ${x - 2},290`, tune(p.cloth2, 0.86), {
        k: x > -20 ? 0.2 : 0.7,
        smooth: false,
        rim: 0.4,
      })
    pair(p, '40,96 66,104 80,140 40,172 20,160 40,140', p.cloth2, { smooth: false, rim: 0.9 })
    lines(p, '-30,166 0,196 30,166', p.metal, 2.5)
    patch(p, '-7,196 7,196 8,216 -8,216', p.metal)
  },
  leather(p) {
    body(p, p.cloth)
    patch(p, '-34,134 0,166 34,134 30,340 -30,340', shadowOf(p, p.trim, 0.6), 1, false)
    patch(p, '2,166 34,134 30,340 2,340', shadowOf(p, p.trim, 0.3), 1, false)
    pair(p, '40,82 74,92 106,152 66,208 26,180 44,140', litOf(p, p.cloth, 0.06), { smooth: false, rim: 1 })
    pair(p, '28,182 64,212 46,340 26,340', tune(p.cloth, 1.06), { smooth: false, rim: 0.5 })
    patches(p, '112,190 172,208 173,217 110,199', litOf(p, p.accent, 0.15))
    patches(p, '116,204 172,222 172,226 115,208', p.accent)
    lines(p, '30,190 34,260 36,340 -30,190 -34,260 -36,340', litOf(p, p.metal, 0.2), 3)
    clasp(p, 62, 128, 6)
  },
  gown(p) {
    const skin = shadowOf(p, p.skin, 0.34)
    patch(p, '-46,136 -66,150 -124,164 -172,190 -196,262 196,262 172,190 124,164 66,150 46,136 0,160', skin)
    patch(p, '6,176 30,158 46,142 62,148 124,164 172,190 196,262 20,262 4,200', p.skin, 1, false)
    patch(p, '8,178 50,162 108,170 60,182', mix(p.skin, shadowOf(p, p.skin), 0.35))
    patch(p, '-10,180 -50,164 -100,170 -60,184', shadowOf(p, p.skin, 0.6), 0.6)
    patch(p, '2,168 6,190 4,220 0,220 -4,190', shadowOf(p, p.skin, 0.5), 0.6)
    piece(
      p,
      '-170,192 -204,240 -212,340 212,340 204,240 170,192 132,212 90,228 44,226 0,240 -44,226 -90,228 -132,212',
      p.cloth,
      { k: 0.38, lean: -0.1 },
    )
    piece(
      p,
      '-172,190 -132,206 -90,220 -44,218 0,232 44,218 90,220 132,206 172,190 178,206 134,226 90,240 44,238 0,254 -44,238 -90,240 -134,226 -178,206',
      litOf(p, p.trim, 0.1),
      { k: 0.4, rim: 0.6 },
    )
    folds(p, p.cloth, ['40,250 46,280 40,310 44,340', '90,244 98,280 94,310 98,340'])
    necklace(p)
  },
  highgown(p) {
    body(p, p.cloth)
    piece(p, '-44,150 0,230 44,150 56,340 -56,340', litOf(p, p.trim, 0.06), { smooth: false, rim: 0.3, back: 0.1 })
    for (const y of [216, 246, 276])
      lines(p, `-34,${y - 16} 0,${y + 8} 34,${y - 16}`, shadowOf(p, p.trim, 0.4), 2.4, 0.6)
    pair(p, '34,106 54,92 76,96 84,130 68,168 40,192 14,184 38,150', litOf(p, p.trim, 0.16), { rim: 1 })
    for (const x of [66, 78, 90])
      lines(
        p,
        `40,166 ${x - 8},136 ${x - 12},104 -40,166 ${-x + 8},136 ${-x + 12},104`,
        shadowOf(p, p.trim, 0.3),
        2,
        0.45,
      )
    clasp(p, 0, 176, 14)
  },
  bodice(p) {
    body(p, p.cloth)
    piece(p, '-40,120 -50,150 -20,176 0,182 20,176 50,150 40,120 0,134', litOf(p, p.trim, 0.25), { rim: 0.6 })
    for (let i = 0; i < 7; i++) {
      const x = -45 + i * 15
      patch(
        p,
        `${x - 9},${126 + Math.abs(x) * -0.14} ${x},${112 - Math.abs(x) * 0.12} ${x + 9},${126 - Math.abs(x) * 0.14} ${x},${140 - Math.abs(x) * 0.1}`,
        x > -8 ? litOf(p, WHITE, 0.1) : shadowOf(p, WHITE, 0.35),
      )
    }
    buttons(p, 0, 200, 20, 4)
    lines(p, '-60,170 -40,240 -44,330 60,170 42,240 44,330', shadowOf(p, p.cloth, 0.7), 3)
    clasp(p, 0, 158, 11)
  },
} satisfies Record<string, Wear>

function necklace(p: Person): void {
  lines(p, '-50,134 -30,178 0,190 0,190 30,178 50,134', litOf(p, p.metal, 0.2), 3, 0.95)
  patch(p, '-9,190 0,180 9,190 0,208', litOf(p, p.accent, 0.25), 1, false)
}
