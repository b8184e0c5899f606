import { mix, tune } from '../../canvas/colour.ts'
import { fill, litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import type { Person } from '../person.ts'
import { brimShadow, type Headgear, hat, on } from './parts.ts'

function feather(p: Person, x: number, y: number): void {
  const tone = p.accent
  for (const [i, w] of [46, 30].entries()) {
    lock(
      p,
      [
        [x, y],
        [x - 60, y - 70 - i * 6],
        [x - 120, y - 70],
        [x - 150 + i * 10, y + 6 - i * 10],
      ],
      w,
      i ? litOf(p, tone, 0.25) : mix(tone, p.dark, 0.35),
      1,
      0.5,
    )
  }
  strokes(
    p,
    [
      [x, y],
      [x - 70, y - 78],
      [x - 140, y - 8],
    ],
    litOf(p, tone, 0.6),
    2,
    0.8,
  )
}

function band(p: Person, text: string, tone = mix(p.accent, p.dark, 0.3)): void {
  part(p, hat(p, text), tone, { smooth: false, rim: 0.4, back: 0.2 })
}

/** Hats with brims and caps with peaks. */
export const HATS = {
  fedora: {
    hair: 'below',
    rises: 70,
    paint(p) {
      brimShadow(p)
      part(p, hat(p, '-78,-78 -84,-132 -66,-168 -34,-176 -6,-164 22,-178 58,-170 78,-134 78,-78', -0.05), p.cloth2, {
        lean: 0.1,
        rim: 0.9,
      })
      strokes(p, hat(p, '-10,-164 -2,-146 -8,-122 54,-160 58,-140 50,-120', -0.05), shadowOf(p, p.cloth2, 0.7), 3, 0.6)
      band(p, '-82,-88 -83,-112 0,-120 80,-112 80,-88 0,-96')
      part(
        p,
        hat(p, '-140,-58 -92,-84 -40,-95 20,-97 84,-90 142,-72 128,-60 78,-66 10,-72 -60,-62 -112,-48', -0.05),
        p.cloth2,
        { k: 0.4, rim: 1 },
      )
    },
  },
  stetson: {
    hair: 'below',
    rises: 74,
    paint(p) {
      brimShadow(p, 4, 0.5)
      part(
        p,
        hat(p, '-72,-78 -80,-138 -60,-172 -36,-182 -10,-166 4,-174 24,-166 48,-184 70,-166 78,-132 72,-78'),
        p.cloth2,
        { lean: 0.1 },
      )
      strokes(p, hat(p, '-14,-166 -8,-146 -18,-120 26,-166 24,-146 34,-122'), shadowOf(p, p.cloth2, 0.7), 3, 0.6)
      band(p, '-77,-88 -77,-106 0,-112 76,-106 75,-88 0,-94', p.trim)
      part(
        p,
        hat(
          p,
          '-182,-122 -150,-98 -100,-88 -40,-86 20,-87 90,-88 148,-102 186,-126 176,-92 128,-64 60,-54 0,-60 -62,-52 -130,-62 -172,-88',
        ),
        p.cloth2,
        { k: 0.42, rim: 1 },
      )
      strokes(p, hat(p, '-120,-72 -40,-66 0,-72 10,-72 60,-66 120,-76'), litOf(p, p.cloth2, 0.3), 2.5, 0.5)
    },
  },
  tophat: {
    hair: 'below',
    rises: 122,
    paint(p) {
      brimShadow(p)
      part(p, hat(p, '-68,-82 -70,-150 -78,-222 -40,-230 0,-232 40,-230 80,-222 72,-150 70,-82'), p.cloth2, {
        k: 0.38,
        smooth: false,
        rim: 0.9,
      })
      fill(p, hat(p, '28,-220 44,-220 40,-126 28,-126'), litOf(p, p.cloth2, 0.4), 0.4, false)
      band(p, '-70,-88 -70,-120 0,-126 72,-120 72,-88 0,-94')
      part(p, hat(p, '-122,-92 -70,-94 0,-100 70,-94 126,-94 112,-74 60,-68 0,-74 -60,-66 -106,-72'), p.cloth2, {
        k: 0.4,
        rim: 1,
      })
    },
  },
  bowler: {
    hair: 'below',
    rises: 46,
    paint(p) {
      brimShadow(p)
      part(p, hat(p, '-78,-78 -80,-116 -54,-150 0,-162 54,-150 80,-116 80,-78'), p.cloth2, { lean: 0.1, rim: 0.9 })
      band(p, '-80,-86 -80,-104 0,-110 80,-104 81,-86 0,-92')
      part(p, hat(p, '-112,-92 -70,-90 0,-96 70,-90 116,-94 104,-72 56,-68 0,-74 -56,-66 -98,-70'), p.cloth2, {
        k: 0.4,
        rim: 1,
      })
    },
  },
  wizardhat: {
    hair: 'below',
    rises: 120,
    paint(p) {
      brimShadow(p, 4)
      part(p, hat(p, '-76,-80 -64,-130 -44,-176 -34,-206 -62,-232 -16,-228 20,-196 44,-150 64,-116 78,-80'), p.cloth, {
        k: 0.42,
        lean: 0.2,
      })
      strokes(
        p,
        hat(p, '-48,-168 -20,-160 20,-172 -34,-200 -14,-192 8,-200 -60,-128 -20,-118 30,-128'),
        shadowOf(p, p.cloth, 0.75),
        3,
        0.6,
      )
      band(p, '-76,-84 -72,-108 0,-116 73,-106 77,-84 0,-92', p.trim)
      part(
        p,
        hat(p, '-172,-52 -110,-80 -50,-92 10,-95 84,-88 140,-74 176,-50 118,-52 60,-60 0,-66 -60,-58 -120,-46'),
        p.cloth,
        { k: 0.42, rim: 1 },
      )
      fill(p, hat(p, '22,-106 31,-94 22,-82 13,-94'), litOf(p, p.accent, 0.2), 1, false)
    },
  },
  tricorn: {
    hair: 'below',
    rises: 60,
    paint(p) {
      brimShadow(p)
      part(p, hat(p, '-74,-84 -70,-130 -30,-152 20,-154 64,-132 76,-84'), p.cloth2, { rim: 0.6 })
      feather(p, -62 + p.sitter.yaw * 6, -112)
      part(
        p,
        hat(
          p,
          '-150,-92 -110,-120 -60,-136 0,-112 60,-138 112,-122 154,-96 116,-76 64,-72 30,-60 0,-54 -30,-60 -66,-70 -112,-72',
        ),
        p.cloth2,
        { k: 0.44, rim: 1 },
      )
      strokes(p, hat(p, '-146,-94 -70,-130 -4,-114 4,-114 70,-132 150,-98'), p.metal, 4, 0.9)
    },
  },
  feathered: {
    hair: 'below',
    rises: 60,
    paint(p) {
      brimShadow(p, 2)
      part(p, hat(p, '-72,-80 -76,-124 -40,-152 20,-158 66,-136 76,-82', -0.08), p.cloth2, { rim: 0.8 })
      band(p, '-78,-84 -76,-104 0,-114 76,-110 78,-90 0,-96')
      part(
        p,
        hat(p, '-150,-60 -100,-84 -40,-94 20,-98 90,-96 150,-106 166,-96 120,-70 60,-62 0,-68 -70,-58 -124,-44', -0.06),
        p.cloth2,
        { k: 0.42, rim: 1 },
      )
      feather(p, 40, -112)
    },
  },
  straw: {
    hair: 'below',
    rises: 40,
    paint(p) {
      brimShadow(p, 10, 0.6)
      const straw = mix([0.78, 0.02, 0.09], p.cloth2, 0.2)
      part(
        p,
        hat(p, '-190,-48 -120,-96 -50,-136 0,-156 54,-136 124,-98 194,-52 120,-46 60,-58 0,-64 -60,-56 -120,-42'),
        straw,
        { k: 0.42, rim: 1 },
      )
      for (const x of [-150, -104, -60, -18, 24, 66, 110, 156])
        strokes(p, hat(p, `0,-152 ${x * 0.5},-108 ${x},-54`), shadowOf(p, straw, 0.4), 2, 0.4)
      strokes(p, hat(p, '-124,-74 0,-116 128,-76 -64,-108 0,-134 66,-110'), shadowOf(p, straw, 0.3), 2, 0.5)
    },
  },
  cap: {
    hair: 'below',
    rises: 44,
    paint(p) {
      brimShadow(p, -4)
      part(p, hat(p, '-84,-68 -98,-102 -66,-140 -10,-156 46,-148 88,-120 96,-86 80,-66 0,-80'), p.cloth2, { lean: 0.1 })
      strokes(
        p,
        hat(p, '0,-152 -20,-120 -34,-88 4,-152 40,-124 54,-84 -10,-150 -60,-124 -82,-84'),
        shadowOf(p, p.cloth2, 0.7),
        2.5,
        0.6,
      )
      part(p, on(p, '-66,-72 -30,-82 0,-84 40,-80 72,-68 60,-50 20,-56 -20,-54 -60,-48', 18), tune(p.cloth2, 0.8), {
        rim: 1,
      })
    },
  },
  beret: {
    hair: 'below',
    rises: 44,
    paint(p) {
      part(p, hat(p, '-78,-72 -112,-92 -108,-128 -50,-150 20,-150 76,-126 84,-84 76,-70 0,-88'), p.cloth2, {
        lean: 0.1,
        rim: 0.9,
      })
      part(p, on(p, '-76,-62 -70,-80 -30,-92 30,-92 70,-80 77,-62 30,-80 -30,-80', 4), shadowOf(p, p.cloth2, 0.4), {
        rim: 0.6,
      })
      fill(p, on(p, '36,-104 46,-116 56,-104 46,-90', 6), p.metal, 1, false)
      fill(p, on(p, '42,-104 46,-110 50,-104 46,-97', 6), p.accent, 1, false)
    },
  },
  officer: {
    hair: 'below',
    rises: 54,
    paint(p) {
      brimShadow(p, -2)
      part(p, hat(p, '-80,-92 -112,-118 -100,-144 -40,-160 30,-162 100,-146 114,-118 82,-92 0,-104'), p.cloth2, {
        lean: 0.1,
        rim: 0.9,
      })
      part(p, on(p, '-76,-68 -78,-98 -30,-108 30,-108 78,-98 77,-68 30,-80 -30,-80', 5), shadowOf(p, p.cloth2, 0.35), {
        rim: 0.8,
      })
      part(p, on(p, '-62,-66 -30,-76 30,-76 66,-64 44,-46 0,-44 -40,-46', 20), mix(p.dark, [0.2, 0, 0], 0.4), {
        rim: 1,
      })
      strokes(p, on(p, '-66,-74 0,-88 70,-72', 12), p.metal, 4)
      fill(p, on(p, '0,-128 10,-112 0,-98 -10,-112', 10), p.metal, 1, false)
      fill(p, on(p, '0,-118 5,-112 0,-105 -5,-112', 11), p.accent, 1, false)
    },
  },
} satisfies Record<string, Headgear>
