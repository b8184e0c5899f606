import { css, mix } from '../canvas/colour.ts'
import { type Pts, trace } from '../canvas/path.ts'
import { fill, litOf, shadowOf, strokes } from './brush.ts'
import { between, body, moved, type Person, SIDES, shape, sided, turnedAll } from './person.ts'

/** The outline of a head that faces us and of one turned to +x, clockwise from the crown. */
function outlines(p: Person): { front: Pts; side: Pts } {
  const { jaw, chin, cheek } = p.sitter.face
  const low = p.sitter.age === 'child' ? -15 : p.sitter.face.long
  const front: Pts = [
    [0, -112],
    [46, -100],
    [70, -62],
    [73, -34],
    [71.5, -16],
    [69 * cheek, 16],
    [57 * jaw, 60 + low],
    [29 * chin, 96 + low],
    [0, 105 + low],
    [-29 * chin, 96 + low],
    [-57 * jaw, 60 + low],
    [-69 * cheek, 16],
    [-71.5, -16],
    [-73, -34],
    [-70, -62],
    [-46, -100],
  ]
  const side: Pts = [
    [-6, -113],
    [42, -104],
    [67, -68],
    [71, -38],
    [65, -15],
    [67 * cheek, 10],
    [24 + 31 * jaw, 54 + low],
    [28 + 18 * chin, 92 + low],
    [26, 106 + low],
    [26 - 24 * chin, 102 + low],
    [10 - 50 * jaw, 66 + low],
    [-58, 26],
    [-80, -8],
    [-87, -38],
    [-82, -74],
    [-50, -106],
  ]
  return { front, side }
}

/** The outline of the head as it is turned. */
export function headOutline(p: Person): Pts {
  const { yaw } = p.sitter
  const { front, side } = outlines(p)
  const aside = yaw >= 0 ? side : [...side.slice(0, 1), ...side.slice(1).reverse()].map(([x, y]) => [-x, y] as const)
  return between(front, aside, Math.abs(yaw))
}

/** The skull from ear to ear over the crown, from the dark side to the light, `grow` larger: hair and hats lie on it. */
export function skull(p: Person, grow: number, low = 0): Pts {
  const o = headOutline(p)
  const ring = [o[12]!, o[13]!, o[14]!, o[15]!, o[0]!, o[1]!, o[2]!, o[3]!, o[4]!]
  return ring.slice(low, ring.length - low).map(([x, y]) => {
    const n = Math.hypot(x, y + 26) || 1
    return [x + (x / n) * grow, y + ((y + 26) / n) * grow] as const
  })
}

// The end of the shadow on a face: along the ridge of the nose, and further back when it turns to the light.
const EDGE_FRONT = shape('-20,-122 -13,-66 -16,-36 -6,-22 -5,8 -12,32 -6,43 0,47 -4,57 -9,64 -4,80 -13,92 -10,116')
const EDGE_TO_LIGHT = shape(
  '-32,-122 -28,-68 -33,-38 -25,-20 -33,4 -36,26 -27,44 -18,55 -14,63 -15,73 -9,84 0,95 4,116',
)

/** Neck, ears and head in three tones, without features. */
export function paintHead(p: Person): void {
  const { c, skin, sitter } = p
  const { yaw, age } = sitter
  const S = shadowOf(p, skin, 0.34)
  const D = shadowOf(p, skin, 0.72)
  const M = mix(skin, shadowOf(p, skin), 0.4)
  const head = headOutline(p)
  paintNeck(p, S, D)
  const nearer = yaw > 0 ? -1 : 1
  if (Math.abs(yaw) < 0.75) paintEar(p, nearer > 0 ? -1 : 1, 74 - Math.abs(yaw) * 10, nearer > 0 ? S : skin, D)
  fill(p, head, S)
  c.save()
  trace(c, head)
  c.clip()
  // Light from behind brightens the dark cheek a little, so that it is no hole.
  fill(p, turnedAll(p, shape('-76,-40 -60,-44 -56,0 -46,50 -30,90 -60,90 -90,20')), mix(S, p.back, 0.22))
  const edge = yaw > 0 ? between(EDGE_FRONT, EDGE_TO_LIGHT, yaw) : turnedAll(p, EDGE_FRONT, 16)
  const closing: Pts = [
    [110, 116],
    [110, -122],
  ]
  fill(p, [...moved(edge, -7, 0), ...closing], M, 1, false)
  fill(p, [...edge, ...closing], skin, 1, false)
  planes(p, M, D)
  c.restore()
  paintEar(p, nearer, 74 - Math.abs(yaw) * 13, nearer > 0 ? skin : S, D)
  c.save()
  trace(c, head)
  c.clip()
  if (age === 'old') wrinkles(p, M)
  rims(p, head)
  c.restore()
}

function paintNeck(p: Person, S: Person['skin'], D: Person['skin']): void {
  const { skin, sitter } = p
  const wide = (sitter.age === 'child' ? 0.74 : sitter.sex === 'f' ? 0.84 : 1) * (0.6 + 0.4 * sitter.build)
  const neck = body(
    p,
    shape('-42,40 -43,118 -66,172 66,172 45,118 42,40').map(([x, y]) => [x * wide, y] as const),
  )
  fill(p, neck, S, 1, false)
  fill(
    p,
    body(
      p,
      shape('10,60 42,40 45,118 64,172 20,172 6,132').map(([x, y]) => [x * wide, y] as const),
    ),
    mix(skin, shadowOf(p, skin), 0.3),
    1,
    false,
  )
  // The jaw throws its shadow on the neck; a sinew catches light.
  fill(
    p,
    body(
      p,
      shape('-46,50 46,50 46,92 20,112 -12,104 -46,88').map(([x, y]) => [x * wide, y] as const),
    ),
    D,
    0.75,
  )
  fill(
    p,
    body(
      p,
      shape('30,118 36,112 24,160 12,168').map(([x, y]) => [x * wide, y] as const),
    ),
    litOf(p, skin, 0.25),
    0.5,
  )
}

function paintEar(p: Person, side: 1 | -1, x: number, tone: Person['skin'], D: Person['skin']): void {
  fill(p, moved(sided(shape('-8,-22 4,-28 10,-14 8,6 0,22 -8,18'), side), side * x, 0), tone)
  fill(p, moved(sided(shape('-4,-16 4,-18 5,0 -1,12 -3,0'), side), side * x, 0), D, 0.35)
}

/** The ears of elves, which part their hair. */
export function paintElfEars(p: Person): void {
  const { yaw } = p.sitter
  for (const side of SIDES) {
    const far = yaw * side
    if (far > 0.55) continue
    const tone = side > 0 ? p.skin : shadowOf(p, p.skin, 0.3)
    const at = (text: string) => moved(sided(shape(text), side), side * (72 - Math.abs(yaw) * 10), 0)
    fill(p, at('-8,22 -6,-12 8,-30 26,-50 48,-74 38,-40 24,-10 10,14'), tone)
    fill(p, at('0,8 2,-12 16,-32 38,-60 28,-32 14,-8'), shadowOf(p, p.skin, 0.6), 0.4)
    if (side > 0) strokes(p, at('26,-50 48,-74 38,-40 38,-40 26,-12 12,12'), p.light, 2.4, 0.7)
  }
}

/** Temple, cheeks, brow and chin turn from the light or catch it. */
function planes(p: Person, M: Person['skin'], D: Person['skin']): void {
  const { skin, sitter } = p
  const on = (text: string, out = 0) => turnedAll(p, shape(text), out)
  // Dark skin shines, it does not turn grey.
  const L = litOf(p, skin, 0.12 + 0.36 * skin[0])
  const lean = sitter.age === 'old' || sitter.build < 0.94 ? 1 : sitter.age === 'child' ? 0.25 : 0.62
  fill(p, on('76,-74 62,-48 63,-22 76,-12'), M, 0.85)
  fill(p, on('78,2 50,32 40,56 32,84 20,108 62,102 84,50'), M, 0.55 + lean * 0.4)
  fill(p, on('12,-94 40,-88 54,-60 36,-50 14,-54'), L, 0.75)
  fill(p, on('24,8 46,-1 61,4 52,20 34,28'), L, 0.85)
  fill(p, on('-2,88 11,86 16,96 4,102'), L, 0.8)
  // The triangle of light on the dark cheek, gone when the face turns away.
  if (sitter.yaw > -0.6) fill(p, on('-55,0 -30,5 -23,14 -35,36 -47,22'), M, sitter.yaw > 0.5 ? 0.5 : 0.95)
  if (sitter.yaw > 0.2) fill(p, on('-50,-64 -30,-70 -24,-52 -44,-42'), skin, 0.35)
  const warm: Person['skin'] = mix(skin, [0.56, 0.16, 0.06], 0.35)
  fill(p, on('30,14 52,8 58,22 42,34 30,28'), warm, sitter.age === 'child' ? 0.45 : 0.14)
  fill(p, on('-22,52 -30,58 -26,70 -22,62'), D, 0.3)
}

function wrinkles(p: Person, M: Person['skin']): void {
  const on = (text: string) => turnedAll(p, shape(text))
  strokes(p, on('15,38 28,48 30,66 -20,40 -31,50 -31,66'), M, 3)
  strokes(p, on('10,-74 30,-79 50,-70 14,-63 31,-68 47,-61'), M, 2.2)
  strokes(p, on('58,-16 64,-12 68,-2 57,-10 62,-4 64,6 18,2 32,8 48,1'), M, 2)
}

function rims(p: Person, head: Pts): void {
  const { c } = p
  const xs = head.map(([x]) => x)
  trace(c, head)
  const g = c.createLinearGradient(Math.min(...xs), 0, Math.max(...xs), 0)
  g.addColorStop(0, css(p.back, 0.8))
  g.addColorStop(0.16, css(p.back, 0))
  g.addColorStop(0.87, css(p.light, 0))
  g.addColorStop(1, css(p.light, 0.85))
  c.strokeStyle = g
  c.lineWidth = 6
  c.stroke()
}
