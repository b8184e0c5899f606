import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Quest } from '../../../shared/model/quest.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'

/** Longer descriptions are cut, with a way to read on (specification part 1 section 9). */
const SHORT = 120

interface Props {
  readonly quest: Quest
  /** Turns played; null when it was not begun. */
  readonly turns: number | null
  readonly concluded: boolean
  readonly showOwner: boolean
  readonly eager: boolean
}

/** A book on the shelf. */
export function QuestCard({ quest, turns, concluded, showOwner, eager }: Props) {
  const { t } = useTranslation(['adventures', 'names'])
  const begun = turns !== null
  const to = { to: '/play/quest/$id', params: { id: quest._id } } as const
  return (
    <li className="bk">
      <Cover
        title={quest.title}
        image={quest.coverImage}
        at={quest.coverTitle.at}
        ink={quest.coverTitle.ink}
        genre={quest.genre}
        eager={eager}
        ribbon={begun ? String(turns) : undefined}
        link={(face) => (
          <Link {...to} aria-label={quest.title} tabIndex={-1}>
            {face}
          </Link>
        )}
      />
      <div className="foot">
        <div className="g">
          <span className="meta">
            {t(`names:genres.${quest.genre}`)}
            <span className="only-d"> · {t(`names:settings.${quest.setting}`)}</span>
          </span>
          {showOwner && quest.owner && <Owner owner={quest.owner} />}
        </div>
        <Description text={quest.description} />
        {begun && <p className="meta turns">{concluded ? t('ended') : t('turn', { turn: turns })}</p>}
        <Link
          {...to}
          className={buttonClass('outline', true)}
          aria-label={t(begun ? 'resumeNamed' : 'beginNamed', { title: quest.title })}
        >
          {t(begun ? 'resume' : 'begin')}
        </Link>
      </div>
    </li>
  )
}

/** Who wrote it, with a way to their profile; a former player has neither id nor name. */
function Owner({ owner: { _id, username } }: { owner: NonNullable<Quest['owner']> }) {
  const { t } = useTranslation('adventures')
  return (
    <span className="meta owner">
      {username ? (
        <Trans
          t={t}
          i18nKey="by"
          values={{ name: username }}
          components={[<span key="none" />, <Link key="profile" to="/profile/$userId" params={{ userId: _id }} />]}
        />
      ) : (
        t('byFormer')
      )}
    </span>
  )
}

function Description({ text }: { text: string }) {
  const { t } = useTranslation('adventures')
  const [whole, setWhole] = useState(false)
  const long = [...text].length > SHORT
  return (
    <p className="clamp">
      {long && !whole ? `${[...text].slice(0, SHORT).join('').trimEnd()}… ` : `${text} `}
      {long && (
        <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'showLess' : 'readMore')}
        </button>
      )}
    </p>
  )
}
