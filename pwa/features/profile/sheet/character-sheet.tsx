import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { ATTRIBUTE_MAX, type Attribute } from '../../../../shared/rules/attributes.ts'
import { turnsToPoint } from '../../../../shared/rules/awards.ts'
import { useEngine } from '../../../data/live.ts'
import { refusalText } from '../../../data/refusal.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { showError } from '../../../ui/toast.tsx'
import { AttributeCard } from './attribute-card.tsx'

// What the body does stands at the left, what the mind does at the right.
const BODY = ['strength', 'dexterity', 'constitution'] as const
const MIND = ['intelligence', 'wisdom', 'charisma'] as const

/** Six attributes around the portrait. A point spent shows at once, and waits in the outbox without a network. */
export function CharacterSheet({ user, tools }: { user: User; tools: ReactNode }) {
  const { t } = useTranslation(['profile', 'names'])
  const engine = useEngine()
  const raise = async (attribute: Attribute) => {
    try {
      await engine?.act('profile.spend', { params: {}, body: { attribute, points: 1 } })
    } catch (error) {
      showError(t('attributesFailed'), t(refusalText(error)))
    }
  }
  const cards = (attributes: readonly Attribute[]) =>
    attributes.map((attribute) => (
      <AttributeCard
        key={attribute}
        attribute={attribute}
        value={user.attributes[attribute]}
        canRaise={engine !== null && user.attributePoints > 0 && user.attributes[attribute] < ATTRIBUTE_MAX}
        onRaise={() => void raise(attribute)}
      />
    ))
  return (
    <>
      <section className="sheet1" aria-label={t('character')}>
        <ul className="ats l">{cards(BODY)}</ul>
        <div className="por">
          <Portrait image={user.avatar} name={user.username} label={t('portraitOf', { name: user.username })} />
          <h1 tabIndex={-1} style={{ '--letters': user.username.length } as CSSProperties}>
            {user.username}
          </h1>
          <p className="ti">{t(`names:titles.${user.title}`)}</p>
          {tools}
          <Link className="meta" to="/profile/$userId" params={{ userId: user.id }}>
            {t('seePublic')}
          </Link>
        </div>
        <ul className="ats">{cards(MIND)}</ul>
      </section>
      <p className="pts" role="status">
        {user.attributePoints > 0 ? (
          <>
            <b className="num">{t('points', { count: user.attributePoints })}</b> {t('pointsToSpend')}
          </>
        ) : (
          t('pointsNone')
        )}{' '}
        {/* A profile that an older version of the app kept does not say. */}
        {user.answeredTurns !== undefined && t('nextPoint', { count: turnsToPoint(user.answeredTurns) })}
      </p>
    </>
  )
}
