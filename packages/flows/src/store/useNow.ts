import { useEffect, useState } from 'react'
import { useServices } from './servicesContext.tsx'

/**
 * The current time, updated every `everyMs`; for countdowns, which are computed from deadlines and so never
 * drift.
 */
export function useNow(everyMs: number): number {
  const { clock, visibility } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs)
    const stop = visibility.onReturn(() => setNow(clock.now()))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [clock, visibility, everyMs])
  return now
}
