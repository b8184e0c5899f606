import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../data/api-error.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { momentText } from '../../../ui/dates.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage } from '../../../ui/page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PublicSheet } from './public-sheet.tsx'
import { usePublicProfile } from './use-public-profile.ts'

/** A player as other players see one. */
export function PublicProfileScreen({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('profile')
  const { data, error, isPending } = usePublicProfile(userId)
  usePage(data?.value.username ?? t('public.title'))
  if (data) {
    return (
      <div className="in profile">
        {data.fetchedAt !== null && (
          <p className="meta" role="status">
            {t('public.kept', { time: momentText(data.fetchedAt, i18n.language) })}
          </p>
        )}
        <PublicSheet profile={data.value} />
      </div>
    )
  }
  return (
    <div className="in">
      <h1 tabIndex={-1}>{t('public.title')}</h1>
      {isPending ? (
        <Skeleton label={t('public.loading')} lines={8} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <NobodyHere />
      ) : (
        <NotFetched userId={userId} error={error} />
      )}
    </div>
  )
}

function NobodyHere() {
  const { t } = useTranslation('profile')
  const away = (
    <Link to="/adventures" className={buttonClass('act')}>
      {t('quests.toAdventures')}
    </Link>
  )
  return (
    <EmptyState icon="person" title={t('public.notFound')} action={away}>
      {t('public.notFoundText')}
    </EmptyState>
  )
}

function NotFetched({ userId, error }: { userId: string; error: unknown }) {
  const { t } = useTranslation('profile')
  const { refetch, blocked, isFetching } = usePublicProfile(userId)
  const again = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {t('public.again')}
    </Button>
  )
  return (
    <EmptyState icon="offline" title={t(failureKey(error))} action={again}>
      {t(blocked ? 'public.offline' : 'public.failedText')}
    </EmptyState>
  )
}

/** The words of the catalogue: no session, an answer that refuses, no answer. */
function failureKey(error: unknown): 'public.unauthenticated' | 'public.refused' | 'public.error' {
  if (!(error instanceof ApiError) || error.isNetwork) return 'public.error'
  return error.status === 401 ? 'public.unauthenticated' : 'public.refused'
}
