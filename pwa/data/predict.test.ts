import { describe, expect, it } from 'vitest'
import type { OutboxRow } from './db.ts'
import { aMessage, aMove, aProgress, aUser } from './fake-server.ts'
import { predictCredits, predictRewards, predictSavedStories, predictStory } from './predict.ts'

const claim = aMove({ name: 'rewards.claim', args: { params: {}, body: { rewardType: 'daily' } } })
const reset = aMove({ name: 'game.reset', args: { params: { questId: 'q1' }, body: {} } })
const never = { lastClaimed: null, nextAvailable: 0 }
const story = (rows: OutboxRow[], progress = aProgress('q1')) => predictStory('q1', progress, [aMessage('q1', 1)], rows)

describe('a story', () => {
  it('ends with the words that wait', () => {
    const { messages, waitingTurn } = story([aMove()])
    expect(messages.at(-1)).toMatchObject({ id: 'a', type: 'user', content: 'I knock.', seq: 2, pending: 'waiting' })
    expect(messages.at(0)?.pending).toBeNull()
    expect(waitingTurn).toEqual({ id: 'a', text: 'I knock.', sending: false })
    expect(story([aMove({ sentAt: 3 })]).waitingTurn?.sending).toBe(true)
  })

  it('ends with the words that are being answered', () => {
    const turn = {
      id: 't',
      kind: 'turn' as const,
      status: 'running' as const,
      text: 'I run.',
      code: null,
      startedAt: 9,
    }
    expect(story([], aProgress('q1', { turn })).messages.at(-1)).toMatchObject({
      content: 'I run.',
      pending: 'telling',
    })
    const opening = { ...turn, kind: 'opening' as const, text: '' }
    expect(story([], aProgress('q1', { turn: opening })).messages).toHaveLength(1)
  })

  it('knows nothing of other stories, and shows refused words apart', () => {
    expect(story([aMove({ args: { params: { questId: 'q2' }, body: {} } })]).messages).toHaveLength(1)
    const refused = story([aMove({ status: 'refused', code: 'NOT_ENOUGH_CREDITS' })])
    expect(refused.messages).toHaveLength(1)
    expect(refused.refusedTurn).toEqual({ id: 'a', text: 'I knock.', code: 'NOT_ENOUGH_CREDITS' })
  })

  it('is empty while a reset waits, and back when it is refused', () => {
    expect(story([reset])).toMatchObject({ progress: null, messages: [], resetting: true })
    expect(story([{ ...reset, status: 'refused' }]).messages).toHaveLength(1)
    expect(predictSavedStories([aProgress('q1'), aProgress('q2')], [reset]).map((each) => each.questId)).toEqual(['q2'])
  })
})

describe('rewards and credits', () => {
  const rewards = { hourly: never, daily: never, weekly: never, monthly: never }

  it('count a waiting claim as granted when it was made', () => {
    expect(predictRewards(rewards, [claim]).daily).toEqual({ lastClaimed: 50, nextAvailable: 50 + 24 * 3_600_000 })
    expect(predictRewards(rewards, [{ ...claim, status: 'refused' }])).toEqual(rewards)
  })

  it('are the balance less what is held and waits, more what claims bring', () => {
    expect(predictCredits({ ...aUser, credits: 20, held: 5 }, [aMove(), claim])).toBe(20 - 5 - 5 + 80)
    expect(predictCredits({ ...aUser, credits: 20, held: 0 }, [aMove({ status: 'refused' })])).toBe(20)
  })
})
