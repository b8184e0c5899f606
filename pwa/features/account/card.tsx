import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One matter of the account. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className="card acc" aria-labelledby={id}>
      <header>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
