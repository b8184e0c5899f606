import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { QUESTS } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 12 }
const storyOf = (contentId: string) => {
  const built = buildWorld({ ...PORTRAITS, id: contentId, contentId }, 5)
  const { world } = built
  const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  const truth = world.quest.truths.find((each) => each.id === state.truth)!
  const here = world.quest.climaxAt
  const closed = Object.fromEntries(truth.facets.slice(0, 3).map((facet) => [`f:${facet.id}`, 5]))
  const last: State = {
    ...{ ...state, turn: 18, act: 3, place: here, offered: [], clock: 8 },
    climax: { step: 2, score: 1, why: 'accuse' },
    flags: { ...state.flags, ...closed },
    people: Object.fromEntries(Object.entries(state.people).map(([id, memory]) => [id, { ...memory, at: here }])),
  }
  return {
    world,
    truth,
    opening: state,
    last,
    play: (from: State, words: string) => turn(world, from, words, HERO, dice),
  }
}

const portraits = storyOf('the-man-in-four-portraits')
const culprit = portraits.world.quest.people.find((each) => each.id === portraits.truth.culprit)!
const other = portraits.world.quest.people.find((each) => each.id !== portraits.truth.culprit && !each.offstage)!
const say = (words: string) => portraits.play(portraits.last, words)

describe('what is said in the last scene', () => {
  it.each([
    'You paid the premiums, you buried an empty box, and you let them weep for it.',
    'I was there. I saw the hat, and the hat was too small for anybody.',
    'She has a ledger. Why would a widow keep a ledger? I say that she invented him.',
  ])('is printed whole: %s', (words) => {
    const printed = say(words).text.replaceAll('’', "'")
    expect(printed).toContain(words.replace(/[.]$/, ''))
  })

  it.each([
    'No deal.',
    'I will not let her go',
    'I do not forgive you',
    'I refuse to make a deal with you',
    'Let them wonder',
    'Were the police ever here?',
    'And what happens to the four of you if I say nothing?',
    'tell me the truth',
    'I said that I would report it',
    'I burn the report',
    'if you don’t sit down I will call for help',
  ])('decides nothing by a word among others: %s', (words) => {
    expect(say(words).state.ended).toBeNull()
  })

  it.each([
    ['mercy', 'let her go'],
    ['mercy', 'Nobody needs to know.'],
    ['mercy', 'I forgive you'],
    ['mercy', 'We say nothing.'],
    ['mercy', 'I won’t tell anyone'],
    ['mercy', 'I don’t want her arrested. Let her go'],
    ['bargain', 'I offer you a deal'],
    ['bargain', 'Give me the policy and I’ll say nothing'],
    ['bargain', 'If you sign it over I will keep quiet'],
    ['truth', `I accuse ${culprit.call}. She wrote the letters, and the doctor signed for them.`],
    ['truth', `It was you, ${culprit.call}. You invented him.`],
    ['truth', 'You did it'],
    ['truth', 'I will call the police'],
  ])('comes to %s in plain words: %s', (kind, words) => {
    const fresh = { ...portraits.last, clock: kind === 'bargain' ? 3 : 8 }
    expect(portraits.play(fresh, words).state.ended?.kind).toBe(kind)
  })

  it.each(['', '...', 'hjkl zxcv'])('waits where nothing is said: “%s”', (words) => {
    expect(say(words).state.ended).toBeNull()
  })

  it('is believed of nobody but who did it, and the second wrong name is one too many', () => {
    const once = say(`I accuse ${other.call}`)
    expect(once.state.ended).toBeNull()
    expect(once.text).toContain(other.call)
    expect(once.text).toMatch(/wrong|nobody believes|not .* they wait|puzzled|heads are shaken/i)
    expect(portraits.play(once.state, `It was ${other.call} who did it`).state.ended?.kind).toBe('wrong')
  })

  it('may be mercy before the reckoning, and an accusation is the reckoning', () => {
    const first: State = { ...portraits.last, climax: { step: 1, score: 3, why: 'accuse' } }
    expect(portraits.play(first, 'let her go, nobody needs to know').state.ended?.kind).toBe('mercy')
    expect(portraits.play(first, `I accuse ${culprit.call}`).state.climax?.step).toBe(2)
  })

  it.each([`I kiss ${culprit.call}`, 'I leave', `tie up ${other.call}`, 'I dance', 'you idiot', 'what do I know?'])(
    'wins no confession by what has nothing to do with it: %s',
    (words) => {
      const first: State = { ...portraits.last, climax: { step: 1, score: 5, why: 'accuse' } }
      const { world, truth } = portraits
      const best = (from: State) => turn(world, from, words, HERO, { d20: () => 20 })
      const once = best(first)
      const twice = best(once.state)
      expect(once.state.climax?.step).toBe(1)
      expect(twice.state.climax?.step ?? 2).toBe(2)
      for (const { text, check } of [once, twice]) {
        expect(check).toBeNull()
        for (const line of truth.yields) expect(text).not.toContain(line)
      }
    },
  )

  it('is a choice also where it is told in its own words', () => {
    const word = storyOf('the-word-for-no')
    const fresh = { ...word.last, clock: 3 }
    expect(word.play(fresh, 'I take the seat in the tower').state.ended?.kind).toBe('bargain')
    expect(word.play(fresh, 'I will not take a seat in your tower').state.ended).toBeNull()
  })
})

describe('everybody called together', () => {
  const closed = Object.fromEntries(portraits.truth.facets.slice(0, 2).map((facet) => [`f:${facet.id}`, 5]))
  const early: State = { ...portraits.opening, turn: 9 }
  const ready: State = { ...early, flags: { ...early.flags, ...closed } }
  const summons = { verb: 'accuse', vp: 'call everybody together' } as const
  const offered = [{ text: 'Call them all', kind: 'risky', action: summons }]

  it('begins the last scene for who knows half of it', () => {
    expect(portraits.play({ ...ready, offered }, 'call them all').state.climax?.step).toBe(1)
  })

  it('is not what is put off: “before I accuse anybody”', () => {
    const reply = portraits.play({ ...ready, turn: 12 }, 'I look at the hat-stand before I accuse anybody of anything')
    expect(reply.state.climax).toBeNull()
  })

  it('is early, and does no harm, for who does not', () => {
    const reply = portraits.play({ ...early, offered }, 'call them all')
    expect(reply.state).toMatchObject({ climax: null, wounds: [] })
    expect(reply.check).toBeNull()
  })

  it('is what a sentence is about that ends with an accusation', () => {
    const reply = portraits.play({ ...ready, turn: 12 }, `look at the hat-stand and accuse ${culprit.call}`)
    expect(reply.action?.verb).toBe('accuse')
    expect(reply.state.climax?.step).toBe(1)
    const late = portraits.play({ ...ready, turn: 12 }, `I was right. It was she. I accuse ${culprit.call} of it`)
    expect(late.state.climax?.step).toBe(1)
    expect(late.text).toContain('I was right. It was she.')
  })
})

describe('somebody accused who did not do it', () => {
  it('answers for it', () => {
    const closed = Object.fromEntries(portraits.truth.facets.slice(0, 2).map((facet) => [`f:${facet.id}`, 5]))
    const at = portraits.opening.people[other.id]!.at
    const state: State = { ...portraits.opening, turn: 12, place: at, flags: { ...portraits.opening.flags, ...closed } }
    const reply = portraits.play(state, `I accuse ${other.call}`)
    expect(reply.state.climax).toBeNull()
    expect(reply.state.flags.misnamed).toBe(1)
    expect(reply.text).toContain(other.call)
  })
})

describe.each([...QUESTS.keys()])('the last scene of %s', (id) => {
  const story = storyOf(id)
  const { truths } = story.world.quest
  const lastOf = (truth: (typeof truths)[number]): State => ({
    ...story.last,
    truth: truth.id,
    clock: 3,
    flags: Object.fromEntries(truth.facets.slice(0, 3).map((facet) => [`f:${facet.id}`, 5])),
  })

  it('ends as its choices say, typed as a sentence of one’s own', () => {
    for (const truth of truths) {
      for (const { kind, choice } of truth.endings.filter((each) =>
        ['truth', 'mercy', 'bargain'].includes(each.kind),
      )) {
        const act = `${choice.charAt(0).toLowerCase()}${choice.slice(1)}`
        for (const words of [choice, `I ${act}`, `I will ${act}.`]) {
          expect(story.play(lastOf(truth), words).state.ended?.kind, words).toBe(kind)
        }
      }
    }
  })

  it('is not ended by what is refused, or not wished', () => {
    const refusals = ['I will not', 'do not', 'I don’t want to', 'I refuse to', 'never', 'I’d rather not']
    for (const truth of truths) {
      const chosen = truth.endings.filter((each) => ['truth', 'mercy', 'bargain'].includes(each.kind))
      for (const { choice } of chosen) {
        for (const refusal of refusals) {
          const words = `${refusal} ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`
          expect(story.play(lastOf(truth), words).state.ended, words).toBeNull()
        }
      }
    }
  })

  it.each([
    'I will not stand in the way, and let nobody leave',
    'let him speak',
    'I put the letter on the table',
    'He was only a child',
    'She trusted you and you let her down',
    'tell me everything',
    'I think about my mother',
    'open your hand',
    'I wait for an answer',
    'Stay where you are',
    'Nobody leaves this room',
    'I lay the spoon on the table and I say nothing at all',
  ])('is not ended by “%s”', (words) => {
    for (const truth of truths) expect(story.play(lastOf(truth), words).state.ended, truth.id).toBeNull()
  })
})

describe('the last scene when the time is up', () => {
  it.each([30, 31, 32, 33, 34, 35])('does not bring you running to where you are, on turn %i', (at) => {
    const flags = { ...portraits.opening.flags, warned: at - 6 }
    const { state, text } = portraits.play({ ...portraits.last, climax: null, turn: at, flags }, 'wait')
    expect(state.climax?.why, text).toBe('clock')
    expect(text).not.toMatch(/out of breath|running|come to a head without you|you are sent for/i)
  })
})
