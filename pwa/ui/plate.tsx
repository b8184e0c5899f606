import { Dialog as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './plate.module.css'

export interface PlateProps {
  /** Address of the picture; nothing while it is being painted. */
  readonly src: string | null
  /** What the picture shows. */
  readonly alt: string
  readonly caption?: string | undefined
  readonly enlargeLabel: string
  readonly closeLabel: string
  /** Words in the frame while there is no picture. */
  readonly waiting?: string | undefined
  readonly className?: string | undefined
}

/** A framed picture, 16:10, its space reserved; pressing it enlarges it, and Escape, backdrop or button close it. */
export function Plate({ src, alt, caption, enlargeLabel, closeLabel, waiting, className }: PlateProps) {
  const figcaption = caption && <figcaption className={styles.caption}>{caption}</figcaption>
  if (src === null)
    return (
      <figure className={classNames(styles.plate, className)}>
        <div className={classNames(styles.frame, styles.waiting)} role="status">
          {waiting}
        </div>
        {figcaption}
      </figure>
    )
  const picture = <img src={src} alt={alt} width={1280} height={800} loading="lazy" decoding="async" />
  return (
    <Radix.Root>
      <figure className={classNames(styles.plate, className)}>
        <Radix.Trigger className={styles.frame} aria-label={`${enlargeLabel}: ${alt}`}>
          {picture}
        </Radix.Trigger>
        {figcaption}
      </figure>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className={styles.large} aria-describedby={undefined}>
          <Radix.Title className="sr">{caption ?? alt}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon="close" label={closeLabel} className={styles.close} />
          </Radix.Close>
          <div className={styles.frame}>{picture}</div>
          {caption && (
            <p className={styles.caption} aria-hidden="true">
              {caption}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
