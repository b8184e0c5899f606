import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../../../shared/rules/genres.ts'
import { MADE, PORTRAITS } from '../fixtures.ts'
import { sameHeads, tooLong } from '../lint/texts.ts'
import type { KitFile } from '../types.ts'
import { KITS, SHARED_KIT } from './content.ts'
import { kitFor } from './plots.ts'
import { buildWorld } from './world.ts'

/** Bands of an outcome as the kits name them, and the families that are told without some of them. */
const BANDS = ['triumph', 'success', 'cost', 'setback', 'disaster']
const MILD: Readonly<Record<string, readonly string[]>> = { rest: ['success', 'cost', 'setback'] }

/** Scenes in two steps. */
const SCENES = ['fight', 'chase', 'craft', 'magic']
const SCENE_BANKS = ['stake', 'ahead', 'behind', 'win', 'part', 'lose'].flatMap((x) => SCENES.map((s) => `${x}.${s}`))
const SCENE_CHOICES = SCENES.flatMap((s) => ['press', 'trick', 'yield'].map((x) => `choice.${s}.${x}`))
const SPOKEN_LATER = ['visit', 'climax.argue', 'climax.flight', 'climax.travel']

/** Banks in which no genre speaks. */
const SHARED_ONLY = new Set(
  (
    'notHere noWay alreadyHere followGone followHere unknownThing nothingMore haveIt taken takeDetail thingAgain ' +
    'emptyHands showNothing noTool nobodyHere tooSoon tooSoonAlone leave fourthwall inject fourth.short thenDo thenWait ' +
    'courtesy open.refrain refrain spareEarly open.think shutAgain walksOut nothingLeft climax.stay climax.besides climax.leaving climax.missing healed cost.wound.short'
  ).split(' '),
)
const isSharedOnly = (name: string): boolean =>
  SHARED_ONLY.has(name) ||
  /^(foreign|nonsense|recap|think\.)/.test(name) ||
  (name.startsWith('choice.') && !SCENE_CHOICES.includes(name))

const ROOT = join(import.meta.dirname, '..')
const SOURCE = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')

/** What is captured of every match in the engine's source. */
const found = (pattern: RegExp): string[] => [...SOURCE.matchAll(pattern)].map((m) => m[1]!)
const QUOTED = /(?<!===\s)'([a-zA-Z.]+)'/g
const quoted = (code: string): string[] => [...code.matchAll(QUOTED)].map((m) => m[1]!)

/** Banks named where the engine draws: as they stand, or by the kinds that complete a name. */
function drawnBanks(): Set<string> {
  const named = found(/\b(?:draw|drawSurely|bank)\(t, ([^,)]*)/g).flatMap(quoted)
  const called = found(/CALLS: [^=]*= \{([^}]*)\}/g).flatMap(quoted)
  const kinds = found(/\btakeUp(?:In)?\(t, ([^)]*)\)/g).flatMap(quoted)
  const levers = found(/\bfamily: ([^)]*)\)/g).flatMap(quoted)
  const families = [...found(/\bputOutcome\(t, ([^,]*),/g).flatMap(quoted), ...levers]
  const prices = found(/\btype Price = ([^\n]*)/g).flatMap(quoted)
  const phrased = found(/\b(?:phrase|goTo)\((?:this\.)?(?:t, |[^,\n]*, [^,\n]*, )([^,\n]*)/g).flatMap(quoted)
  const ways = found(/\bconst ways = \[([\s\S]*?)\] as const/g).flatMap((code) =>
    [...code.matchAll(/\['(\w+)'/g)].map((m) => `climax.${m[1]}`),
  )
  return new Set([
    ...named,
    ...called,
    ...kinds.map((x) => `open.${x}`),
    ...families.flatMap((x) => (MILD[x] ?? BANDS).map((band) => `${x}.${band}`)),
    ...prices.map((x) => `cost.${x}`),
    ...[...phrased, ...ways].map((x) => `choice.${x}`),
  ])
}

const shared = new Set(Object.keys(SHARED_KIT.bank))
const textOf = (line: KitFile['bank'][string][number]): string => (typeof line === 'string' ? line : line.text)
const linesOf = (kit: KitFile): string[] => Object.values(kit.bank).flat().map(textOf)

describe('the shared kit', () => {
  it('has every bank that the engine draws', () => {
    const drawn = [...drawnBanks()]
    expect(drawn.length).toBeGreaterThan(150)
    for (const one of ['open.any', 'climax.clock', 'lie.setback', 'opinion.cold', 'choice.climax.lay', 'cost.debt']) {
      expect(drawn).toContain(one)
    }
    expect(drawn.filter((name) => !shared.has(name))).toEqual([])
  })

  it('has the scenes in two steps, the visits and the answers of the last scene', () => {
    const wanted = [...SCENE_BANKS, ...SCENE_CHOICES, ...SPOKEN_LATER]
    expect(wanted.filter((name) => !SHARED_KIT.bank[name]?.length)).toEqual([])
    const alone = (name: string): boolean => SHARED_KIT.bank[name]!.some((line) => !textOf(line).includes('{npc'))
    expect([...SCENE_BANKS, ...SCENE_CHOICES].filter((name) => !alone(name))).toEqual([])
  })

  it('says nothing that only one genre or period would say', () => {
    const owned =
      /\b(agents?|inquir\w+|company|firm|gaol|notebooks?|pencil|carriages?|shillings?|guineas?|pistols?|spells?)\b/i
    expect(linesOf(SHARED_KIT).filter((text) => owned.test(text))).toEqual([])
    expect(linesOf(SHARED_KIT).filter((text) => /\{(firm|superiors|city|portraits|days)\}/i.test(text))).toEqual([])
  })
})

describe.each([...KITS.values()])('the kit of $genre', (kit) => {
  it('is that of a known genre and has only banks of a genre', () => {
    const names = Object.keys(kit.bank)
    expect(GENRES).toContain(kit.genre)
    expect(names.filter(isSharedOnly)).toEqual([])
    expect(names.filter((name) => !shared.has(name))).toEqual([])
  })
})

describe('lines of the kits', () => {
  it('presume nothing that may not have happened, where they may come at any time', () => {
    const presumed =
      /\b(?:you (?:have been|were|had been) told (?!that)|(?:has|have) told you|you had (?:given up|left off|stopped|quit)|three times already|twice today|since this morning|with your news)\b/i
    const anyTime =
      /^(?:open\.|say\.|hook|visit|thenDo|leadIn|think\.|act\.three|climax\.travel|opinion|smalltalk|nobodyHere)/
    const lines = [SHARED_KIT, ...KITS.values()].flatMap((kit) =>
      Object.entries(kit.bank).flatMap(([name, entries]) => (anyTime.test(name) ? entries.map(textOf) : [])),
    )
    expect(lines.length).toBeGreaterThan(400)
    expect(lines.filter((text) => presumed.test(text))).toEqual([])
  })

  it('offer the second step of a scene in three to seven words', () => {
    const offers = [SHARED_KIT, ...KITS.values()].flatMap((kit) => SCENE_CHOICES.flatMap((x) => kit.bank[x] ?? []))
    const words = (text: string): number => text.split(/\s+/).length
    expect(offers.map(textOf).filter((x) => words(x) < 3 || words(x) > 7 || /\{(?!npc\})/.test(x))).toEqual([])
  })

  it('stand in one place only', () => {
    const seen = new Set<string>()
    const twice: string[] = []
    for (const text of [SHARED_KIT, ...KITS.values()].flatMap(linesOf)) {
      const key = text.toLowerCase().replace(/[^\p{L}{}]+/gu, ' ')
      if (seen.has(key)) twice.push(text)
      seen.add(key)
    }
    expect(twice).toEqual([])
  })

  it('are never longer than 60 words, and a bank does not begin them all alike', () => {
    const problems: string[] = []
    for (const kit of [SHARED_KIT, ...KITS.values()]) {
      for (const [name, entries] of Object.entries(kit.bank)) {
        const lines = entries.map(textOf)
        for (const text of tooLong(lines)) problems.push(`${kit.genre} ${name}: ${text}`)
        for (const head of sameHeads(lines)) problems.push(`${kit.genre} ${name}: too many begin “${head}”`)
      }
    }
    expect(problems).toEqual([])
  })
})

describe('the kit of a world', () => {
  const file = (genre: string, bank: KitFile['bank']): KitFile => ({
    genre,
    language: 'en',
    image: genre,
    wounds: [[genre, 'a nail']],
    bank,
  })
  const base = file('any', { air: ['Still.'], hook: ['Soon.'], edge: ['Good.'] })
  const own = file('Horror', { air: ['Wet.'], hook: [{ text: 'Late.', needs: 'clockwork' }] })

  it('lets the genre speak where it can, and the shared kit elsewhere', () => {
    const kit = kitFor(base, own, {})
    expect(Object.fromEntries(kit.bank)).toEqual({ air: ['Wet.'], hook: ['Soon.'], edge: ['Good.'] })
    expect(kit.shared.get('air')).toEqual(['Still.'])
    expect(kit.wounds).toEqual([['Horror', 'a nail']])
    expect(kitFor(base, own, { clockwork: 'yes' }).bank.get('hook')).toEqual(['Late.'])
  })

  it('is the shared one for a genre without its own', () => {
    expect(kitFor(base, undefined, {})).toMatchObject({ image: 'any', wounds: [['any', 'a nail']] })
    const western = MADE.find((quest) => quest.genre === 'Western')!
    const { world } = buildWorld({ ...western, genre: 'Unheard of' }, 1)
    expect(world.kit).toEqual(kitFor(SHARED_KIT, undefined, world.quest.slots))
  })

  it('follows the genre of the quest', () => {
    const { world } = buildWorld(PORTRAITS, 1)
    expect(world.kit).toEqual(kitFor(SHARED_KIT, KITS.get('Mystery'), world.quest.slots))
    expect(world.kit.wounds).toEqual(KITS.get('Mystery')!.wounds)
  })
})
