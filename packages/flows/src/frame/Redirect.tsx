import { Navigate, useLocation } from 'react-router'
import { carried } from '../store/carried.ts'

/** Sends on to another route, in place of this one, with the parameters that follow the player. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { search } = useLocation()
  return <Navigate to={carried(to, search)} replace state={state} />
}
