import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * Tracks each view of a route. Stands after the routes, so that one which only leads on has done so by the time this
 * looks and is no view. Source: spec §7 `viewPage`.
 */
export function RouteViews() {
  const { tracking } = useServices()
  const { pathname } = useLocation()
  useEffect(() => tracking.viewed(pathname), [tracking, pathname])
  return null
}
