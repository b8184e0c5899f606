import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COSTS, TURN_MAX_LENGTH } from '../../../shared/rules/costs.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: () => void
  /** Set while a reply is told: what stops it. */
  readonly onStop: (() => void) | null
  readonly credits: number
  readonly choiceCount: number
}

const NEARLY_FULL = 200
const touch = () => matchMedia('(pointer: coarse)').matches

/** Where the player writes; the send control shows the price, and becomes the way to Rewards without credits. */
export function Composer({ draft, onDraft, onSend, onStop, credits, choiceCount }: Props) {
  const { t } = useTranslation('play')
  const field = useRef<HTMLTextAreaElement>(null)
  const left = TURN_MAX_LENGTH - [...draft].length
  const poor = credits < COSTS.turn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows with what is written
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, 220)}px`
  }, [draft])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || (!event.shiftKey && !touch())) {
      event.preventDefault()
      onSend()
    }
  }
  return (
    <>
      <form onSubmit={submit}>
        <label className="sr" htmlFor="say">
          {t('yourTurn')}
        </label>
        <textarea
          id="say"
          ref={field}
          rows={1}
          enterKeyHint="send"
          maxLength={TURN_MAX_LENGTH}
          placeholder={t('placeholder')}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={press}
        />
        {onStop ? (
          <Button className="send" icon="close" onClick={onStop}>
            {t('stop')}
          </Button>
        ) : poor ? (
          <Link to="/rewards" className={`${buttonClass('act')} send`}>
            {t('poor')}
          </Link>
        ) : (
          <Button type="submit" variant="act" className="send" disabled={draft.trim() === ''}>
            {t('send')}
            <span className="cost">
              <Icon name="coin" />
              {COSTS.turn}
              <span className="sr"> {t('sendCost')}</span>
            </span>
          </Button>
        )}
      </form>
      <div className="left">
        <span>
          {left < NEARLY_FULL ? t('counter', { left }) : choiceCount > 0 ? t('keys', { count: choiceCount }) : ''}
        </span>
        <span className="num">{t('left', { credits })}</span>
      </div>
    </>
  )
}
