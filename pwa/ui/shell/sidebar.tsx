import { Fragment, type ReactNode } from 'react'
import { AnyIcon, Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import type { NavItem, RenderLink } from './nav-item.ts'

export interface SidebarProps {
  readonly label: string
  readonly brand: string
  readonly home: string
  readonly items: readonly NavItem[]
  readonly shut: boolean
  readonly onFold: () => void
  readonly foldLabel: { readonly shut: string; readonly open: string }
  readonly renderLink: RenderLink
  /** Stands under the places: the bookplate. */
  readonly footer?: ReactNode
}

/** The sidebar of a desktop, 232 px wide or 76 when shut. */
export function Sidebar({ label, brand, home, items, shut, onFold, foldLabel, renderLink, footer }: SidebarProps) {
  return (
    <aside className="side">
      {renderLink({
        to: home,
        className: 'brand',
        'aria-label': brand,
        children: (
          <>
            <Mark />
            <span>{brand}</span>
          </>
        ),
      })}
      <nav aria-label={label}>
        {items.map((item) => (
          <Fragment key={item.to}>
            {renderLink({
              to: item.to,
              title: item.label,
              'aria-label': shut ? item.label : undefined,
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <AnyIcon icon={item.icon} />
                  <span>{item.label}</span>
                </>
              ),
            })}
          </Fragment>
        ))}
      </nav>
      {footer}
      <button
        type="button"
        className="fold"
        onClick={onFold}
        aria-expanded={!shut}
        aria-label={shut ? foldLabel.shut : foldLabel.open}
      >
        <Icon name={shut ? 'next' : 'prev'} />
        <span>{foldLabel.open}</span>
      </button>
    </aside>
  )
}
