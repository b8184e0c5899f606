import { useEffect, useRef, useState } from 'react'

/** A number that swells once when it changes, with its difference beside it for a moment. */
export function NumberSwell({ value }: { value: number }) {
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
        {value.toLocaleString()}
      </span>
      {change && (
        <span className={`diff ${change.by < 0 ? 'less' : ''}`} aria-hidden="true">
          {change.by > 0 ? '+' : '−'}
          {Math.abs(change.by)}
        </span>
      )}
    </span>
  )
}
