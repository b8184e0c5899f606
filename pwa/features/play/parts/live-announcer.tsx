import { useState } from 'react'
import { announce, SILENCE } from './announcements.ts'

export interface LiveAnnouncerProps {
  /** The reply as it grows; once `streaming` is false, the whole of it. */
  readonly text: string
  readonly streaming: boolean
}

/** Says each paragraph of a streamed reply once, when it is finished. Keep it mounted between replies. */
export function LiveAnnouncer({ text, streaming }: LiveAnnouncerProps) {
  const [told, setTold] = useState(SILENCE)
  const next = announce(told, text, streaming)
  if (next !== told) setTold(next)
  return (
    <div className="sr" role="log" aria-live="polite" aria-relevant="additions">
      {next.said.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: said paragraphs are only added to
        <p key={`${next.reply} ${index}`}>{paragraph}</p>
      ))}
    </div>
  )
}
