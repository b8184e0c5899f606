import { PHRASES } from '../language/en.ts'
import { capital } from '../language/grammar.ts'
import { SCENE_MOVES } from '../rules/scene-end.ts'
import { bank, peopleNow, personById, placeNow, type Turn } from '../rules/turn.ts'
import type { Offer, Scene, State } from '../state.ts'
import { addClues, addPeople, addPlace, addSelf, type Candidate, Candidates, phrase, refTo } from './candidates.ts'
import { CHOSEN_ENDINGS } from './endings.ts'

const MAX_CHOICES = 4
const MIN_CHOICES = 2

/** The choices of the last scene: how to confront, then how it ends. */
function lastChoices(t: Turn): Offer[] {
  const { state, truth } = t
  if (state.climax?.step !== 1) {
    const open = truth.endings.filter((e) => CHOSEN_ENDINGS.includes(e.kind))
    return open.map((e) => {
      const verb = e.kind === 'truth' ? 'accuse' : e.kind === 'mercy' ? 'spare' : 'bargain'
      return { text: e.choice, kind: e.kind, action: { verb, end: e.id } }
    })
  }
  const culprit = personById(t, truth.culprit)
  const call = culprit?.call ?? ''
  const slots = { npc: call, his: culprit?.pron === 'he' ? 'his' : 'her' }
  const target = refTo('person', truth.culprit, call)
  const ways = [
    ['lay', 'clever', 'search', PHRASES.layOut],
    ['silence', 'patient', 'look', PHRASES.silence(call)],
    ['name', 'social', 'accuse', PHRASES.toFace(call)],
    ['block', 'risky', 'fight', PHRASES.bolt],
  ] as const
  return ways.map(([name, kind, verb, vp]) => ({
    text: phrase(t, `climax.${name}`, slots),
    kind,
    action: { verb, vp, target },
  }))
}

/** The three ways on from the middle of a scene. */
function sceneChoices(t: Turn, scene: Scene): Offer[] {
  const npc = personById(t, scene.target)?.call
  const ways = SCENE_MOVES.map((move) => {
    const all = bank(t, `choice.${scene.kind}.${move}`).filter((line) => npc || !line.includes('{npc}'))
    const text = (all.length ? t.rng.pick(all) : '').replace(/\{npc\}/g, npc ?? '')
    return { text, kind: move, action: { verb: SCENE_VERBS[move], end: move, vp: phraseOf(text) } }
  })
  return t.rng.shuffle(ways.filter((way) => way.text))
}

const SCENE_VERBS = { press: 'fight', trick: 'deceive', yield: 'refrain' } as const

/** The words of a choice as a verb phrase. */
const phraseOf = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const same = (a: Candidate, b: Candidate): boolean =>
  a.kind === b.kind ||
  a.text === b.text ||
  (a.action.verb === b.action.verb &&
    a.action.target?.id === b.action.target?.id &&
    a.action.topic?.id === b.action.topic?.id)

/** The best of the candidates, at most one of each kind. */
function select(all: readonly Candidate[], company: boolean): Candidate[] {
  const sorted = [...all].sort((a, b) => b.value - a.value)
  const got: Candidate[] = []
  const take = (fits: (c: Candidate) => boolean): void => {
    const best = sorted.find((c) => fits(c) && !got.some((g) => same(g, c)))
    if (best && got.length < MAX_CHOICES) got.push(best)
  }
  take(() => true)
  if (company) take((c) => c.kind === 'social')
  take((c) => c.kind === 'risky')
  take((c) => c.kind === 'clever' || c.kind === 'look')
  take((c) => c.kind === 'go')
  take((c) => c.kind === 'mind')
  take(() => true)
  return got
}

/** When hardly anything is left: another way out, or a wait. */
function fillUp(t: Turn, got: readonly Candidate[]): Offer[] {
  const out: Offer[] = [...got]
  for (const exit of placeNow(t).exits) {
    if (out.length >= MIN_CHOICES) break
    const place = t.world.quest.places.find((p) => p.id === exit)
    if (!place || out.some((o) => o.action.target?.id === exit)) continue
    const target = refTo('place', exit, place.name)
    out.push({ text: phrase(t, 'go', { x: place.name }), kind: 'way', action: { verb: 'go', target } })
  }
  const wait = phrase(t, 'wait', {})
  if (out.length < MIN_CHOICES && wait) out.push({ text: wait, kind: 'wait', action: { verb: 'wait' } })
  return out
}

/** Two to four choices, each of another kind and with an effect known beforehand; none when the story is over. */
export function offerChoices(t: Turn): Offer[] {
  if (t.state.ended) return []
  if (t.state.climax) return t.rng.shuffle(lastChoices(t))
  if (t.state.scene) return sceneChoices(t, t.state.scene)
  const candidates = new Candidates(t)
  addClues(candidates, t)
  addPlace(candidates, t)
  addPeople(candidates, t)
  addSelf(candidates, t)
  const got = select(candidates.all, peopleNow(t).length > 0)
  const before = new Set(t.state.offered.map((o) => o.text))
  const offers = fillUp(t, got).map(({ text, kind, action }): Offer => {
    const said = capital(text)
    return { text: said, kind, action, ...(before.has(said) ? { again: 1 as const } : {}) }
  })
  return t.rng.shuffle(offers)
}

/** As many choices of earlier replies can still be made in their words. */
const MAX_EARLIER = 8

/** The choices of earlier replies with those of the last; of a scene that is over none. */
export function earlierOffers({ earlier = [], offered }: State): Offer[] {
  const fresh = offered.filter((o) => !o.action.end).map(({ text, kind, action }): Offer => ({ text, kind, action }))
  const texts = new Set(fresh.map((o) => o.text))
  return [...earlier.filter((o) => !texts.has(o.text)), ...fresh].slice(-MAX_EARLIER)
}
