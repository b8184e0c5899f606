import { Fragment } from 'react'
import { AnyIcon, type IconSource } from '../icon.tsx'
import type { NavItem, RenderLink } from './nav-item.ts'

export interface BottomBarProps {
  readonly label: string
  /** Four places; the fifth is `more`. */
  readonly items: readonly NavItem[]
  readonly more: { readonly label: string; readonly icon: IconSource; readonly onOpen: () => void }
  readonly renderLink: RenderLink
}

/** The bar within a thumb's reach on a phone. */
export function BottomBar({ label, items, more, renderLink }: BottomBarProps) {
  const face = ({ icon, label: words }: Pick<NavItem, 'icon' | 'label'>) => (
    <>
      <AnyIcon icon={icon} />
      <span>{words}</span>
    </>
  )
  return (
    <nav className="bottom" aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.to}>
          {renderLink({ to: item.to, 'aria-current': item.current ? 'page' : undefined, children: face(item) })}
        </Fragment>
      ))}
      <button type="button" onClick={more.onOpen}>
        {face(more)}
      </button>
    </nav>
  )
}
