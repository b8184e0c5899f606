import { describe, expect, test } from 'vitest'
import { GENRES } from '../../../../shared/rules/genres.ts'
import { CALLING_NAMES, CALLINGS, type CallingName } from './callings/callings.ts'
import { type Sitter, sitterOf } from './sitter.ts'

const sitter = (prompt: string, option = 0): Sitter => sitterOf({ prompt, genre: 'Fantasy', setting: null }, option)

/** Each calling as players of four languages would name it: English, Spanish, French, German. */
const NAMED: Readonly<Record<CallingName, readonly [string, string, string, string]>> = {
  plague: ['a plague doctor', 'un médico de la peste', 'un médecin de la peste', 'ein Pestdoktor'],
  vampire: ['an old vampire', 'un vampiro elegante', 'une vampiresse', 'eine Vampirin'],
  ghost: ['a ghost in white', 'un fantasma triste', 'un fantôme', 'ein Gespenst'],
  android: ['an android', 'un androide', 'un androïde', 'ein Roboter'],
  astronaut: ['an astronaut', 'una astronauta', 'une spationaute', 'ein Raumfahrer'],
  samurai: ['a samurai', 'un samurái', 'un samouraï', 'ein Samurai'],
  barbarian: ['a Viking warrior', 'un guerrero vikingo', 'un guerrier viking', 'ein Wikinger'],
  pirate: ['a pirate with an eyepatch', 'una pirata', 'un pirate', 'ein Pirat'],
  gunslinger: ['a gunslinger', 'un vaquero', 'un pistolero', 'ein Revolverheld'],
  sheriff: ['the sheriff', 'el alguacil', 'un marshal', 'ein Sheriff'],
  outlaw: ['an outlaw woman', 'una forajida', 'un hors-la-loi', 'eine Banditin'],
  knight: ['a knight', 'un caballero', 'un chevalier', 'ein Ritter'],
  witch: ['a witch', 'una bruja', 'une sorcière', 'eine Hexe'],
  mage: ['a mage', 'un hechicero', 'un magicien', 'eine Zauberin'],
  ranger: ['a ranger', 'una cazadora', 'un chasseur', 'ein Jäger'],
  rogue: ['a thief', 'un ladrón', 'une voleuse', 'eine Diebin'],
  bard: ['a bard', 'un juglar', 'un troubadour', 'ein Spielmann'],
  queen: ['a queen', 'una reina', 'une reine', 'eine Königin'],
  king: ['a king', 'un rey', 'un roi', 'ein König'],
  monk: ['a monk', 'un monje', 'un moine', 'ein Mönch'],
  nun: ['a nun', 'una monja', 'une abbesse', 'eine Nonne'],
  priest: ['a priestess', 'una sacerdotisa', 'une prêtresse', 'eine Priesterin'],
  detective: ['a detective', 'una espía', 'un enquêteur', 'eine Detektivin'],
  scholar: ['a scholar', 'una erudita', 'un savant', 'eine Gelehrte'],
  engineer: ['an engineer', 'una ingeniera', 'un inventeur', 'ein Erfinder'],
  hacker: ['a hacker', 'una hacker', 'un pirate informatique', 'eine Hackerin'],
  pilot: ['a pilot', 'una piloto', 'une pilote', 'eine Pilotin'],
  survivor: ['a survivor', 'un superviviente', 'une survivante', 'eine Überlebende'],
  soldier: ['a soldier', 'un soldado', 'un mercenaire', 'ein Söldner'],
  sailor: ['a sailor', 'un marinero', 'un matelot', 'ein Seemann'],
  lady: ['a lady', 'una duquesa', 'une comtesse', 'eine Gräfin'],
  gentleman: ['a gentleman', 'un marqués', 'un seigneur', 'ein Baron'],
  worker: ['a miner', 'una campesina', 'un paysan', 'ein Bauer'],
}

describe.each(CALLING_NAMES)('%s', (name) => {
  test('is known in four languages', () => {
    expect(NAMED[name].map((words) => sitter(words).calling)).toEqual([name, name, name, name])
  })
})

test('every genre has callings of its own, and nameless words get one of them', () => {
  for (const genre of GENRES) {
    const own = CALLING_NAMES.filter((name) => CALLINGS[name].genres.includes(genre))
    expect(own.length).toBeGreaterThanOrEqual(3)
    for (const option of [0, 1, 2, 3]) {
      expect(own).toContain(sitterOf({ prompt: 'somebody', genre, setting: null }, option).calling)
    }
  }
})

test.each<[string, Partial<Sitter>]>([
  [
    'a woman with red hair and green eyes in a blue cloak',
    { sex: 'f', hairColour: 'red', eyeColour: 'green', clothColour: 'blue' },
  ],
  ['una mujer de pelo blanco y ojos azules', { sex: 'f', hairColour: 'white', eyeColour: 'blue' }],
  ['un homme aux cheveux noirs, barbu', { sex: 'm', hairColour: 'black', beard: 'full' }],
  ['ein alter Mann mit grauem Bart und Brille', { sex: 'm', age: 'old', beard: 'full', mask: 'spectacles' }],
  ['a knight in black', { clothColour: 'black' }],
  ['a boy with freckles', { sex: 'm', age: 'child', marks: ['freckles'], beard: 'none' }],
  ['an old queen with a crown', { age: 'old', headgear: 'crown', sex: 'f' }],
  ['an elf with an eyepatch', { elf: true, calling: 'ranger' }],
  ['a detective without a hat', { headgear: 'none' }],
  ['ein Ritter ohne Helm', { headgear: 'none' }],
  ['a hooded thief, no beard', { headgear: 'hood', beard: 'none' }],
  ['a bald monk', { hair: 'bald' }],
  ['a survivor in a gas mask', { mask: 'gasmask' }],
  ['engineer with goggles', { mask: 'goggles' }],
  ['une femme à la peau noire', { skin: 'deep' }],
  ['a smiling girl with braids', { mouth: 'smile', hair: 'braids', age: 'child', sex: 'f' }],
  ['an elven queen', { elf: true, calling: 'queen' }],
  ['an orc', { calling: 'barbarian', skin: 'green' }],
  ['une femme noire avec un turban bleu', { skin: 'deep', clothColour: 'blue', headgear: 'turban', sex: 'f' }],
  ['a woman with a pink mohawk', { hair: 'mohawk', hairColour: 'pink' }],
  ['a rogue with red hair and a scar', { calling: 'rogue', hairColour: 'red', mask: 'none', marks: ['scar'] }],
  ['a bearded survivor', { beard: 'full', mask: 'none' }],
  ['a muscular barbarian', { calling: 'barbarian' }],
])('hears what the words say: %s', (words, heard) => {
  for (const option of [0, 1, 2, 3]) expect(sitter(words, option)).toMatchObject(heard)
})

test('the same words give the same sitter, in whatever case they are written', () => {
  expect(sitter('A Knight, with a SCAR!')).toEqual(sitter('a knight with a scar'))
  expect(sitter('a knight')).not.toEqual(sitter('a knight', 1))
})

test('the options of an order differ in where the light is, how the head turns and what is open', () => {
  for (const words of ['a knight', 'una bruja', '', 'a detective with glasses']) {
    const four = [0, 1, 2, 3].map((option) => sitter(words, option))
    expect(new Set(four.map(({ yaw }) => Math.round(yaw * 20))).size).toBe(4)
    expect(new Set(four.map(({ side }) => side)).size).toBe(2)
    for (const key of ['skin', 'cloth', 'time', 'face', 'nose'] as const) {
      expect(new Set(four.map((each) => JSON.stringify(each[key]))).size).toBe(4)
    }
  }
})

test('hair that is asked for is not hidden under a hat that is not', () => {
  const covering = ['hood', 'helm', 'visored', 'kabuto', 'combat', 'aviator', 'veil', 'wimple', 'turban']
  for (const name of CALLING_NAMES) {
    for (const option of [0, 1, 2, 3]) {
      expect(covering).not.toContain(sitter(`${NAMED[name][0]} with red hair`, option).headgear)
      expect(['none', 'circlet', 'wreath', 'crown', 'tiara', 'headset']).toContain(
        sitter(`${NAMED[name][0].replace('astronaut', 'pilot')} with a green mohawk`, option).headgear,
      )
    }
  }
})
