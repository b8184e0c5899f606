import { type Colour, hex, mix, tune } from '../canvas/colour.ts'
import type { Rng } from '../canvas/rng.ts'
import type { Palette } from '../palettes.ts'
import type { ColourName } from './colour-words.ts'
import type { Person } from './person.ts'
import type { Sitter, SkinName } from './sitter.ts'

const SKINS: Readonly<Record<SkinName, string>> = {
  fair: 'f3cdb0',
  rosy: 'eab595',
  olive: 'd9a679',
  tan: 'c58a5f',
  brown: '95603c',
  deep: '6a4029',
  pale: 'dcd3cf',
  green: '8fa363',
  red: 'b8503f',
  blue: '94b2bd',
  metal: 'c6ccd2',
}

const HAIRS: Readonly<Record<ColourName, string>> = {
  black: '221b1c',
  brown: '553420',
  ginger: 'a8481f',
  red: 'a22c1e',
  blond: 'd2a358',
  gold: 'dcae55',
  grey: 'a9a49c',
  silver: 'c9cbce',
  white: 'e6e2d8',
  blue: '2f62a8',
  green: '3a7d4c',
  purple: '74418f',
  pink: 'd8709c',
  orange: 'd5701f',
  teal: '23858c',
}

const EYES: Readonly<Partial<Record<ColourName, string>>> = {
  brown: '6b4326',
  black: '2b1e18',
  blue: '4f8ec4',
  green: '5c9a55',
  grey: '8b979e',
  blond: 'c99a3c',
  gold: 'd8a530',
}

const CLOTHS: Readonly<Record<ColourName, string>> = {
  black: '2a2a31',
  brown: '65452d',
  ginger: 'a5562c',
  red: 'a3281f',
  blond: 'cfa45e',
  gold: 'c8973c',
  grey: '7d8087',
  silver: 'b4bac2',
  white: 'ded8ca',
  blue: '2f5596',
  green: '3a6b3f',
  purple: '5e3a7e',
  pink: 'c9678c',
  orange: 'cc6a24',
  teal: '1f7c80',
}

const GOLDEN = new Set(['queen', 'king', 'engineer', 'lady', 'gentleman', 'pirate', 'samurai', 'priest', 'mage'])

/** The paints of a portrait: those of its sitter, drawn towards the light and air of the picture. */
export function tonesOf(sitter: Sitter, pal: Palette, rng: Rng): Omit<Person, 'c' | 'rng' | 'sitter' | 'earsShow'> {
  const own: readonly Colour[] = [
    mix(pal.top, pal.mid, 0.42),
    mix(pal.accent, pal.ink, 0.5),
    mix(pal.mid, pal.ink, 0.34),
    mix(pal.low, pal.ink, 0.52),
    mix(pal.accent2, pal.ink, 0.52),
  ]
  const pick = (n: number) => own[n % own.length] as Colour
  const named = sitter.clothColour && hex(CLOTHS[sitter.clothColour])
  const cloth = named ? mix(named, pal.low, 0.1) : tune(pick(sitter.cloth), 1.04, 1.1)
  const cloth2 = named ? mix(tune(named, 0.7), pal.ink, 0.25) : tune(pick(sitter.cloth + 1 + rng.int(0, 2)), 0.92, 1)
  const neon = sitter.genre === 'Cyberpunk' || sitter.genre === 'Science Fiction'
  const golden = sitter.genre === 'Steampunk' || GOLDEN.has(sitter.calling)
  return {
    skin: mix(hex(SKINS[sitter.skin]), pal.low, 0.13),
    hair: mix(hex(HAIRS[sitter.hairColour]), pal.ink, 0.06),
    cloth,
    cloth2,
    trim: mix(rng.chance(0.5) ? hex('d8ccb0') : pal.low, pal.mid, 0.22),
    metal: mix(hex(golden ? 'cf9f4c' : 'aeb7c0'), pal.low, 0.2),
    eye: hex(EYES[sitter.eyeColour] ?? HAIRS[sitter.eyeColour]),
    dark: mix(pal.ink, pal.top, 0.3),
    light: mix(pal.light, pal.low, 0.16),
    back: mix(pal.mid, pal.accent, neon ? 0.75 : 0.22),
    accent: pal.accent,
  }
}
