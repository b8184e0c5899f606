import { type ReactNode, type Ref, useId } from 'react'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly badge?: ReactNode
  /** What is lost here is lost for good. */
  readonly danger?: boolean
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** One matter of the account, under its own heading. */
export function AccountCard({ title, badge, danger, ref, children }: Props) {
  const id = useId()
  return (
    <section ref={ref} className={danger ? 'card acct danger' : 'card acct'} aria-labelledby={id}>
      <header>
        <h2 className="h3" id={id} tabIndex={-1}>
          {title}
        </h2>
        {badge}
      </header>
      {children}
    </section>
  )
}
