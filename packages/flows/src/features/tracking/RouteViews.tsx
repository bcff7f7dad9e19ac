import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * Tracks each view of a route. It is placed after the routes: a route that only redirects has done so before this
 * runs, and does not count as a view. Source: spec §7 `viewPage`.
 */
export function RouteViews() {
  const { tracking } = useServices()
  const { pathname } = useLocation()
  useEffect(() => tracking.viewed(pathname), [tracking, pathname])
  return null
}
