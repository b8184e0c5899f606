import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../../shared/model/message.ts'
import { Mark } from '../../ui/mark.tsx'
import { CheckLine } from './check-line.tsx'
import { StoryText } from './story-text.tsx'

/** The player's words: set apart, with a quill. */
export function PlayerWords({ text }: { text: string }) {
  const { t } = useTranslation('play')
  return (
    <div className="you">
      <Mark line className="q" />
      <span className="sr">{t('you')}</span>
      {text}
    </div>
  )
}

interface Props {
  readonly messages: readonly Message[]
}

/** Everything told so far. */
export const Transcript = memo(function Transcript({ messages }: Props) {
  const firstScene = messages.find((message) => message.type === 'ai')?.id
  return messages.map((message) => {
    if (message.type === 'user') return <PlayerWords key={message.id} text={message.content} />
    if (message.type === 'system') {
      return (
        <p key={message.id} className="note">
          {message.content}
        </p>
      )
    }
    return (
      <div key={message.id}>
        {message.check && <CheckLine check={message.check} />}
        <StoryText text={message.content} first={message.id === firstScene} />
      </div>
    )
  })
})
