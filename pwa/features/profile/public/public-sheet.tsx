import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Quest } from '../../../../shared/model/quest.ts'
import type { PublicProfile } from '../../../../shared/model/user.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { dayText } from '../../../ui/dates.ts'
import { Portrait } from '../../../ui/portrait.tsx'

const SHOWN = ['strength', 'intelligence', 'dexterity', 'wisdom'] as const

/** Portrait, title, level, membership, four attributes, bio and public quests. */
export function PublicSheet({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useTranslation(['profile', 'names', 'play'])
  const { username, quests } = profile
  return (
    <>
      <section className="public-head" aria-label={username}>
        <Portrait image={profile.avatar} name={username} label={t('portraitOf', { name: username })} />
        <div className="who">
          <h1 tabIndex={-1}>{username}</h1>
          <p className="ti">{t(`names:titles.${profile.title}`)}</p>
          <p className="rowf">
            <b className="num">{t('level', { level: profile.level })}</b>
            <span className="badge" data-tier={profile.membershipLevel}>
              {t('member', { level: t(`names:memberships.${profile.membershipLevel}`) })}
            </span>
            <span className="meta">{t('public.since', { day: dayText(profile.createdAt, i18n.language) })}</span>
          </p>
          {profile.bio && <p className="serif bio">{profile.bio}</p>}
        </div>
      </section>
      <ul className="four">
        {SHOWN.map((each) => (
          <li key={each} className="card">
            <span className="v num">{profile.attributes[each]}</span>
            <span className="n">{t(`play:attributes.${each}`)}</span>
          </li>
        ))}
      </ul>
      <section className="sec" aria-labelledby="public-quests">
        <h2 id="public-quests">{t('public.quests')}</h2>
        {quests.public.length === 0 ? (
          <p className="meta">{t('public.noQuests', { name: username })}</p>
        ) : (
          <ul className="shelf">
            {quests.public.map((quest) => (
              <PublicQuest key={quest._id} quest={quest} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function PublicQuest({ quest }: { quest: Quest }) {
  const { t } = useTranslation(['profile', 'names'])
  return (
    <li className="bk">
      <Cover
        title={quest.title}
        image={quest.coverImage}
        at={quest.coverTitle.at}
        ink={quest.coverTitle.ink}
        genre={quest.genre}
      />
      <div className="foot">
        <div className="g">
          <span className="badge">{t(`names:genres.${quest.genre}`)}</span>
          <span className="meta num">{t('quests.plays', { count: quest.playCount })}</span>
        </div>
        <p className="clamp">{quest.description}</p>
        <Link
          to="/play/quest/$id"
          params={{ id: quest._id }}
          className={buttonClass('outline', true)}
          aria-label={t('public.playNamed', { title: quest.title })}
        >
          {t('public.play')}
        </Link>
      </div>
    </li>
  )
}
