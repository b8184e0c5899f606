import type { ReactNode } from 'react'
import { Bar } from '../bar.tsx'
import { Mark } from '../mark.tsx'
import type { LevelFigures } from './hud.tsx'
import type { RenderLink } from './nav-item.ts'

export interface TopBarProps {
  readonly brand: string
  readonly home: string
  readonly renderLink: RenderLink
  /** Credits (`CreditsLink`); nothing for a visitor. */
  readonly credits?: ReactNode
  readonly level?: LevelFigures | undefined
  /** `ConnectionBadge` in its compact form. */
  readonly connection?: ReactNode
}

/** The bar at the top of a phone. */
export function TopBar({ brand, home, renderLink, credits, level, connection }: TopBarProps) {
  return (
    <header className="top">
      {renderLink({
        to: home,
        className: 'brand',
        children: (
          <>
            <Mark />
            {brand}
          </>
        ),
      })}
      <div className="hud">
        {credits}
        {level && (
          <span className="lvl">
            <span>{level.words}</span>
            <Bar value={level.into} max={level.cost} label={level.label} height={3} />
          </span>
        )}
        {connection}
      </div>
    </header>
  )
}
