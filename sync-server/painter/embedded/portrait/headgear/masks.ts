import { css, mix, tune } from '../../canvas/colour.ts'
import { disc } from '../../canvas/path.ts'
import { fill, litOf, lock, pane, part, shadowOf, strokes } from '../brush.ts'
import type { MaskName } from '../names.ts'
import { type Person, SIDES } from '../person.ts'
import { on } from './parts.ts'

/** Something worn on the face; `hides` leaves out what lies beneath it. */
interface Mask {
  readonly hides: { readonly eyes?: true; readonly nose?: true; readonly mouth?: true }
  readonly paint: (p: Person) => void
}

const flare = (p: Person, x: number, y: number, r: number) =>
  fill(
    p,
    [
      [x + r * 0.1, y - r * 0.7],
      [x + r * 0.5, y - r * 0.6],
      [x - r * 0.2, y + r * 0.6],
      [x - r * 0.5, y + r * 0.45],
    ],
    p.light,
    0.55,
    false,
  )

function lensAt(p: Person, side: 1 | -1, x: number, y: number, r: number, out: number, glass = p.accent): void {
  const [cx, cy] = on(p, `${side * x},${y}`, out)[0] ?? [0, 0]
  const squeeze = 1 - 0.28 * Math.max(0, p.sitter.yaw * side)
  pane(
    p,
    cx,
    cy,
    r * squeeze,
    r,
    side > 0 ? p.metal : shadowOf(p, p.metal, 0.3),
    side > 0 ? glass : mix(glass, p.dark, 0.35),
    8,
  )
  flare(p, cx, cy, r * 0.6)
}

/** Everything that is worn on a face. */
export const MASKS: Readonly<Record<MaskName, Mask>> = {
  none: { hides: {}, paint: () => undefined },
  gasmask: {
    hides: { eyes: true, nose: true, mouth: true },
    paint(p) {
      const rubber = mix(p.cloth2, p.dark, 0.35)
      strokes(
        p,
        on(p, '-80,-50 -60,-44 -50,-40 50,-40 66,-46 82,-52 -74,24 -66,34 -50,40 50,40 66,34 76,24', 2),
        shadowOf(p, rubber, 0.3),
        9,
      )
      part(p, on(p, '-68,-46 -36,-58 0,-52 36,-58 70,-46 74,6 58,56 30,92 0,100 -30,92 -58,56 -74,6', 8), rubber, {
        k: 0.42,
        rim: 0.9,
      })
      for (const side of SIDES) lensAt(p, side, 34, -14, 29, 16)
      for (const side of SIDES)
        part(
          p,
          on(p, side > 0 ? '30,48 66,42 84,62 76,92 48,98 26,82' : '-30,48 -66,42 -84,62 -76,92 -48,98 -26,82', 14),
          p.metal,
          { k: side > 0 ? 0.2 : 0.75, rim: 1 },
        )
      part(p, on(p, '-24,36 24,36 32,64 24,92 0,100 -24,92 -32,64', 34), p.metal, { k: 0.42, rim: 0.9 })
      for (const y of [54, 64, 74, 84])
        fill(p, on(p, `-17,${y} 17,${y} 17,${y + 4} -17,${y + 4}`, 38), shadowOf(p, p.metal, 0.85), 1, false)
    },
  },
  plague: {
    hides: { eyes: true, nose: true, mouth: true },
    paint(p) {
      const leather = mix(p.trim, p.dark, 0.18)
      part(p, on(p, '-74,-54 -36,-66 0,-64 36,-66 76,-54 78,10 60,66 30,98 0,104 -30,98 -60,66 -78,10', 5), leather, {
        k: 0.42,
      })
      strokes(
        p,
        on(p, '-60,-40 -30,-52 0,-48 60,-40 30,-52 0,-48 -50,40 -40,70 -20,92 52,40 42,70 22,92', 7),
        shadowOf(p, leather, 0.6),
        2.4,
        0.6,
      )
      // The beak points where the face looks.
      const [tipX, tipY] = on(p, '0,172', 60 + Math.abs(p.sitter.yaw) * 40)[0] ?? [0, 172]
      const root = on(p, '-26,-6 0,-16 26,-6 34,40 26,72 -26,72 -34,40', 14)
      const [, , r2, r3] = root
      part(
        p,
        [
          root[0]!,
          root[1]!,
          r2!,
          r3!,
          [r3![0] * 0.5 + tipX * 0.5 + 10, 104],
          [tipX + 5, tipY],
          [tipX - 5, tipY + 5],
          [root[6]![0] * 0.5 + tipX * 0.5 - 10, 100],
          root[6]!,
        ],
        litOf(p, leather, 0.14),
        { k: 0.4, lean: -0.1, rim: 0.9 },
      )
      strokes(
        p,
        [root[1]!, [(root[1]![0] + tipX) / 2 + p.sitter.yaw * 14, 70], [tipX, tipY - 6]],
        shadowOf(p, leather, 0.55),
        3,
        0.7,
      )
      for (const y of [20, 40, 60])
        strokes(p, on(p, `-30,${y} 0,${y + 9} 32,${y}`, 30), shadowOf(p, leather, 0.5), 1.8, 0.45)
      for (const side of SIDES) lensAt(p, side, 41, -20, 26, 10)
    },
  },
  bandit: {
    hides: { mouth: true, nose: true },
    paint(p) {
      const cloth = mix(p.accent, p.cloth, 0.3)
      part(
        p,
        on(p, '-73,8 -40,14 -12,6 0,2 12,6 40,14 74,8 72,50 60,86 32,110 4,134 -26,110 -58,86 -70,50', 11),
        cloth,
        { k: 0.4, rim: 0.7 },
      )
      strokes(
        p,
        on(p, '-60,24 -10,56 6,112 62,22 30,56 12,112 -66,46 -30,80 -8,122', 13),
        shadowOf(p, cloth, 0.6),
        3,
        0.6,
      )
      fill(p, on(p, '2,8 10,16 16,34 4,38 -2,24', 26), litOf(p, cloth, 0.35), 0.7)
    },
  },
  domino: {
    hides: {},
    paint(p) {
      const tone = mix(p.accent, p.dark, 0.3)
      const holes = SIDES.map((side) =>
        on(p, side > 0 ? '15,-14 32,-22 50,-16 34,-6' : '-15,-14 -32,-22 -50,-16 -34,-6', 4),
      )
      const { c } = p
      c.save()
      c.beginPath()
      c.rect(-150, -150, 300, 300)
      for (const hole of holes) {
        hole.forEach(([x, y], i) => {
          if (i === 0) c.moveTo(x, y)
          else c.lineTo(x, y)
        })
        c.closePath()
      }
      c.clip('evenodd')
      part(
        p,
        on(p, '-74,-30 -40,-44 -10,-34 0,-28 10,-34 40,-44 75,-32 62,4 34,10 10,0 0,-6 -10,0 -34,10 -62,4', 5),
        tone,
        { k: 0.4, rim: 0.7 },
      )
      c.restore()
    },
  },
  spectacles: {
    hides: {},
    paint(p) {
      const { c } = p
      for (const side of SIDES) {
        const [x, y] = on(p, `${side * 33},-13`, 4)[0] ?? [0, 0]
        const r = 23 * (1 - 0.26 * Math.max(0, p.sitter.yaw * side))
        c.fillStyle = css(p.light, side > 0 ? 0.16 : 0.06)
        disc(c, x, y, r, 21)
        c.strokeStyle = css(side > 0 ? litOf(p, p.metal, 0.25) : p.metal)
        c.lineWidth = 3.6
        c.beginPath()
        c.ellipse(x, y, r, 21, 0, 0, 7)
        c.stroke()
        flare(p, x + 4, y, 15)
      }
      strokes(p, on(p, '-10,-16 0,-23 10,-16 56,-15 68,-18 77,-16 -56,-15 -68,-18 -77,-16', 5), p.metal, 3.4)
    },
  },
  monocle: {
    hides: {},
    paint(p) {
      const [x, y] = on(p, '33,-13', 4)[0] ?? [0, 0]
      p.c.strokeStyle = css(litOf(p, p.metal, 0.3))
      p.c.lineWidth = 4
      p.c.fillStyle = css(p.light, 0.18)
      disc(p.c, x, y, 22)
      p.c.stroke()
      flare(p, x + 3, y, 15)
      strokes(
        p,
        [
          [x + 18, y + 12],
          [x + 36, y + 70],
          [x + 22, y + 150],
        ],
        p.metal,
        2,
      )
    },
  },
  goggles: {
    hides: {},
    paint(p) {
      const strap = mix(p.cloth2, p.dark, 0.35)
      part(p, on(p, '-78,-58 -40,-70 0,-74 40,-70 79,-58 80,-84 40,-98 0,-102 -40,-98 -79,-84', 8), strap, {
        k: 0.4,
        smooth: false,
        rim: 0.5,
      })
      for (const side of SIDES) lensAt(p, side, 35, -80, 31, 18)
      part(p, on(p, '-10,-84 10,-84 10,-74 -10,-74', 24), p.metal, { smooth: false, rim: 0.5 })
    },
  },
  eyegoggles: {
    hides: { eyes: true },
    paint(p) {
      const strap = mix(p.cloth2, p.dark, 0.35)
      part(p, on(p, '-78,-26 -40,-32 0,-34 40,-32 79,-26 79,-2 40,2 0,2 -40,2 -78,-2', 5), strap, {
        k: 0.4,
        smooth: false,
        rim: 0.5,
      })
      for (const side of SIDES) lensAt(p, side, 35, -14, 31, 14)
      part(p, on(p, '-10,-20 10,-20 10,-8 -10,-8', 24), p.metal, { smooth: false, rim: 0.5 })
    },
  },
  visor: {
    hides: { eyes: true },
    paint(p) {
      const { c } = p
      part(
        p,
        on(p, '-78,-38 -40,-42 0,-42 40,-42 80,-38 80,-2 54,6 20,0 8,-4 0,-8 -8,-4 -20,0 -54,6 -78,-2', 12),
        p.metal,
        { k: 0.4, smooth: false, rim: 0.9 },
      )
      const glass = on(p, '-72,-31 0,-34 74,-31 74,-9 50,-3 18,-8 0,-14 -18,-8 -50,-3 -72,-9', 15)
      const xs = glass.map(([x]) => x)
      const g = c.createLinearGradient(Math.min(...xs), 0, Math.max(...xs), 0)
      g.addColorStop(0, css(mix(p.accent, p.dark, 0.5)))
      g.addColorStop(0.6, css(p.accent))
      g.addColorStop(1, css(mix(p.accent, [1, 0, 0], 0.75)))
      fill(p, glass, p.accent, 1, false)
      c.fillStyle = g
      c.fill()
      for (const x of [18, 30, 42])
        fill(p, on(p, `${x},-27 ${x + 7},-27 ${x + 7},-24 ${x},-24`, 16), [1, 0, 0], 0.85, false)
      lock(p, on(p, '-60,-24 -20,-30 20,-30 66,-25', 16), 3, [1, 0, 0], 0.55, 0.5)
    },
  },
  sunglasses: {
    hides: { eyes: true },
    paint(p) {
      const black = mix(p.dark, [0.1, 0, 0], 0.5)
      for (const side of SIDES) {
        part(
          p,
          on(p, side > 0 ? '8,-28 34,-31 62,-28 58,-6 38,4 16,0' : '-8,-28 -34,-31 -62,-28 -58,-6 -38,4 -16,0', 5),
          black,
          { k: side > 0 ? 0.3 : 0.8, rim: 0.6 },
        )
        fill(
          p,
          on(p, side > 0 ? '34,-26 48,-25 30,-2 20,-4' : '-30,-26 -20,-26 -36,-2 -44,-5', 6),
          p.back,
          side > 0 ? 0.55 : 0.25,
          false,
        )
      }
      strokes(p, on(p, '-10,-25 0,-28 10,-25 58,-24 70,-22 78,-18 -58,-24 -70,-22 -78,-18', 6), tune(black, 1.2), 4)
    },
  },
}
