import type { Genre, Setting } from '../../../../shared/rules/genres.ts'
import { Rng } from '../canvas/rng.ts'
import type { Time } from '../palettes.ts'
import { firstOf, hitsOf, readWords, type Word } from '../words/read.ts'
import type { Calling } from './callings/calling.ts'
import { CALLING_NAMES, CALLINGS, type CallingName } from './callings/callings.ts'
import { type ColourName, coloursIn } from './colour-words.ts'
import * as lexicon from './lexicon.ts'
import type { Age, Beard, ClothesName, HairStyle, HeadgearName, Mark, MaskName } from './names.ts'
import { beardOf, fitted, headgearOf, marksOf, maskOf, type Walk } from './worn.ts'

/** What the words say and the seed adds: everything about a portrait but its paint. */
export interface Sitter {
  readonly calling: CallingName
  readonly genre: Genre
  readonly setting: Setting | null
  readonly time: Time
  /** Which of its genre's backgrounds, and which light behind the head. */
  readonly scene: number
  readonly disc: 'disc' | 'ring' | 'low'
  /** Where the light comes from. */
  readonly side: 1 | -1
  /** -1 … 1: turned from the light, to us, to the light. */
  readonly yaw: number
  readonly tilt: number
  readonly sex: 'f' | 'm'
  readonly age: Age
  /** Width of the shoulders, 0.84 … 1.14. */
  readonly build: number
  readonly face: { readonly jaw: number; readonly chin: number; readonly cheek: number; readonly long: number }
  readonly eyes: 'almond' | 'round' | 'narrow' | 'hooded'
  readonly brow: 'arched' | 'straight' | 'fierce' | 'heavy'
  readonly nose: 'straight' | 'hooked' | 'broad' | 'small'
  readonly mouth: 'calm' | 'full' | 'thin' | 'smile' | 'stern'
  readonly elf: boolean
  readonly glow: boolean
  readonly skin: SkinName
  readonly hair: HairStyle
  readonly hairColour: ColourName
  readonly eyeColour: ColourName
  readonly beard: Beard
  readonly headgear: HeadgearName
  readonly mask: MaskName
  readonly marks: readonly Mark[]
  readonly clothes: ClothesName
  readonly clothColour: ColourName | null
  /** Which of the picture's own inks the clothes take when no colour is named. */
  readonly cloth: number
}

export type SkinName =
  | 'fair'
  | 'rosy'
  | 'olive'
  | 'tan'
  | 'brown'
  | 'deep'
  | 'pale'
  | 'green'
  | 'red'
  | 'blue'
  | 'metal'

const SKINS: readonly SkinName[] = ['fair', 'olive', 'brown', 'rosy', 'deep', 'tan']
const HAIR_COLOURS: readonly ColourName[] = ['brown', 'black', 'ginger', 'blond', 'brown', 'black']
const DYES: readonly ColourName[] = ['teal', 'pink', 'red', 'green', 'purple', 'orange']
const EYE_COLOURS: readonly ColourName[] = ['brown', 'blue', 'green', 'grey', 'brown']
const FACES: readonly Sitter['face'][] = [
  { jaw: 0.94, chin: 0.95, cheek: 1, long: 2 },
  { jaw: 1.06, chin: 1.2, cheek: 0.97, long: 1 },
  { jaw: 0.84, chin: 0.72, cheek: 1.02, long: 0 },
  { jaw: 0.92, chin: 0.86, cheek: 0.95, long: 7 },
  { jaw: 1.02, chin: 1, cheek: 1.04, long: -4 },
]
const YAWS = [0.75, -0.7, 0.12, -0.95, 0.95, -0.15] as const
const TIMES: readonly Time[] = ['dusk', 'night', 'dawn', 'day']

interface Order {
  readonly prompt: string
  readonly genre: Genre | null
  readonly setting: Setting | null
}

/** Reads the words of an order. Options 0, 1, 2 … are told apart by everything that the words leave open. */
export function sitterOf(order: Order, option: number): Sitter {
  const words = readWords(order.prompt)
  const root = new Rng(
    `avatar|${order.genre}|${order.setting}|${words.map(({ text }) => text).join(' ') || order.prompt}`,
  )
  const rng = root.fork(`option${option}`)
  // Every list is shuffled once for the order and walked by the options, so that no two options take the same.
  const walk = <T>(name: string, list: readonly T[]): T => {
    const shuffled = root.fork(name).shuffle(list)
    return shuffled[option % shuffled.length] as T
  }
  const said = coloursIn(words)
  const calling = callingOf(words, order.genre, walk)
  const type: Calling = CALLINGS[calling]
  const sex = sexOf(words) ?? (walk('sex', [0.15, 0.4, 0.65, 0.9]) < type.women ? 'f' : 'm')
  const age = ageOf(words, calling) ?? (rng.chance(type.old ?? 0.1) ? 'old' : rng.chance(0.3) ? 'young' : 'adult')
  const build = firstOf(lexicon.BUILDS, words)
  const headgear = headgearOf(words, type, sex, walk)
  const mask = maskOf(words, type, headgear, walk)
  const hairWord = firstOf(lexicon.HAIR_WORDS, words)
  const styles = (sex === 'f' ? type.herHair : undefined) ?? type.hair
  const hair: HairStyle =
    hairWord ?? (age === 'old' && sex === 'm' && rng.chance(0.3) ? 'receding' : walk('hair', styles))
  return {
    calling,
    genre: order.genre ?? walk('genre', type.genres.slice(0, 1)),
    setting: order.setting,
    time: walk('time', TIMES),
    scene: walk('scene', [0, 1, 2, 3]),
    disc: walk('disc', ['disc', 'ring', 'disc', 'low'] as const),
    side: (option + (root.fork('side').chance(0.5) ? 1 : 0)) % 2 ? 1 : -1,
    yaw: walk('yaw', YAWS) * rng.range(0.86, 1.04),
    tilt: rng.range(-0.035, 0.035),
    sex,
    age,
    build:
      build === 'broad'
        ? rng.range(1.08, 1.14)
        : build === 'slim'
          ? rng.range(0.86, 0.92)
          : age === 'child'
            ? 0.8
            : walk('build', sex === 'f' ? [0.9, 0.95, 1, 0.92] : [1, 1.08, 0.94, 1.03]),
    face: faceOf(sex, age, build, walk('face', FACES)),
    eyes: age === 'child' ? 'round' : walk('eyes', ['almond', 'narrow', 'hooded', 'round'] as const),
    brow: walk('brow', ['arched', 'straight', 'fierce', 'heavy'] as const),
    nose: age === 'child' ? 'small' : walk('nose', ['straight', 'hooked', 'broad', 'small'] as const),
    mouth:
      firstOf(lexicon.SMILE, words) ??
      firstOf(lexicon.STERN, words) ??
      walk('mouth', ['calm', 'full', 'thin', 'smile', 'stern'] as const),
    elf: firstOf(lexicon.ELF, words) !== undefined,
    glow: type.glow === true || firstOf(lexicon.GLOW, words) !== undefined,
    skin: skinOf(words, type, walk),
    hair: fitted(age === 'child' && hair === 'bald' ? 'short' : hair, headgear),
    hairColour:
      said.hair ??
      (age === 'old'
        ? 'grey'
        : (said.beard ??
          (type.pale
            ? walk('hairs', ['black', 'white', 'black', 'silver'] as const)
            : walk('hairs', hair === 'mohawk' ? DYES : HAIR_COLOURS)))),
    eyeColour: said.eyes ?? (type.marks?.includes('fangs') ? 'red' : walk('eyeColour', EYE_COLOURS)),
    beard: beardOf(words, type, sex, age, walk),
    headgear,
    mask,
    marks: marksOf(words, type, sex, option),
    clothes: walk('clothes', type.clothes),
    clothColour: said.cloth ?? null,
    cloth: walk('cloth', [0, 1, 2, 3, 4]),
  }
}

const CALLING_WORDS = Object.fromEntries(CALLING_NAMES.map((name) => [name, CALLINGS[name].words])) as Record<
  CallingName,
  string
>

function callingOf(words: readonly Word[], genre: Genre | null, walk: Walk): CallingName {
  const named = hitsOf(CALLING_WORDS, words)[0]?.key
  const people = firstOf(lexicon.PEOPLES, words)
  if (named ?? people) return (named ?? people) as CallingName
  const fitting = CALLING_NAMES.filter((name) => genre === null || CALLINGS[name].genres.includes(genre))
  const sex = sexOf(words)
  const possible = fitting.filter((name) =>
    sex === 'f' ? CALLINGS[name].women > 0 : sex === 'm' ? CALLINGS[name].women < 1 : true,
  )
  return walk('calling', possible.length > 0 ? possible : fitting)
}

function sexOf(words: readonly Word[]): 'f' | 'm' | null {
  return firstOf({ f: lexicon.WOMAN, m: lexicon.MAN }, words) ?? null
}

function ageOf(words: readonly Word[], calling: CallingName): Age | null {
  const said = firstOf(lexicon.AGES, words)
  return said ?? (calling === 'android' || calling === 'vampire' ? 'adult' : null)
}

function faceOf(sex: 'f' | 'm', age: Age, build: 'broad' | 'slim' | undefined, base: Sitter['face']): Sitter['face'] {
  if (age === 'child') return { jaw: 1, chin: 0.8, cheek: 1.07, long: 0 }
  const narrow = (sex === 'f' ? 0.87 : 1.02) * (build === 'broad' ? 1.06 : build === 'slim' ? 0.95 : 1)
  return {
    jaw: base.jaw * narrow,
    chin: base.chin * narrow,
    cheek: base.cheek,
    long: base.long * (sex === 'f' ? 0.5 : 1),
  }
}

function skinOf(words: readonly Word[], type: Calling, walk: Walk): SkinName {
  const named = firstOf(lexicon.SKIN_WORDS, words)
  const colour = coloursIn(words).skin
  if (colour === 'black') return 'deep'
  if (colour === 'white') return 'fair'
  if (colour === 'brown') return 'brown'
  if (colour === 'green' || colour === 'red' || colour === 'blue') return colour
  if (named === 'dark') return 'deep'
  if (named) return named
  if (type.metal) return 'metal'
  return type.pale ? 'pale' : walk('skin', SKINS)
}
