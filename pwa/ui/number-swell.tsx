import { useEffect, useRef, useState } from 'react'

export interface NumberSwellProps {
  readonly value: number
  /** How the number is written; grouped digits of the page's language unless told. */
  readonly format?: ((value: number) => string) | undefined
}

const grouped = (value: number) => value.toLocaleString(document.documentElement.lang || undefined)

/** A number that swells once when it changes, with its difference beside it for a moment. */
export function NumberSwell({ value, format = grouped }: NumberSwellProps) {
  const before = useRef(value)
  const [change, setChange] = useState<{ by: number; key: number } | null>(null)
  useEffect(() => {
    const by = value - before.current
    before.current = value
    if (by === 0) return
    setChange({ by, key: performance.now() })
    const timer = setTimeout(() => setChange(null), 1_600)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <span className="num swells">
      <span key={change?.key ?? 'rest'} className={change ? 'swell' : undefined}>
        {format(value)}
      </span>
      {change && (
        <span className={`diff ${change.by < 0 ? 'less' : ''}`} aria-hidden="true">
          {change.by > 0 ? '+' : '−'}
          {format(Math.abs(change.by))}
        </span>
      )}
    </span>
  )
}
