import { useNavigate } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import type { OutboxRow } from '../../data/db.ts'
import { useConnection, useEngine, useOutbox, useProfile, useSavedStories } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showError } from '../../ui/toast.tsx'
import { actionTexts, actionWords } from './action-words.ts'

/** Every waiting and refused action in plain words, with what can be done about it. */
export function OutboxPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('outbox')
  const rows = useOutbox() ?? []
  const profile = useProfile()
  const { cost, state, waiting } = useConnection()
  const words = t(`shell:connection.${state}`, { count: waiting })
  return (
    <Sheet open={open} title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
      <p className="meta">
        {words}. {rows.length > 0 ? t('lead') : t('empty')}
      </p>
      {cost > 0 && profile && (
        <p className="meta">{t('summary', { cost, credits: profile.user.credits - profile.user.held })}</p>
      )}
      <ul className="ob">
        {rows.map((row) => (
          <Action key={row.id} row={row} onClose={onClose} />
        ))}
      </ul>
    </Sheet>
  )
}

function Action({ row, onClose }: { row: OutboxRow; onClose: () => void }) {
  const { t, i18n } = useTranslation('outbox')
  const engine = useEngine()
  const navigate = useNavigate()
  const questId = row.args.params.questId
  const story = useSavedStories()?.find((each) => each.questId === questId)
  const title = story?.quest.title ?? t('aQuest')
  const refused = row.status === 'refused'
  const again = async () => {
    await engine?.retry(row.id).catch((error: unknown) => {
      showError(t(refusalText(error)))
    })
  }
  const cancel = async () => {
    if (!(await engine?.cancel(row.id))) showError(t('errors:IN_PROGRESS'))
  }
  return (
    <li>
      <p>
        {actionWords(row, t, i18n.language) ?? (
          <Trans
            t={t}
            i18nKey={row.name === 'game.reset' ? 'reset' : 'turn'}
            values={{ title }}
            components={[<span key="none" />, <em key="title" />]}
          />
        )}
      </p>
      {actionTexts(row).map((text) => (
        <blockquote key={text}>{text}</blockquote>
      ))}
      <div className={`m ${refused ? 'crim' : ''}`}>
        <Icon name={refused ? 'close' : 'wait'} />
        {refused ? t('refused', { reason: t(`errors:${row.code ?? 'INTERNAL'}`) }) : t('waiting')}
        <span className="push" />
        {refused && (
          <Button variant="quiet" small onClick={() => void again()}>
            {t('retry')}
          </Button>
        )}
        {row.name === 'game.input' && questId && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              onClose()
              void navigate({ to: '/play/quest/$id', params: { id: questId } })
            }}
          >
            {t('edit')}
          </Button>
        )}
        <Button variant="quiet" small onClick={() => void cancel()}>
          {t(refused ? 'dismiss' : 'cancel')}
        </Button>
      </div>
    </li>
  )
}
