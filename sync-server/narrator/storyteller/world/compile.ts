import type { QuestBrief } from '../../narrator.ts'
import { createRng, hash, type Rng } from '../rng.ts'
import { type Quest, questSchema } from '../types.ts'
import { bindText, bindTree, pickVariant } from './bind.ts'
import { PLOTS, SETTINGS, VOICES } from './content.ts'
import type { Plot, Setting } from './plots.ts'
import { NAMELESS, type Premise, pronounOfName, readPremise } from './premise.ts'

/** A quest without authored content, bound to a plot, a setting and the author's own words. */
interface Compiled {
  readonly quest: Quest
  readonly plot: string
}

type Bind = Map<string, string>
type Pron = 'he' | 'she'

const FALLBACK_SETTING = 'Modern'
const FALLBACK_GENRE = 'Mystery'

/** Template syntax out of the author's words: they are text, never a template. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[{}[\]|<>`\p{Cc}]/gu, ' ')

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
  readonly body: string
  readonly rng: Rng
  readonly lastNames: string[]
}

/** Names for the plot's people: the author's first, in order, then the setting's. */
function bindCast(c: Casting, bind: Bind): void {
  // The first named is who asks for help; the suspect is whom the plot suspects; the others follow in their order.
  const [client, ...others] = c.premise.people
  const suspected = c.plot.cast.find((member) => member.call === 'plain')
  for (const member of c.plot.cast) {
    const given =
      member.id === 'client' ? client : member === suspected && c.premise.suspect ? c.premise.suspect : others.shift()
    const random: Pron = c.rng.chance(0.5) ? 'she' : 'he'
    const pron = (given ? pronounOfName(given, c.body) : undefined) ?? member.pron ?? random
    const first = c.rng.pick(pron === 'she' ? c.setting.first.f : c.setting.first.m)
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
    bind.set(member.id, given ?? bindText(rule, names))
    bind.set(`${member.id}.name`, given ?? `${first} ${last}`)
    bindPronoun(bind, member.id, pron)
  }
}

/** Whoever everybody believes to be gone: the subject, where that is a person, else one of the client's family. */
function bindHidden(c: Casting, bind: Bind): void {
  const { subject } = c.premise
  const random: Pron = c.rng.chance(0.5) ? 'she' : 'he'
  const pron = subject.pron ?? random
  const family = bind.get('client.name')?.split(' ').at(-1) ?? ''
  const first = c.rng.pick(pron === 'she' ? c.setting.first.f : c.setting.first.m)
  bind.set('hidden', subject.type === 'person' ? subject.noun : `${first} ${family}`)
  bind.set('kinword', pron === 'she' ? 'sister' : 'brother')
  bindPronoun(bind, 'hidden', pron)
}

/**
 * Makes a playable quest out of a title and a description. The same brief, seed and plot give the same quest.
 * `plot` keeps a running story with the plot it began with.
 */
export function compile(brief: QuestBrief, seed: number, plot?: string): Compiled {
  const rng = createRng(hash(`compile:${brief.id}:${seed}`))
  const clean = { ...brief, title: plain(brief.title), description: plain(brief.description) }
  const premise = readPremise(clean)
  const chosen = choosePlot(clean, premise, createRng(hash(`plot:${brief.id}:${seed}`)), plot)
  const setting = SETTINGS.get(brief.setting) ?? SETTINGS.get(FALLBACK_SETTING)!
  const voice = VOICES.get(brief.genre) ?? VOICES.get(FALLBACK_GENRE)!
  const { type } = premise.subject
  // Nobody of the plot's bears a name that is somebody's already.
  const lastNames = rng.shuffle(setting.last).filter((name) => !premise.people.some((p) => p.includes(name)))
  const casting: Casting = { plot: chosen, setting, premise, body: clean.description, rng, lastNames }
  const bind: Bind = new Map(Object.entries(setting.slots))
  for (const [name, value] of Object.entries(chosen.slots)) bind.set(name, String(pickVariant(value, type)))
  bindCast(casting, bind)
  bindHidden(casting, bind)
  bind.set('id', brief.id)
  bind.set('role', voice.role)
  const { noun } = premise.subject
  bind.set('thing', noun)
  bind.set('thing_trouble', noun === NAMELESS ? 'the trouble' : `the trouble over ${noun}`)
  bind.set('town', premise.town ?? rng.pick(setting.towns))
  const house = bindText(rng.pick(setting.houses), new Map([['last', lastNames.pop() ?? 'Marsh']]))
  bind.set('house', premise.house ?? house)
  const bound = questSchema.parse(bindTree(chosen.quest, type, bind))
  const opening = brief.opening ? chosen.preface.map((x) => bindText(x, bind)) : bound.opening
  const goal = premise.goal ?? bound.goal
  const slots: Record<string, string> = {
    ...bound.slots,
    ...setting.tell,
    town: bind.get('town')!,
    ...(voice.rain ? { rain: voice.rain } : {}),
  }
  return { quest: { ...bound, goal, opening, slots, image: `${bound.image}, ${setting.image}` }, plot: chosen.plot }
}
