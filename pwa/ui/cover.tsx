import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CoverProps {
  readonly title: string
  /** Empty: no picture yet. */
  readonly image: string
  readonly at: 'top' | 'bottom'
  readonly ink: 'light' | 'dark'
  readonly genre: string
  /** Text of the progress ribbon. */
  readonly ribbon?: string | undefined
  readonly eager?: boolean | undefined
  /** Words on a cover whose picture is still being painted. */
  readonly waiting?: string | undefined
  /** Wraps the face of the book in a link. */
  readonly link?: ((face: ReactNode) => ReactNode) | undefined
}

/** A book: its picture with the title over it in text. Without a picture the genre's inks stand. */
export function Cover({ title, image, at, ink, genre, ribbon, eager, waiting, link }: CoverProps) {
  const face = (
    <span className={classNames('cover', at === 'bottom' && 'bot', `ink-${ink}`, !image && 'bare')} data-genre={genre}>
      {image ? (
        <img src={image} alt="" width={768} height={1024} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <span className={classNames('flame', waiting && 'glows')} />
      )}
      {!image && waiting && <span className="waiting">{waiting}</span>}
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
