import { useEffect } from 'react'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from './services.ts'
import { useServices } from './servicesContext.tsx'

/**
 * Starts what can wait until the page is idle, and has its code then. `load` resolves to the way to start, which returns
 * the way to stop; it is the same function at every call. Without the code (no network) nothing is started.
 */
export function useStartedWhenIdle(load: () => Promise<(services: Services) => () => void>): void {
  const services = useServices()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const callOff = whenIdle(() => {
      load().then(
        (start) => {
          if (!isOver) stop = start(services)
        },
        () => undefined,
      )
    })
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [services, load])
}
