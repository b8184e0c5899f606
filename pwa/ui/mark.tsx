const FEATHER =
  'M60 3C46 4.4 32.4 11.6 24.2 21.8C19 28.2 16 34.6 15.4 41.4C24 30 33.6 21.4 45.8 14.4C35.4 22.2 26.4 31.6 19.2 45.4C27 45.4 34 43.6 39.6 40L34.8 38.2C41.4 37.6 46.8 34.6 50.4 30.4L44.4 29.8C49.8 27.8 53.6 24.4 55.8 19.8C58.4 14.4 59.6 9 60 3Z'
const NIB = 'M13.6 43.8C9.4 47.6 5.6 53.6 3.6 60.6C10.6 58.8 16.8 55.2 20.8 51.2C17.6 49.6 15 47 13.6 43.8Z'
const CORE = 'M13.2 48.4C10.4 51.2 8.4 54.2 6.8 57.6C10.4 56.2 13.6 54.2 16.4 51.6C15.2 50.8 14 49.6 13.2 48.4Z'

export interface MarkProps {
  /** One colour and no core: the small quill beside the player's words. */
  readonly line?: boolean
  readonly className?: string | undefined
}

/** The quill whose nib is an ember; the feather takes the colour of the text, its size comes from the style sheet. */
export function Mark({ line = false, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d={FEATHER} />
      <path fill={line ? 'currentColor' : 'var(--ember-fill)'} d={NIB} />
      {!line && <path fill="#ffc27a" d={CORE} />}
    </svg>
  )
}
