import { Icon } from '../icon.tsx'
import { NumberSwell } from '../number-swell.tsx'
import type { RenderLink } from './nav-item.ts'

export interface CreditsLinkProps {
  readonly to: string
  readonly credits: number
  /** The word after the number, said and not shown. */
  readonly label: string
  readonly renderLink: RenderLink
}

/** The credits in gold beside their coin; leads to where more are had. */
export function CreditsLink({ to, credits, label, renderLink }: CreditsLinkProps) {
  return renderLink({
    to,
    className: 'coin',
    children: (
      <>
        <Icon name="coin" />
        <NumberSwell value={credits} />
        <span className="sr"> {label}</span>
      </>
    ),
  })
}

/** A level ("Lv 14") and how far it is to the next. */
export interface LevelFigures {
  readonly words: string
  readonly into: number
  readonly cost: number
  /** The progress in words. */
  readonly label: string
}
