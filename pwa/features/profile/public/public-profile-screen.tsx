import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PublicProfile } from '../../../../shared/model/user.ts'
import { ApiError } from '../../../data/api-error.ts'
import type { Kept } from '../../../data/kept.ts'
import type { useConnection } from '../../../data/live.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { momentText } from '../../../ui/dates.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage, usePageTitle } from '../../../ui/page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PublicSheet } from './public-sheet.tsx'
import { usePublicProfile } from './use-public-profile.ts'

/** A player as other players see one. */
export function PublicProfileScreen({ userId }: { userId: string }) {
  // Asked here alone: a second observer of a failed query would ask again, and fail again, without end.
  const { data, error, isPending, isFetching, refetch, blocked } = usePublicProfile(userId)
  if (data) return <Found profile={data} blocked={blocked} />
  if (isPending) return <OnItsWay />
  // 400: nobody's address looks like this one.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NobodyHere />
  return <NotFetched error={error} blocked={blocked} asking={isFetching} onAgain={() => void refetch()} />
}

type Blocked = ReturnType<typeof useConnection>['blocked']

function Found({ profile, blocked }: { profile: Kept<PublicProfile>; blocked: Blocked }) {
  const { t, i18n } = useTranslation('profile')
  usePage(profile.value.username)
  return (
    <div className="in profile">
      {profile.fetchedAt !== null && (
        <p className="strip" role="status">
          {t('public.kept', {
            time: momentText(profile.fetchedAt, i18n.language),
            why: t(`why.${blocked ?? 'server'}`),
          })}
        </p>
      )}
      <PublicSheet profile={profile.value} />
    </div>
  )
}

function OnItsWay() {
  const { t } = useTranslation('profile')
  usePageTitle(t('public.title'))
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('public.title')}</h1>
      </div>
      <Skeleton label={t('public.loading')} lines={8} />
    </div>
  )
}

function NobodyHere() {
  const { t } = useTranslation('profile')
  usePage(t('public.notFound'))
  const away = (
    <Link to="/adventures" className={buttonClass('act')}>
      {t('quests.toAdventures')}
    </Link>
  )
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('public.title')}</h1>
      </div>
      <EmptyState icon="person" title={t('public.notFound')} action={away}>
        {t('public.notFoundText')}
      </EmptyState>
    </div>
  )
}

interface NotFetchedProps {
  readonly error: unknown
  readonly blocked: Blocked
  readonly asking: boolean
  readonly onAgain: () => void
}

function NotFetched({ error, blocked, asking, onAgain }: NotFetchedProps) {
  const { t } = useTranslation('profile')
  usePage(t('public.title'))
  const again = (
    <Button loading={asking} onClick={onAgain}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('public.title')}</h1>
      </div>
      <EmptyState icon="offline" title={t(failureKey(error))} action={again}>
        {blocked ? t('public.offline', { why: t(`why.${blocked}`) }) : t('public.failedText')}
      </EmptyState>
    </div>
  )
}

/** The words of the catalogue: no session, an answer that refuses, no answer. */
function failureKey(error: unknown): 'public.unauthenticated' | 'public.refused' | 'public.error' {
  if (!(error instanceof ApiError) || error.isNetwork) return 'public.error'
  return error.status === 401 ? 'public.unauthenticated' : 'public.refused'
}
