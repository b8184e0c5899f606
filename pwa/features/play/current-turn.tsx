import { useTranslation } from 'react-i18next'
import type { Connection } from '../../data/connection.ts'
import type { Story } from '../../data/predict.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StoryText } from './story-text.tsx'
import { PlayerWords } from './transcript.tsx'
import { FailedTurn, WaitingTurn } from './turn-cards.tsx'

interface Props {
  readonly story: Story | undefined
  /** The reply as it comes. */
  readonly told: string
  readonly blocked: Connection['blocked']
  readonly opening: boolean
  readonly onSend: (text: string) => void
  /** Takes words back into the composer; `id` names the action that held them. */
  readonly onEdit: (id: string | null, text: string) => void
  readonly onCancel: (id: string) => void
}

/** The turn that is not in the book yet: waiting, being told, failed or refused. */
export function CurrentTurn({ story, told, blocked, opening, onSend, onEdit, onCancel }: Props) {
  const { t } = useTranslation(['play', 'errors'])
  const turn = story?.progress?.turn
  const thinking = <Skeleton label={t(opening ? 'opening' : 'thinking')} />

  const waiting = story?.waitingTurn
  const card = (reason: string) =>
    waiting && (
      <WaitingTurn
        text={waiting.text}
        reason={reason}
        onEdit={() => onEdit(waiting.id, waiting.text)}
        onCancel={() => onCancel(waiting.id)}
      />
    )
  const stay = blocked === 'server' ? 'network' : blocked

  if (turn?.status === 'running') {
    const cut = cutOff(blocked)
    return (
      <>
        {turn.text && <PlayerWords text={turn.text} />}
        {told ? <StoryText text={told} streaming={!cut} first={turn.kind === 'opening'} /> : !cut && thinking}
        {cut && (
          <p className="note" role="status">
            {t(told ? `cut.${cut}` : `cut.unheard.${cut}`)} {!waiting && turn.kind === 'turn' && t('cut.write')}
          </p>
        )}
        {card(t(`waiting.${stay ?? 'telling'}`))}
      </>
    )
  }
  if (waiting && stay) return card(t(`waiting.${stay}`))
  if (waiting) {
    return (
      <>
        <PlayerWords text={waiting.text} />
        {thinking}
      </>
    )
  }
  const refused = story?.refusedTurn
  if (refused) {
    return (
      <FailedTurn
        text={refused.text}
        sentence={t('refused.title')}
        detail={t(`errors:${refused.code}`)}
        onRetry={() => onSend(refused.text)}
        onEdit={() => onEdit(refused.id, refused.text)}
      />
    )
  }
  if (turn?.status === 'failed' && turn.kind === 'turn') {
    return (
      <FailedTurn
        text={turn.text}
        sentence={t('failed.text')}
        detail={t('failed.kept')}
        onRetry={() => onSend(turn.text)}
        onEdit={() => onEdit(null, turn.text)}
      />
    )
  }
  return opening || story?.resetting ? thinking : null
}

/** Why nothing of a reply comes any more, if so: a server in trouble may still tell. */
export const cutOff = (blocked: Connection['blocked']) => (blocked === 'server' ? null : blocked)
