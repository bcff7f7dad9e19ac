import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RouteTarget } from './state/routeTarget.ts'
import { withTrackedParams } from './withTrackedParams.ts'

/**
 * Navigates to another route of the store with the query parameters that follow the player; `state` is for the
 * next page only.
 */
export function useGo(): (
  path: RouteTarget,
  how?: { readonly replace?: boolean; readonly state?: unknown },
) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback((path, how) => void navigate(withTrackedParams(path, search), how), [navigate, search])
}
