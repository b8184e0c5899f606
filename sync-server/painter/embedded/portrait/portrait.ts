import type { Genre } from '../../../../shared/rules/genres.ts'
import { hex, mix } from '../canvas/colour.ts'
import { Rng } from '../canvas/rng.ts'
import { Stage } from '../canvas/stage.ts'
import { paletteFor, TIMES } from '../palettes.ts'
import { sky } from '../sky/sky.ts'
import { face, part } from './bust.ts'

/** Paints a portrait of 512 × 512 pixels. */
export function paintPortrait(order: { prompt: string; genre: Genre | null }, option: number): Stage {
  const rng = new Rng(`avatar|${order.genre}|${order.prompt}`).fork(`option${option}`)
  const pal = paletteFor(order.genre ?? 'Fantasy', rng.pick(TIMES), 'clear')
  const side = option % 2 ? 1 : -1
  const stage = new Stage(512, 512, pal, { x: 256 + side * 174, y: 130, r: 100, strength: 1 }, rng)
  sky(stage, 460)
  const { c } = stage
  c.save()
  c.translate(256, 228)
  c.scale(1.14 * side, 1.14)
  const person = {
    c,
    rng,
    skin: hex(rng.pick(['f0c8a8', 'dca47e', 'c08460', '96603f', '6b4029'])),
    hair: pal.ink,
    cloth: mix(pal.top, pal.mid, rng.next()),
    trim: pal.low,
    metal: pal.low,
    dark: mix(pal.ink, pal.top, 0.28),
    light: pal.light,
    back: pal.mid,
    accent: pal.accent,
    jaw: rng.range(0.82, 1.05),
    soft: rng.chance(0.5),
    old: false,
  }
  part(
    person,
    [
      [-60, -118],
      [-96, -60],
      [-100, 40],
      [-60, 90],
      [60, 90],
      [100, 40],
      [96, -60],
      [60, -118],
    ],
    person.hair,
  )
  face(person)
  part(
    person,
    [
      [-52, 132],
      [-118, 158],
      [-176, 190],
      [-216, 330],
      [216, 330],
      [176, 190],
      [118, 158],
      [52, 132],
      [0, 172],
    ],
    person.cloth,
  )
  c.restore()
  stage.finish(0.42)
  return stage
}
