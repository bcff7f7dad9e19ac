import { useEffect } from 'react'
import { useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import { stepRoute } from './stepRoute.ts'

/** While a step is on screen, recharge and result are pages and no popups. */
export function useStepPages(): void {
  const { popups } = useServices()
  const go = useGo()
  useEffect(
    () =>
      popups.getState().divert((request) => {
        const route = stepRoute(request)
        if (route === null) return false
        go(route.path, { state: route.state })
        return true
      }),
    [popups, go],
  )
}
