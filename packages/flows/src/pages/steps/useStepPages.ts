import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import { stepRoute } from './stepRoute.ts'

/** Makes recharge and result open as pages, not popups, while a step is on screen. */
export function useStepPages(): void {
  const { popups } = useServices()
  const go = useGo()
  const { pathname } = useLocation()
  useEffect(
    () =>
      popups.getState().divert((request) => {
        const route = stepRoute(request, pathname)
        if (route === null) return false
        go(route.path, { state: route.state })
        return true
      }),
    [popups, go, pathname],
  )
}
