import { memo, type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Lozenge } from '../../../ui/lozenge.tsx'
import styles from './story-text.module.css'

export interface StoryTextProps {
  /** The words, already parted; text and never markup. */
  readonly paragraphs: readonly string[]
  /** The first scene of a story begins with a drop cap. */
  readonly first?: boolean | undefined
  /** The last paragraph is still being told. */
  readonly streaming?: boolean | undefined
  /** A `MarginNote` that hangs beside the first paragraph. */
  readonly note?: ReactNode
}

interface ParagraphProps {
  readonly text: string
  readonly dropCap: boolean
  readonly open: boolean
}

const Paragraph = memo(function Paragraph({ text, dropCap, open }: ParagraphProps) {
  return (
    <p className={classNames(dropCap && styles.first)} aria-hidden={open || undefined}>
      {text}
      {open && <Lozenge size={10} glows className={styles.caret} />}
    </p>
  )
})

/**
 * The narrator's words. While they stream, each paragraph is announced once, politely, when it is finished:
 * the open one is hidden from listeners, and joins the live region as a new element.
 */
export function StoryText({ paragraphs, first = false, streaming = false, note }: StoryTextProps) {
  // The end of a stream finishes a paragraph too: a region that was live stays so.
  const [live, setLive] = useState(streaming)
  if (streaming && !live) setLive(true)
  return (
    <div
      className={styles.story}
      aria-live={live ? 'polite' : undefined}
      aria-relevant={live ? 'additions' : undefined}
    >
      {note}
      {paragraphs.map((text, index) => {
        const open = streaming && index === paragraphs.length - 1
        return (
          <Paragraph key={open ? 'open' : `told-${index}`} text={text} dropCap={first && index === 0} open={open} />
        )
      })}
    </div>
  )
}
