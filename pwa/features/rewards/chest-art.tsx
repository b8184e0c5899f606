import type { ReactNode } from 'react'
import type { RewardType } from '../../../shared/rules/timed-rewards.ts'

// Drawn in the tokens --c0 … --c3 and --flame, which the themes set.
const ART: Record<RewardType, ReactNode> = {
  hourly: (
    <>
      <path d="M22 52c-8 8-10 26 2 30h32c12-4 10-22 2-30z" fill="var(--c2)" />
      <path
        d="M24 52c6 4 26 4 32 0l-5-8c4-5 7-8 6-12-5 2-8 0-12 0-3 2-7 2-10 0-4 0-7 2-12 0-1 4 2 7 6 12z"
        fill="var(--c1)"
      />
      <path d="M27 47c8 3 18 3 26 0" stroke="var(--c3)" strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="40" cy="66" r="7" fill="none" stroke="var(--c3)" strokeWidth="2.400" />
      <path d="M40 62v8" stroke="var(--c3)" strokeWidth="2.400" />
    </>
  ),
  daily: (
    <>
      <path d="M14 50h52v30a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3z" fill="var(--c2)" />
      <path d="M14 48V40c0-8 6-13 13-13h26c7 0 13 5 13 13v8z" fill="var(--c1)" />
      <path d="M14 49h52" stroke="var(--c3)" strokeWidth="3" />
      <path d="M20 60h40M20 70h40" stroke="var(--c1)" strokeWidth="1.600" />
      <rect x="34" y="44" width="12" height="15" rx="2" fill="var(--c3)" />
      <path d="M40 49v5" stroke="var(--c0)" strokeWidth="2.400" />
    </>
  ),
  weekly: (
    <>
      <path d="M12 50h56v31a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z" fill="var(--c2)" />
      <path d="M12 48V38c0-8 6-14 14-14h28c8 0 14 6 14 14v10z" fill="var(--c1)" />
      <path d="M12 49h56" stroke="var(--c3)" strokeWidth="3" />
      <path d="M22 25v59M58 25v59" stroke="var(--c3)" strokeWidth="5" />
      <circle cx="22" cy="38" r="1.500" fill="var(--c0)" />
      <circle cx="58" cy="38" r="1.500" fill="var(--c0)" />
      <circle cx="22" cy="72" r="1.500" fill="var(--c0)" />
      <circle cx="58" cy="72" r="1.500" fill="var(--c0)" />
      <path d="M33 44h14v12c0 5-3 8-7 9-4-1-7-4-7-9z" fill="var(--c3)" />
      <path d="M40 50v6" stroke="var(--c0)" strokeWidth="2.600" />
    </>
  ),
  monthly: (
    <>
      <path d="M12 52h56v28H12z" fill="var(--c2)" />
      <path d="M8 80h64v6H8zM8 49h64v5H8z" fill="var(--c3)" />
      <path d="M14 49L24 26h32l10 23z" fill="var(--c1)" />
      <path d="M24 26h32" stroke="var(--c3)" strokeWidth="4" />
      <path d="M33 26c0-6 3-10 7-14 4 4 7 8 7 14z" fill="var(--c3)" />
      <path d="M20 54v26M34 54v26M46 54v26M60 54v26" stroke="var(--c3)" strokeWidth="2.400" />
      <path d="M40 57l7 9-7 10-7-10z" fill="var(--flame)" />
      <path d="M27 33l-5 12M40 32v13M53 33l5 12" stroke="var(--c3)" strokeWidth="1.600" />
    </>
  ),
}

/** The drawn purse, chest, strongbox and hoard. */
export function ChestArt({ type }: { type: RewardType }) {
  return (
    <svg className="c" viewBox="0 0 80 96" aria-hidden="true">
      {ART[type]}
    </svg>
  )
}
