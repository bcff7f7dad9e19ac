import { useEffect, useState } from 'react'
import type { Clock } from './clock.ts'

/** Whether so many milliseconds have passed since the first drawing. */
export function useIsPast(clock: Pick<Clock, 'wait'>, ms: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    clock.wait(ms, over.signal).then(
      () => setPast(true),
      () => undefined,
    )
    return () => over.abort()
  }, [clock, ms])
  return isPast
}
