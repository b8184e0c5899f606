import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BRAND } from '../../../shared/brand.ts'
import type { Session } from '../../data/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Bookplate } from './bookplate.tsx'
import { places } from './places.ts'

interface Props {
  readonly session: Session | null
  readonly shut: boolean
  readonly onFold: () => void
  readonly onMore: () => void
}

/** The sidebar of a desktop; identity, credits, level and connection stand at its foot like a bookplate. */
export function Sidebar({ session, shut, onFold, onMore }: Props) {
  const { t } = useTranslation('shell')
  return (
    <aside className="side" aria-label={t('nav.main')}>
      <Link to="/" className="brand" aria-label={BRAND}>
        <Mark />
        <span>{BRAND}</span>
      </Link>
      <nav>
        {places(session !== null).map((place) => (
          <Link
            key={place.to}
            to={place.to}
            title={t(`nav.${place.text}`)}
            activeOptions={{ exact: place.to === '/', includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon name={place.icon} />
            <span>{t(`nav.${place.text}`)}</span>
          </Link>
        ))}
        <button type="button" className="fold" onClick={onMore} title={t('nav.more')}>
          <Icon name="more" />
          <span>{t('nav.more')}</span>
        </button>
      </nav>
      {session && <Bookplate user={session.user} />}
      <button
        type="button"
        className="fold"
        onClick={onFold}
        aria-expanded={!shut}
        aria-label={t(shut ? 'nav.expand' : 'nav.collapse')}
      >
        <Icon name={shut ? 'next' : 'prev'} />
        <span>{t('nav.collapse')}</span>
      </button>
    </aside>
  )
}
