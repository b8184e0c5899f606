import type { TFunction } from 'i18next'
import { type Achievement, achievementLevel } from '../../../shared/rules/achievements.ts'
import type { OutboxRow } from '../../data/db.ts'
import { fieldsOf } from '../../data/subjects.ts'

/**
 * What an action does, in plain words: "Strength +1", "Profile: name and bio". `language`: such as `de`. Null for actions
 * on a quest, whose title belongs into the sentence.
 */
export function actionWords({ name, args }: Pick<OutboxRow, 'name' | 'args'>, t: TFunction, language: string) {
  const { body } = args
  switch (name) {
    case 'rewards.claim':
      return t('outbox:claim', { kind: t(`rewards:kinds.${String(body.rewardType)}`) })
    case 'profile.spend':
      return t('outbox:spend', { attribute: t(`play:attributes.${String(body.attribute)}`), points: body.points })
    case 'profile.skipSetup':
      return t('outbox:skipSetup')
    case 'achievement.claim':
      return t('outbox:seal', { level: achievementLevel(body.achievementId as Achievement) })
    case 'profile.update': {
      if (body.attributes) return t(body.attributePoints === undefined ? 'outbox:character' : 'outbox:spendTo')
      const fields = fieldsOf(body).map((field) => t(`outbox:fields.${field}`))
      return t('outbox:profile', { fields: new Intl.ListFormat(language).format(fields) })
    }
    default:
      return null
  }
}

/** What the player wrote with an action, each text once; empty when that was nothing. */
export function actionTexts({ args }: Pick<OutboxRow, 'args'>): string[] {
  const { userInput, name, bio } = args.body
  return [...new Set([userInput, name, bio].flatMap((text) => (text ? [String(text)] : [])))]
}
