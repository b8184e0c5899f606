import { CatchBoundary, Link } from '@tanstack/react-router'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type LiveProfile, useProfile } from '../../data/live.ts'
import { buttonClass } from '../../ui/button.tsx'
import { usePage } from '../../ui/page.ts'
import { PortraitTools } from './avatar/portrait-tools.tsx'
import { PROFILE_TABS, type ProfileTab } from './profile-search.ts'
import { About } from './sheet/about.tsx'
import { Achievements } from './sheet/achievements.tsx'
import { CharacterSheet } from './sheet/character-sheet.tsx'
import { LevelCard } from './sheet/level-card.tsx'
import { MissingProfile } from './sheet/missing-profile.tsx'
import { OwnQuests, QuestCount, QuestsFailed } from './sheet/own-quests.tsx'
import { Tastes } from './sheet/tastes.tsx'
import { TitlePath } from './sheet/title-path.tsx'

interface Props {
  /** Undefined when the address names none. */
  readonly tab: ProfileTab | undefined
  readonly onTab: (tab: ProfileTab) => void
  /** What stands under the tab Account. */
  readonly account: ReactNode
}

/** One's own profile, as a character sheet; all of it is read from the device. */
export function ProfileScreen(props: Props) {
  const profile = useProfile()
  return profile ? <Profile profile={profile} {...props} /> : <MissingProfile />
}

function Profile({ profile: { user, credits }, tab, onTab, account }: Props & { profile: LiveProfile }) {
  const { t } = useTranslation('profile')
  const tabs = useRef<HTMLDivElement>(null)
  const isNamed = useRef(tab !== undefined)
  usePage(t('title'))
  useEffect(() => {
    // Whoever was led to a tab need not look for it under the sheet.
    if (isNamed.current) tabs.current?.scrollIntoView()
  }, [])
  return (
    <div className="in profile">
      {user.setup !== 'done' && (
        <div className="strip" role="status">
          <p>{t('invite')}</p>
          <Link to="/profile-setup" className={buttonClass('outline', true)}>
            {t('inviteAct')}
          </Link>
        </div>
      )}
      <CharacterSheet user={user} tools={<PortraitTools has={user.avatar !== ''} />} />
      <LevelCard user={user} credits={credits} />
      <About user={user} />
      <TitlePath level={user.level} />
      <Tastes user={user} />
      <Tabs.Root value={tab ?? 'quests'} onValueChange={(next) => onTab(next as ProfileTab)} activationMode="manual">
        <Tabs.List className="tabs" aria-label={t('title')} ref={tabs}>
          {PROFILE_TABS.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {t(`tabs.${each}`)}
              {each === 'quests' && (
                <CatchBoundary getResetKey={() => tab ?? ''} errorComponent={() => null}>
                  <QuestCount />
                </CatchBoundary>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="quests" tabIndex={-1}>
          <CatchBoundary getResetKey={() => tab ?? ''} errorComponent={QuestsFailed}>
            <OwnQuests />
          </CatchBoundary>
        </Tabs.Content>
        <Tabs.Content value="account" tabIndex={-1}>
          {account}
        </Tabs.Content>
        <Tabs.Content value="achievements" tabIndex={-1}>
          <Achievements user={user} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
