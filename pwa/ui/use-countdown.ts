import { useEffect, useState } from 'react'

/** Whole seconds that count down to 0 from `seconds`, and how to begin again. */
export function useCountdown(seconds: number): [number, () => void] {
  const [end, setEnd] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock and not by its ticks, which a page in the background gets too few of.
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [left, () => setEnd(performance.now() + seconds * 1000)]
}
