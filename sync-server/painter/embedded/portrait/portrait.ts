import type { Genre, Setting } from '../../../../shared/rules/genres.ts'
import { mix } from '../canvas/colour.ts'
import { Rng } from '../canvas/rng.ts'
import { Stage } from '../canvas/stage.ts'
import { paletteFor } from '../palettes.ts'
import { paintBackdrop } from './backdrop.ts'
import { CLOTHES } from './clothes/clothes.ts'
import { paintFeatures } from './features.ts'
import { BEARDS } from './hair/beards.ts'
import { HAIR, paintHairBelow } from './hair/hair.ts'
import { paintElfEars, paintHead } from './head.ts'
import { HEADGEAR } from './headgear/headgear.ts'
import { MASKS } from './headgear/masks.ts'
import { MARKS } from './marks.ts'
import type { Person } from './person.ts'
import { type Sitter, sitterOf } from './sitter.ts'
import { tonesOf } from './tones.ts'

/** Width and height of a portrait in pixels. */
export const PORTRAIT = 512

/** Paints head and shoulders of whom the words describe. Never throws for what they say. */
export function paintPortrait(
  order: { prompt: string; genre: Genre | null; setting: Setting | null },
  option: number,
): Stage {
  const sitter = sitterOf(order, option)
  const rng = new Rng(`${order.genre}|${order.setting}|${order.prompt}`).fork(`paint${option}`)
  const pal = paletteFor(sitter.genre, sitter.time, 'clear')
  const size = PORTRAIT
  const light = { x: size * (0.5 + sitter.side * 0.36), y: size * 0.24, r: size * 0.2, strength: 1 }
  const stage = new Stage(size, size, pal, light, rng)
  paintBackdrop(stage, sitter)
  const { c } = stage
  const earsShow = HEADGEAR[sitter.headgear].hair !== 'hidden'
  const person: Person = { c, rng: rng.fork('person'), sitter, earsShow, ...tonesOf(sitter, pal, rng.fork('tones')) }
  c.save()
  frame(person, size)
  paintPerson(person)
  c.restore()
  stage.glow(size * (0.5 + sitter.side * 0.42), size * 0.18, size * 0.55, mix(pal.light, pal.low, 0.5), 0.24)
  stage.finish(0.42)
  return stage
}

/** Moves the canvas so that the head, with all that it wears, is in the picture, and the light comes from +x. */
function frame(p: Person, size: number): void {
  const { sitter, c } = p
  const rises = Math.max(
    HEADGEAR[sitter.headgear].rises,
    sitter.hair === 'afro' ? 60 : sitter.hair === 'mohawk' || sitter.hair === 'bun' ? 70 : 0,
  )
  const scale = 1.13 - Math.min(0.2, rises / 600) - (sitter.age === 'child' ? 0.08 : 0)
  const top = (112 + rises) * scale + 22
  c.translate(
    size / 2 - sitter.side * (5 + sitter.yaw * 9),
    Math.max(size * (sitter.age === 'child' ? 0.5 : 0.44), top),
  )
  c.scale(scale * sitter.side, scale)
  c.lineJoin = 'round'
}

function paintPerson(p: Person): void {
  const { sitter, c } = p
  const headgear = HEADGEAR[sitter.headgear]
  const mask = MASKS[sitter.mask]
  const hair = HAIR[sitter.hair]
  headgear.behind?.(p)
  if (headgear.hair === 'free') hair.behind?.(p)
  else if (headgear.hair === 'below') behindBelow(p)
  c.save()
  c.rotate(sitter.tilt)
  paintHead(p)
  paintFeatures(p, { eyes: !mask.hides.eyes, nose: !mask.hides.nose, mouth: !mask.hides.mouth })
  c.restore()
  headgear.under?.(p)
  CLOTHES[sitter.clothes](p)
  c.save()
  c.rotate(sitter.tilt)
  const marks = sitter.marks.filter((mark) => mark !== 'eyepatch')
  for (const mark of marks) MARKS[mark](p)
  if (!mask.hides.mouth) BEARDS[sitter.beard](p)
  if (headgear.hair === 'free') hair.front?.(p)
  else if (headgear.hair === 'below') paintHairBelow(p)
  if (sitter.elf && p.earsShow) paintElfEars(p)
  if (sitter.marks.includes('eyepatch')) MARKS.eyepatch(p)
  const over = sitter.mask === 'goggles'
  if (!over) mask.paint(p)
  headgear.paint(p)
  if (over) mask.paint(p)
  c.restore()
}

/** Long hair behind the shoulders, without what would stand up under a hat. */
function behindBelow(p: Person): void {
  const tied: readonly Sitter['hair'][] = ['bun', 'afro', 'topknot', 'mohawk']
  if (tied.includes(p.sitter.hair)) return
  p.c.save()
  p.c.beginPath()
  p.c.rect(-300, -90, 600, 600)
  p.c.clip()
  HAIR[p.sitter.hair].behind?.(p)
  p.c.restore()
}
