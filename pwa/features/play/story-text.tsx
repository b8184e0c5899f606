interface Props {
  readonly text: string
  /** The first scene of a story begins with a drop cap. */
  readonly first?: boolean
  readonly streaming?: boolean
}

/** The narrator's words, as text and never as markup. */
export function StoryText({ text, first = false, streaming = false }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className="story">
      {paragraphs.map((paragraph, index) => (
        // A paragraph is known by its place: told text never changes before the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index} className={first && index === 0 ? 'first' : undefined}>
          {paragraph}
          {streaming && index === paragraphs.length - 1 && <span className="stream-caret" aria-hidden="true" />}
        </p>
      ))}
    </div>
  )
}

/** Tells who listens each paragraph of a streamed reply once, when it is finished. */
export function Announcer({ text, streaming }: { text: string; streaming: boolean }) {
  const paragraphs = text.split(/\n\s*\n/)
  const finished = streaming ? paragraphs.at(-2) : ''
  return (
    <div className="sr" aria-live="polite">
      {finished}
    </div>
  )
}
