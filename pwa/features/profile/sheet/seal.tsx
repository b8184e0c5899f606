/** Points around a seal's rim. */
const RIM = 72
const INKS = {
  claimed: { wax: '#8f2f22', face: '#7a2419', ink: '#ffe3d3' },
  open: { wax: '#b98124', face: '#a06c17', ink: '#fff2d4' },
} as const

/** A wax seal with a level pressed into it: red once claimed, gold while it waits, an outline before it is reached. */
export function Seal({ level, state }: { level: number; state: 'claimed' | 'open' | 'locked' }) {
  if (state === 'locked') {
    return (
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="36" fill="none" stroke="var(--edge)" strokeWidth="1.5" strokeDasharray="3 5" />
        <text x="48" y="57" textAnchor="middle" fill="var(--ink-3)" className="seal-number">
          {level}
        </text>
      </svg>
    )
  }
  const { wax, face, ink } = INKS[state]
  const rim = rimOf(level)
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path d={rim} fill={wax} />
      <path d={rim} fill="none" stroke="#fff" strokeOpacity=".14" strokeWidth="1.5" />
      <circle cx="48" cy="48" r="30" fill={face} />
      <path
        d="M22 40a28 28 0 0 1 44-16"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="48" cy="48" r="30" fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="2" />
      <text x="48" y="58" textAnchor="middle" fill={ink} className="seal-number">
        {level}
      </text>
    </svg>
  )
}

/** The rim that wax makes when it is pressed: no two levels have the same. */
function rimOf(level: number): string {
  const points = Array.from({ length: RIM }, (_, index) => {
    const angle = (index / RIM) * 2 * Math.PI
    const radius = 42 + 1.7 * Math.sin(5 * angle + level) + 1.1 * Math.sin(9 * angle + level * 1.7)
    return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
