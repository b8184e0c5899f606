import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COSTS, TURN_MAX_LENGTH } from '../../../shared/rules/costs.ts'
import { cleanText } from '../../../shared/rules/text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
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

/** Characters from which they are counted for the player. */
const COUNTED_FROM = TURN_MAX_LENGTH - 200
const touch = () => matchMedia('(pointer: coarse)').matches

/** Where the player writes; the send control shows the price, and becomes the way to Rewards without credits. */
export function Composer({ draft, onDraft, onSend, onStop, credits, choiceCount }: Props) {
  const { t } = useTranslation('play')
  const field = useRef<HTMLTextAreaElement>(null)
  const written = [...cleanText(draft)].length
  const tooLong = written > TURN_MAX_LENGTH
  const poor = credits < COSTS.turn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows with what is written
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, 220)}px`
  }, [draft])

  const send = () => !tooLong && onSend()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || (!event.shiftKey && !touch())) {
      event.preventDefault()
      send()
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
          // Nothing is cut off: what is pasted stays whole, to be shortened by who wrote it.
          aria-invalid={tooLong || undefined}
          aria-describedby="say-count"
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
          <Button
            type="submit"
            variant="act"
            className="send"
            disabled={draft.trim() === ''}
            disabledReason={tooLong && t('tooLong.send')}
          >
            {t('send')}
            <span className="cost">
              <Icon name="coin" />
              {COSTS.turn}
              <span className="sr"> {t('sendCost')}</span>
            </span>
          </Button>
        )}
      </form>
      <div className={classNames('left', written >= COUNTED_FROM && 'counts')}>
        <span id="say-count">
          {written >= COUNTED_FROM ? (
            <span className="num">{t('counter', { written, most: TURN_MAX_LENGTH })}</span>
          ) : (
            choiceCount > 0 && t('keys', { count: choiceCount })
          )}
          <span role="status" className="crim">
            {tooLong && ` ${t('tooLong.text')}`}
          </span>
        </span>
        <span className="num">{t('left', { credits })}</span>
      </div>
    </>
  )
}
