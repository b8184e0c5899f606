import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly image: string
  readonly at: 'top' | 'bottom'
  readonly ink: 'light' | 'dark'
  readonly genre: string
  /** Text of the progress ribbon. */
  readonly ribbon?: string | undefined
  readonly eager?: boolean | undefined
  /** Wraps the face of the book in a link. */
  readonly link?: ((face: ReactNode) => ReactNode) | undefined
}

/** A book: its picture with the title over it in text. Without a picture the genre's inks stand. */
export function Cover({ title, image, at, ink, genre, ribbon, eager, link }: Props) {
  const face = (
    <span className={`cover ${at === 'bottom' ? 'bot' : ''} ink-${ink}`} data-genre={genre}>
      {image && (
        <img src={image} alt="" width={768} height={1024} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      )}
      <span className="ct">{title}</span>
    </span>
  )
  return (
    <div className="cw">
      {link ? link(face) : face}
      {ribbon && (
        <span className="ribbon" aria-hidden="true">
          {ribbon}
        </span>
      )}
    </div>
  )
}
