import { Navigate, useLocation } from 'react-router'
import type { RouteTarget } from '../store/state/routeTarget.ts'
import { withTrackedParams } from '../store/withTrackedParams.ts'

/** Redirects to another route, with the query parameters that follow the player. */
export function Redirect({ to, state }: { readonly to: RouteTarget; readonly state?: unknown }) {
  const { search } = useLocation()
  return <Navigate to={withTrackedParams(to, search)} replace state={state} />
}
