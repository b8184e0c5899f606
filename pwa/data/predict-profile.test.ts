import { describe, expect, it } from 'vitest'
import type { User } from '../../shared/model/user.ts'
import type { OutboxRow } from './db.ts'
import { aMove, aUser } from './fake-server.ts'
import { predictCredits } from './predict.ts'
import { predictProfile } from './predict-profile.ts'

const row = (name: OutboxRow['name'], body: Record<string, unknown>, change: Partial<OutboxRow> = {}) =>
  aMove({ name, args: { params: {}, body }, ...change })
const update = (body: Record<string, unknown>) => row('profile.update', body)
const spend = (attribute: string, points = 1) => row('profile.spend', { attribute, points })
const claim = (achievementId: string) => row('achievement.claim', { achievementId })
const skip = row('profile.skipSetup', {})

const achievements = {
  levelAchievements: { level5: { claimed: false, reward: 50 }, level10: { claimed: false, reward: 100 } },
}
const player: User = { ...aUser, level: 5, attributePoints: 2, setup: 'open', achievements }
const predict = (...rows: OutboxRow[]) => predictProfile(player, rows)

describe('the profile', () => {
  it('is the server’s while nothing waits, and whatever was refused', () => {
    expect(predict()).toBe(player)
    expect(predict({ ...update({ name: 'Robin' }), status: 'refused' }, aMove())).toEqual(player)
  })

  it('has the words and preferences that wait, the later ones over the earlier, as the server will store them', () => {
    const shown = predict(
      update({ name: ' Robin\n', bio: 'One.', preferences: { difficulty: 'Hard' } }),
      update({ bio: 'Two.\u202e', preferences: { genre: ['Horror', 'Horror'] } }),
    )
    expect(shown).toEqual({
      ...player,
      name: 'Robin',
      bio: 'Two.',
      preferences: { genre: ['Horror'], setting: 'Medieval', difficulty: 'Hard' },
    })
  })

  it('spends points one by one, as far as they reach', () => {
    const shown = predict(spend('wisdom'), spend('strength'), spend('strength'))
    expect(shown).toMatchObject({ attributePoints: 0, attributes: { wisdom: 11, strength: 11 }, setup: 'done' })
  })

  it('has its setup made once, skipped or not', () => {
    const made = { strength: 20, wisdom: 0 }
    expect(predict(skip)).toEqual({ ...player, setup: 'skipped' })
    const shown = predict(skip, update({ attributes: made }), update({ attributes: { strength: 5 } }), skip)
    expect(shown).toMatchObject({ setup: 'done', attributes: { ...player.attributes, ...made } })
    expect(predict(update({ attributes: made }), spend('strength'))).toMatchObject({ attributes: { strength: 21 } })
  })

  it('has claimed what its level allows, once, and the credits of it', () => {
    const shown = predict(claim('level5'), claim('level5'), claim('level10'))
    expect(shown).toMatchObject({
      credits: player.credits + 50,
      achievements: { levelAchievements: { level5: { claimed: true }, level10: { claimed: false } } },
    })
    expect(predictCredits({ ...player, held: 5 }, [claim('level5'), aMove()])).toBe(20 - 5 + 50 - 5)
    // The server has paid it already: nothing is counted twice.
    const paid = { ...player, credits: 70, achievements: shown.achievements }
    expect(predictCredits(paid, [claim('level5')])).toBe(70)
  })
})
