import type { QuestBrief } from '../../narrator.ts'
import { PLOT_TERM, POINTS_BACK, TERM, TROUBLE } from '../language/card-goal-en.ts'
import { HOST_ROLE, LAW_ROLE } from '../language/card-roles-en.ts'
import { GRAND, IS_FORMAL, IS_TITLE, LAW } from '../language/card-words-en.ts'
import { EN } from '../language/en.ts'
import { createRng, hash, type Rng } from '../rng.ts'
import { type Quest, questSchema } from '../types.ts'
import { bindText, bindTree, pickVariant } from './bind.ts'
import type { Named } from './card-names.ts'
import { addPlaces } from './card-places.ts'
import { tellCards, tidyCards } from './cards.ts'
import { knownByRole, shortOf, withCompany } from './company.ts'
import { PLOTS, SETTINGS, VOICES } from './content.ts'
import { addLandmarks } from './landmarks.ts'
import { mattersOf } from './matter.ts'
import { figureOf } from './motifs.ts'
import type { Plot, Setting } from './plots.ts'
import { type Premise, readPremise } from './premise.ts'
import { weave } from './weave.ts'

/** A quest without authored content, bound to a plot, a setting and the author's own words. */
interface Compiled {
  readonly quest: Quest
  readonly plot: string
}

type Bind = Map<string, string>
type Pron = 'he' | 'she'

const FALLBACK_SETTING = 'Modern'
const FALLBACK_GENRE = 'Mystery'

/** What nobody in a story says. */
const FOUL = new RegExp(EN.foul.source, 'gi')

/** Template syntax and foul words out of the author's words: they are text, never a template. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[{}[\]|<>`$\p{Cc}]/gu, ' ')
    .replace(FOUL, '')

const fits = (plot: Plot, brief: QuestBrief, premise: Premise): boolean =>
  (plot.genres.includes('any') || plot.genres.includes(brief.genre)) &&
  (!plot.settings || plot.settings.includes(brief.setting)) &&
  plot.types.includes(premise.subject.type)

function choosePlot(brief: QuestBrief, premise: Premise, rng: Rng, wanted: string | undefined): Plot {
  const named = PLOTS.find((p) => p.plot === wanted)
  if (named) return named
  const all = PLOTS.filter((p) => fits(p, brief, premise))
  const own = all.filter((p) => !p.genres.includes('any'))
  return rng.pick(own.length && rng.chance(0.7) ? own : all)
}

function bindPronoun(bind: Bind, key: string, pron: Pron): void {
  bind.set(`${key}.he`, pron)
  bind.set(`${key}.him`, pron === 'he' ? 'him' : 'her')
  bind.set(`${key}.his`, pron === 'he' ? 'his' : 'her')
}

interface Casting {
  readonly plot: Plot
  readonly setting: Setting
  readonly premise: Premise
  readonly rng: Rng
  readonly lastNames: string[]
  /** The author's own words: nobody of the plot's bears a name out of them. */
  readonly taken: string
}

/** Whether a named person can have a part: by pronoun, and by what the part does for a living. */
function suits(given: Named, member: Plot['cast'][number]): boolean {
  if (member.pron && given.pron && member.pron !== given.pron) return false
  if (member.call === 'host') return given.pron !== 'he' && !GRAND.test(given.name) && !LAW.test(given.name)
  if (GRAND.test(given.name)) return member.call === 'client' || member.call === 'officer'
  return member.call !== 'officer' || given.pron !== 'she' || LAW.test(given.name) || !member.pron
}

/** The author's people by part: who asks, whom the plot suspects, the law, then the others in their order. */
function partsOf(plot: Plot, premise: Premise): Map<string, Named> {
  const parts = new Map<string, Named>()
  const give = (member: Plot['cast'][number] | undefined, given: Named | undefined): void => {
    if (member && given && !parts.has(member.id) && ![...parts.values()].includes(given)) parts.set(member.id, given)
  }
  give(
    plot.cast.find((m) => m.id === 'client'),
    premise.client,
  )
  const { suspect } = premise
  const suspected = plot.cast.find((m) => m.call === 'plain')
  // Whom the author calls a thief is the plot's, whatever they are called.
  if (suspect && !(suspected?.pron && suspect.pron && suspected.pron !== suspect.pron)) give(suspected, suspect)
  const others = [...premise.people, ...(suspect ? [suspect] : [])]
  for (const given of others.filter((p) => HOST_ROLE.test(p.role ?? '') && p.pron !== 'he'))
    give(
      plot.cast.find((m) => m.call === 'host'),
      given,
    )
  for (const given of others.filter((p) => LAW.test(p.name) || LAW_ROLE.test(p.role ?? '')))
    give(
      plot.cast.find((m) => m.call === 'officer' && suits(given, m)),
      given,
    )
  for (const given of others)
    give(
      plot.cast.find((m) => m.id !== 'client' && !parts.has(m.id) && suits(given, m)),
      given,
    )
  return parts
}

/** Names for the plot's people: the author's, then the setting's. Gives back whom there was no part for. */
function bindCast(c: Casting, bind: Bind): { unseen: Named[]; roles: ReadonlyMap<string, string> } {
  const parts = partsOf(c.plot, c.premise)
  const roles = new Map<string, string>()
  for (const member of c.plot.cast) {
    const given = parts.get(member.id)
    const random: Pron = c.rng.chance(0.5) ? 'she' : 'he'
    const pron = given?.pron ?? member.pron ?? random
    const first = c.rng.pick(
      (pron === 'she' ? c.setting.first.f : c.setting.first.m).filter((x) => !c.taken.includes(x)),
    )
    const last = c.lastNames.pop() ?? 'Marsh'
    const rule =
      member.call === 'plain'
        ? '{{last}}'
        : member.call === 'client'
          ? c.setting.calls[pron === 'she' ? 'f' : 'm']
          : c.setting.calls[member.call]
    const names = new Map([
      ['first', first],
      ['last', last],
    ])
    const office = given?.title
    bind.set(member.id, office ? `${office} ${last}` : (given?.call ?? bindText(rule, names)))
    bind.set(`${member.id}.name`, office ? `${office} ${first} ${last}` : (given?.name ?? `${first} ${last}`))
    if (given?.role) roles.set(member.id, given.role)
    bindPronoun(bind, member.id, pron)
  }
  const cast = new Set(parts.values())
  const unseen = [c.premise.client, c.premise.suspect, ...c.premise.people].filter(
    (p) => p !== undefined && !cast.has(p),
  ) as Named[]
  return { unseen, roles }
}

/** Whoever everybody believes to be gone: the subject, where that is a person, else one of the client's family. */
function bindHidden(c: Casting, bind: Bind): void {
  const { subject } = c.premise
  const random: Pron = c.rng.chance(0.5) ? 'she' : 'he'
  const pron = subject.pron ?? random
  const of = bind.get('client.name')?.split(' ') ?? []
  // Lena and Queen Ysolde have no family name that one could bear besides.
  const nameless = of.length < 2 || (of.length === 2 && IS_TITLE.test(of[0]!) && !IS_FORMAL.test(of[0]!))
  const family = nameless ? (c.lastNames.pop() ?? 'Marsh') : of.at(-1)
  const first = c.rng.pick(pron === 'she' ? c.setting.first.f : c.setting.first.m)
  bind.set('hidden', subject.type === 'person' ? subject.noun : `${first} ${family}`)
  bind.set('kinword', pron === 'she' ? 'sister' : 'brother')
  bindPronoun(bind, 'hidden', pron)
}

/** The subject as the plot can carry it: a story goes on in the plot that it was begun with. */
function carriedBy(plot: Plot, subject: Premise['subject']): Premise['subject'] {
  const { types } = plot
  if (types.includes(subject.type)) return subject
  return { ...subject, type: types.includes('matter') ? 'matter' : types.includes('carried') ? 'carried' : types[0]! }
}

/** Longest order that a note can hold, in words. */
const MAX_ASK = 14

/** The author's own order as the client gives it, without its term: the plot has one. */
function askOf(goal: string | undefined): string | undefined {
  const plain = goal?.replace(TERM, '')
  if (plain && POINTS_BACK.test(plain)) return undefined
  return plain?.includes(' ') && plain.split(' ').length <= MAX_ASK ? plain : undefined
}

const namesOf = ({ house, town, client, suspect, people }: Premise): string[] =>
  [house, town, client?.name, suspect?.name, ...people.map((p) => p.name)].flatMap((x) => x ?? [])

/** At most so many motifs, a figure without a part among them. */
const MAX_MOTIFS = 4

/**
 * Makes a playable quest out of a title and a description. The same brief, seed and plot give the same quest.
 * `plot` keeps a running story with the plot it began with.
 */
export function compile(brief: QuestBrief, seed: number, plot?: string): Compiled {
  const rng = createRng(hash(`compile:${brief.id}:${seed}`))
  const cards = tidyCards((brief.cards ?? []).map((c) => ({ ...c, name: plain(c.name), note: plain(c.note) })))
  const clean = { ...brief, title: plain(brief.title), description: plain(brief.description), cards }
  const read = readPremise(clean)
  const chosen = choosePlot(clean, read, createRng(hash(`plot:${brief.id}:${seed}`)), plot)
  const premise = { ...read, subject: carriedBy(chosen, read.subject) }
  const setting = SETTINGS.get(brief.setting) ?? SETTINGS.get(FALLBACK_SETTING)!
  const voice = VOICES.get(brief.genre) ?? VOICES.get(FALLBACK_GENRE)!
  const { type, noun } = premise.subject
  // Nobody of the plot's bears a name that is somebody's already.
  const lastNames = rng.shuffle(setting.last).filter((name) => !clean.description.includes(name))
  const casting: Casting = { plot: chosen, setting, premise, rng, lastNames, taken: clean.description }
  const bind: Bind = new Map(Object.entries(setting.slots))
  for (const [name, value] of Object.entries(chosen.slots)) bind.set(name, String(pickVariant(value, type)))
  const { unseen, roles } = bindCast(casting, bind)
  bindHidden(casting, bind)
  bind.set('id', brief.id)
  bind.set('role', premise.role ?? voice.role)
  bind.set('thing', noun)
  bind.set('thing_trouble', TROUBLE(noun))
  bind.set('town', premise.town ?? rng.pick(setting.towns))
  const house = bindText(rng.pick(setting.houses), new Map([['last', lastNames.pop() ?? 'Marsh']]))
  bind.set('house', premise.house ?? house)
  bind.set('ask', askOf(premise.goal) ?? String(chosen.quest.goal).replace(PLOT_TERM, ''))
  const bound = questSchema.parse(bindTree(chosen.quest, type, bind))
  const quest = {
    ...bound,
    // By the name of the house one means its door.
    places: bound.places.map((p) =>
      p.id === bound.start && premise.house ? { ...p, alias: [...(p.alias ?? []), premise.house] } : p,
    ),
    people: knownByRole(bound.people, roles),
    goal: premise.goal ?? bound.goal,
    ...(premise.dead.length && { dead: premise.dead.map((p) => [...new Set([p.call, p.name, ...shortOf(p)])]) }),
    opening: brief.opening ? chosen.preface.map((x) => bindText(x, bind)) : bound.opening,
    slots: {
      ...bound.slots,
      ...setting.tell,
      town: bind.get('town')!,
      ...(voice.rain ? { rain: voice.rain } : {}),
    },
    image: `${bound.image}, ${setting.image}`,
  }
  const begun = withCompany(quest, roles, createRng(hash(`company:${brief.id}:${seed}`)))
  const figures = unseen.slice(0, 1).map(figureOf)
  const motifs = [...premise.motifs.slice(0, MAX_MOTIFS - figures.length), ...figures]
  const own = mattersOf({ title: clean.title, subject: read.subject, motifs, names: namesOf(read) })
  const woven = weave(begun, { motifs, own }, bind, createRng(hash(`motifs:${brief.id}:${seed}`)))
  const landed = addLandmarks(woven, premise.landmarks, createRng(hash(`landmarks:${brief.id}:${seed}`)))
  const placed = addPlaces(landed, cards, bind.get('house'), createRng(hash(`places:${brief.id}:${seed}`)))
  const told = tellCards(placed, cards, createRng(hash(`cards:${brief.id}:${seed}`)))
  return { quest: told, plot: chosen.plot }
}
