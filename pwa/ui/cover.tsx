import { type ReactNode, useEffect, useState } from 'react'
import { listenToBrowser } from '../platform/online.ts'
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
  const { failed, onError } = useFailed(image)
  const bare = !image || failed
  // A dark ink is meant for its picture: every genre's ground is dark.
  const face = (
    <span
      className={classNames('cover', at === 'bottom' && 'bot', `ink-${failed ? 'light' : ink}`, bare && 'bare')}
      data-genre={genre}
    >
      {!bare ? (
        <img
          src={image}
          alt=""
          width={768}
          height={1024}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
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

/** Whether a picture could not be loaded; with the network, or once the page is seen again, it is tried again. */
function useFailed(image: string) {
  const [failure, setFailure] = useState<string | null>(null)
  const failed = failure === image && image !== ''
  useEffect(() => {
    if (!failed) return
    const again = () => setFailure(null)
    return listenToBrowser({ onNetwork: (online) => online && again(), onVisible: again })
  }, [failed])
  return { failed, onError: () => setFailure(image) }
}
