import { css, mix, tune } from '../../canvas/colour.ts'
import { disc } from '../../canvas/path.ts'
import { fill, litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import { skull } from '../head.ts'
import { type Person, SIDES, sided } from '../person.ts'
import { brimShadow, type Headgear, hat, on } from './parts.ts'

function rivets(p: Person, text: string): void {
  for (const [x, y] of on(p, text, 12)) {
    p.c.fillStyle = css(litOf(p, p.metal, x > -10 ? 0.7 : 0.1))
    disc(p.c, x, y, 2.6)
  }
}

function plume(p: Person): void {
  const rng = p.rng.fork('plume')
  for (let i = 0; i < 7; i++) {
    const tone = i % 2 ? litOf(p, p.accent, 0.12) : mix(p.accent, p.dark, 0.3)
    lock(
      p,
      [
        [0, -140 + i * 2],
        [-16 - i * 9, -196 - i],
        [-96 + rng.range(-8, 8), -190 + i * 10],
        [-140 + i * 9, -96 + i * 16],
      ],
      30,
      tone,
      1,
      0.4,
    )
  }
}

function horns(p: Person, tone: Person['metal'], curl: number): void {
  for (const side of SIDES) {
    for (const [i, w] of [30, 16].entries()) {
      const k = side > 0 ? (i ? litOf(p, tone, 0.4) : tone) : shadowOf(p, tone, i ? 0.25 : 0.45)
      lock(
        p,
        sided(
          [
            [60, -92],
            [118 + curl * 10, -98],
            [132, -150 - curl * 10],
            [96 - curl * 26, -186],
          ],
          side,
        ),
        w,
        k,
        1,
        0.1,
      )
    }
  }
}

/** Helmets and horns. */
export const HELMS = {
  helm: {
    hair: 'hidden',
    rises: 60,
    behind: plume,
    paint(p) {
      const opening = on(
        p,
        '-62,-34 -34,-46 -10,-42 -9,26 0,36 9,26 10,-42 34,-46 62,-34 60,10 50,70 46,112 64,96 84,60',
        10,
      )
      const dome = skull(p, 19)
      part(p, [...dome, ...opening.slice(-1), ...opening.slice(0, -1).reverse(), ...on(p, '-84,60', 10)], p.metal, {
        k: 0.42,
        lean: 0.05,
        rim: 1,
      })
      for (const side of SIDES)
        part(
          p,
          on(
            p,
            side > 0
              ? '52,-40 74,-44 86,20 82,70 58,104 46,70 56,20'
              : '-52,-40 -74,-44 -86,20 -82,70 -58,104 -46,70 -56,20',
            10,
          ),
          p.metal,
          { k: side > 0 ? 0.1 : 0.9, rim: 0.9 },
        )
      part(p, on(p, '-9,-134 9,-134 12,-48 9,28 0,38 -9,28 -12,-48', 18), litOf(p, p.metal, 0.12), {
        k: 0.4,
        smooth: false,
        rim: 0.8,
      })
      part(
        p,
        on(p, '-72,-44 -40,-58 0,-62 40,-58 73,-44 72,-32 40,-46 0,-50 -40,-46 -71,-32', 14),
        mix(p.metal, p.accent, 0.25),
        { k: 0.38, rim: 0.8 },
      )
      rivets(p, '-58,-46 -30,-53 30,-53 58,-46 66,20 60,64 -66,20 -60,64')
      lock(
        p,
        [
          [34, -118],
          [58, -96],
          [70, -76],
          [74, -52],
        ],
        10,
        litOf(p, p.metal, 0.75),
        0.7,
      )
    },
  },
  visored: {
    hair: 'hidden',
    rises: 66,
    behind: plume,
    paint(p) {
      part(
        p,
        [...skull(p, 18), ...on(p, '78,40 64,92 58,40 62,-24 36,-40 0,-44 -36,-40 -62,-24 -58,40 -64,92 -78,40', 10)],
        p.metal,
        { k: 0.42, rim: 1 },
      )
      // The visor is raised: we want to see who it is.
      part(
        p,
        hat(p, '-84,-62 -92,-92 -60,-138 -10,-154 40,-146 82,-112 94,-84 84,-60 40,-72 0,-78 -40,-72'),
        mix(p.metal, p.light, 0.1),
        { k: 0.4, rim: 1 },
      )
      for (const [x, y] of [
        [-40, -92],
        [-14, -98],
        [14, -99],
        [40, -94],
      ] as const)
        fill(p, hat(p, `${x - 10},${y} ${x + 10},${y} ${x + 9},${y - 6} ${x - 9},${y - 6}`), p.dark, 0.85, false)
      strokes(p, hat(p, '-84,-72 0,-90 88,-70 -80,-110 0,-130 84,-104'), shadowOf(p, p.metal, 0.5), 2.5, 0.7)
      for (const side of SIDES) {
        const [x, y] = on(p, `${side * 76},-56`, 12)[0] ?? [0, 0]
        p.c.fillStyle = css(side > 0 ? litOf(p, p.metal, 0.3) : shadowOf(p, p.metal, 0.3))
        disc(p.c, x, y, 12)
        p.c.fillStyle = css(shadowOf(p, p.metal, 0.6))
        disc(p.c, x, y, 5)
      }
      lock(
        p,
        [
          [20, -142],
          [56, -126],
          [76, -104],
          [82, -84],
        ],
        9,
        litOf(p, p.metal, 0.8),
        0.7,
      )
    },
  },
  kabuto: {
    hair: 'hidden',
    rises: 80,
    behind(p) {
      for (const side of SIDES)
        for (const k of [2, 1, 0])
          part(
            p,
            sided(
              [
                [50, -70 + k * 34],
                [96, -60 + k * 36],
                [122 + k * 8, -16 + k * 36],
                [118 + k * 9, 12 + k * 36],
                [60, 4 + k * 30],
              ],
              side,
            ),
            k % 2 ? p.cloth : p.cloth2,
            { k: side > 0 ? 0.2 : 0.8, rim: 0.8 },
          )
    },
    paint(p) {
      brimShadow(p, -2)
      part(p, [...skull(p, 22, 1), ...on(p, '80,-46 44,-62 0,-68 -44,-62 -80,-46', 8)], tune(p.metal, 0.62), {
        k: 0.42,
        rim: 1,
      })
      for (const x of [-48, -24, 0, 24, 48])
        strokes(p, on(p, `${x * 0.5},-136 ${x * 0.9},-110 ${x * 1.2},-66`, 14), litOf(p, p.metal, 0.1), 2.5, 0.7)
      part(p, on(p, '-92,-40 -60,-62 0,-72 60,-62 92,-40 60,-46 0,-56 -60,-46', 14), p.cloth, { k: 0.4, rim: 1 })
      const gold = mix(p.accent, p.metal, 0.4)
      for (const side of SIDES)
        lock(
          p,
          on(p, side > 0 ? '10,-84 40,-110 74,-136 66,-196' : '-10,-84 -40,-110 -74,-136 -66,-196', 12),
          24,
          side > 0 ? litOf(p, gold, 0.25) : shadowOf(p, gold, 0.15),
          1,
          0.25,
        )
      fill(p, on(p, '0,-104 14,-88 0,-72 -14,-88', 18), litOf(p, gold, 0.3), 1, false)
    },
  },
  horned: {
    hair: 'below',
    rises: 84,
    behind: (p) => horns(p, mix([0.86, 0, 0.05], p.trim, 0.3), 0),
    paint(p) {
      part(p, [...skull(p, 14, 1), ...on(p, '76,-44 40,-58 0,-62 -40,-58 -76,-44', 8)], p.metal, { k: 0.42, rim: 1 })
      part(
        p,
        on(p, '-76,-42 -40,-58 0,-63 40,-58 76,-42 75,-58 40,-76 0,-82 -40,-76 -75,-58', 12),
        mix(p.metal, p.accent, 0.35),
        { k: 0.38, rim: 0.9 },
      )
      part(p, on(p, '-8,-136 8,-136 10,-50 6,8 0,16 -6,8 -10,-50', 22), mix(p.metal, p.accent, 0.2), {
        k: 0.38,
        rim: 0.7,
      })
      rivets(p, '-58,-58 -30,-67 30,-67 58,-58')
    },
  },
  antlers: {
    hair: 'free',
    rises: 70,
    behind: (p) => horns(p, mix([0.3, 0.02, 0.02], p.dark, 0.3), 1),
    paint: () => undefined,
  },
  combat: {
    hair: 'hidden',
    rises: 40,
    paint(p) {
      brimShadow(p, -6)
      part(
        p,
        hat(p, '-92,-52 -96,-92 -70,-136 -10,-156 50,-148 92,-110 100,-60 92,-48 40,-66 0,-70 -40,-66'),
        p.cloth2,
        { k: 0.4, lean: 0.1, rim: 1 },
      )
      const rng = p.rng.fork('camouflage')
      for (let i = 0; i < 7; i++) {
        const [x, y] = [rng.range(-70, 70), rng.range(-132, -80)]
        fill(
          p,
          hat(p, `${x - 20},${y} ${x - 4},${y - 10} ${x + 18},${y - 4} ${x + 14},${y + 9} ${x - 8},${y + 8}`),
          x > -20 ? litOf(p, p.cloth2, 0.18) : shadowOf(p, p.cloth2, 0.6),
          0.55,
        )
      }
      part(
        p,
        on(p, '-82,-50 -40,-68 0,-72 40,-68 84,-50 83,-62 40,-82 0,-86 -40,-82 -82,-62', 12),
        shadowOf(p, p.cloth2, 0.35),
        { rim: 0.7 },
      )
      strokes(p, on(p, '-68,-40 -60,30 -26,92 68,-40 60,30 26,92', 0), p.dark, 5, 0.8)
    },
  },
  aviator: {
    hair: 'hidden',
    rises: 30,
    paint(p) {
      const leather = mix([0.42, 0.05, 0.06], p.cloth2, 0.35)
      part(
        p,
        [
          ...skull(p, 14),
          ...on(p, '76,60 58,104 54,60 60,-2 58,-44 34,-62 0,-68 -34,-62 -58,-44 -60,-2 -54,60 -58,104 -76,60', 6),
        ],
        leather,
        { k: 0.42, rim: 1 },
      )
      strokes(
        p,
        on(p, '0,-128 2,-100 0,-70 -40,-116 -44,-90 -40,-62 40,-116 46,-90 42,-62', 8),
        shadowOf(p, leather, 0.6),
        2.4,
        0.7,
      )
      for (const side of SIDES) {
        const [x, y] = on(p, `${side * 74},4`, 12)[0] ?? [0, 0]
        p.c.fillStyle = css(side > 0 ? litOf(p, leather, 0.15) : shadowOf(p, leather, 0.5))
        disc(p.c, x, y, 17, 24)
      }
    },
  },
} satisfies Record<string, Headgear>
