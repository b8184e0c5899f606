import { useEffect, useState } from 'react'
import { useEngine } from '../../data/live.ts'

/** The server's time, every second. */
export function useClock(): number {
  const engine = useEngine()
  const read = () => engine?.now() ?? Date.now()
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(engine?.now() ?? Date.now()), 1000)
    return () => clearInterval(timer)
  }, [engine])
  return now
}
