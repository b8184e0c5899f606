import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection, useProfile, useStory, useTurnText } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { usePage } from '../../ui/page.ts'
import { ChoiceList } from './choice-list.tsx'
import { Composer } from './composer.tsx'
import { CurrentTurn, cutOff } from './current-turn.tsx'
import { NotOpened } from './not-opened.tsx'
import { PlayHeader } from './play-header.tsx'
import { SceneTools } from './scene-tools.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { StoryEnd } from './story-end.tsx'
import { Announcer } from './story-text.tsx'
import { TitlePage } from './title-page.tsx'
import { Transcript } from './transcript.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'
import { useDraft } from './use-draft.ts'
import { useFollow } from './use-follow.ts'
import { useOpening } from './use-opening.ts'
import { useTurn } from './use-turn.ts'

interface Props {
  readonly questId: string
  /** How this device stands with the server; opens the outbox. */
  readonly Badge: ComponentType<{ compact?: boolean }>
}

/** The product itself: one reading column, and where the player answers. */
export function PlayScreen({ questId, Badge }: Props) {
  const { t } = useTranslation('play')
  const story = useStory(questId)
  const profile = useProfile()
  const { blocked } = useConnection()
  const { opening, retry } = useOpening(questId, story)
  const [draft, setDraft] = useDraft(questId)
  const [asking, setAsking] = useState(false)
  const { send, cancel, stop, restart } = useTurn(questId)

  const progress = story?.progress ?? null
  const messages = (story?.messages ?? []).filter((message) => message.pending === null)
  const running = progress?.turn?.status === 'running' ? progress.turn : null
  const told = useTurnText(running?.id ?? null)
  const last = messages.findLast((message) => message.type === 'ai')
  const waiting = story?.waitingTurn ?? null
  const pending = Boolean(running ?? waiting)
  // A reply that is cut off does not keep the next move from being written: it waits behind it.
  const cut = cutOff(blocked)
  const mayWrite = !waiting && (!running || cut !== null)
  const concluded = progress?.concluded ?? false
  const choices = concluded ? [] : (last?.choices ?? [])
  const title = progress?.quest.title ?? t('opening')
  usePage(title)
  useReturnedWords(
    story?.refusedTurn?.id ?? failedId(progress),
    story?.refusedTurn?.text ?? progress?.turn?.text,
    draft,
    setDraft,
  )
  const { atEnd, jump } = useFollow(
    `${messages.length} ${told.length} ${waiting?.id} ${progress?.turn?.status} ${blocked}`,
    messages.length <= 1 && !pending,
  )

  const choose = async (index: number) => {
    const choice = choices[index]
    if (choice && !pending) await send(choice)
  }
  useChoiceKeys(pending ? 0 : choices.length, (index) => void choose(index))

  const sendDraft = async () => {
    if (!mayWrite || !(await send(draft))) return
    setDraft('')
    jump()
  }

  /** Words go back into the composer; those of an action leave the outbox first. */
  const takeBack = async (id: string | null, text: string) => {
    if (id && !(await cancel(id))) return
    // Words that could not be sent beside a waiting turn stand unseen in the composer: they stay, after its own.
    const unseen = waiting && draft !== text ? draft : ''
    setDraft([text, unseen].filter(Boolean).join('\n\n'))
    document.getElementById('say')?.focus()
  }

  if (story && messages.length === 0 && opening.state === 'failed' && !running) {
    return <NotOpened error={opening.error} onRetry={retry} />
  }
  return (
    <>
      <PlayHeader
        title={title}
        turns={progress?.turns ?? 0}
        profile={profile}
        Badge={Badge}
        onRestart={messages.length > 0 && !pending ? () => setAsking(true) : null}
      />
      <article className="reader">
        {progress && <TitlePage quest={progress.quest} narrator={progress.narrator} />}
        <Transcript messages={messages} />
        {last && !pending && <SceneTools text={last.content} />}
        <CurrentTurn
          story={story}
          told={told}
          blocked={blocked}
          opening={opening.state === 'opening'}
          onSend={(text) => void send(text).then((sent) => sent && setDraft(''))}
          onEdit={(id, text) => void takeBack(id, text)}
          onCancel={(id) => void cancel(id)}
        />
        <Announcer text={told || (last?.content ?? '')} streaming={running !== null} />
        {choices.length > 0 && !running && (
          <>
            <h2 className={`ask ${pending ? 'faded' : ''}`}>{t('ask')}</h2>
            <ChoiceList choices={choices} faded={pending} onChoose={(index) => void choose(index)} />
          </>
        )}
        {concluded && <StoryEnd onRestart={() => void restart()} />}
      </article>
      {!concluded && messages.length > 0 && (
        <div className={`dock ${atEnd ? '' : 'away'}`}>
          <Button className="latest" icon="down" onClick={jump}>
            {t('latest')}
          </Button>
          {blocked === 'session' && <SignInAgain />}
          {waiting && blocked ? (
            <div className="left center">{t('waiting.hint')}</div>
          ) : (
            <Composer
              draft={draft}
              onDraft={setDraft}
              onSend={() => void sendDraft()}
              onStop={running && !cut ? () => void stop(running.id) : null}
              credits={profile?.credits ?? 0}
              choiceCount={choices.length}
            />
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('restart.title')}
        cancel={t('restart.keep')}
        confirm={t('restart.act')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void restart()
        }}
      >
        {t('restart.text', { count: messages.length })}
      </ConfirmDialog>
    </>
  )
}

const failedId = (progress: { turn: { id: string; status: string } | null } | null) =>
  progress?.turn?.status === 'failed' ? progress.turn.id : null

/** Words that got no reply return to the composer, once, unless something new stands there. */
function useReturnedWords(
  id: string | null,
  text: string | undefined,
  draft: string,
  setDraft: (text: string) => void,
): void {
  const returned = useRef<string | null>(null)
  useEffect(() => {
    if (!id || returned.current === id) return
    returned.current = id
    if (draft === '' && text) setDraft(text)
  }, [id, text, draft, setDraft])
}
