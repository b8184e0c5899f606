import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSavedStories } from '../../data/live.ts'
import { Icon } from '../../ui/icon.tsx'
import { places } from './places.ts'

/** The bar within a thumb's reach on a phone. Play leads to the story played last. */
export function BottomBar({ signedIn, onMore }: { signedIn: boolean; onMore: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const last = useSavedStories()?.find((story) => !story.concluded)
  const [home, ...others] = places(signedIn)
  const link = (place: ReturnType<typeof places>[number]) => (
    <Link
      key={place.to}
      to={place.to}
      activeOptions={{ exact: place.to === '/', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon name={place.icon} />
      <span>{t(`nav.${place.text}`)}</span>
    </Link>
  )
  return (
    <nav className="bottom" aria-label={t('nav.main')}>
      {home && link(home)}
      {others[0] && link(others[0])}
      {signedIn && (
        <button
          type="button"
          onClick={() =>
            void navigate(last ? { to: '/play/quest/$id', params: { id: last.questId } } : { to: '/adventures' })
          }
        >
          <Icon name="play" />
          <span>{t('nav.play')}</span>
        </button>
      )}
      {others[1] && link(others[1])}
      <button type="button" onClick={onMore}>
        <Icon name="more" />
        <span>{t('nav.more')}</span>
      </button>
    </nav>
  )
}
