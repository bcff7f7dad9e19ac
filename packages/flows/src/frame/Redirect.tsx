import { Navigate, useLocation } from 'react-router'
import { type RouteTarget, withTrackedParams } from '../store/state/routeTarget.ts'

/** Redirects to another route, with the query parameters that follow the player. */
export function Redirect({ to, state }: { readonly to: RouteTarget; readonly state?: unknown }) {
  const { search } = useLocation()
  return <Navigate to={withTrackedParams(to, search)} replace state={state} />
}
