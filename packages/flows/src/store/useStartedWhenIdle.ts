import { useEffect } from 'react'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from './services.ts'
import { useServices } from './servicesContext.tsx'

/**
 * Loads and starts what can wait until the page is idle. `load` resolves to a start function, which returns a
 * stop function; `load` must be the same function at every call. If the code cannot be loaded (no network),
 * nothing is started.
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
