import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { paragraphsOf, wholeWords } from './paragraphs.ts'
import styles from './story-text.module.css'

export interface StoryTextProps {
  readonly text: string
  /** The first scene of a story begins with a drop cap. */
  readonly first?: boolean | undefined
  /** The text is still growing: a lozenge stands at its end. */
  readonly streaming?: boolean | undefined
}

/** The narrator's words, as text and never as markup. */
export function StoryText({ text, first = false, streaming = false }: StoryTextProps) {
  // What grew before the reader's eyes keeps its line breaks when it is done.
  const [grown] = useState(streaming)
  const paragraphs = paragraphsOf(streaming ? wholeWords(text) : text)
  const shown = paragraphs.length > 0 ? paragraphs : streaming ? [''] : []
  return (
    <div className={classNames(styles.story, !grown && styles.settled)}>
      {shown.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told text only grows, so a paragraph is known by its place
        <p key={index} className={index === 0 && first ? styles.first : undefined}>
          {paragraph}
          {streaming && index === shown.length - 1 && <span className={styles.caret} aria-hidden="true" />}
        </p>
      ))}
    </div>
  )
}
