import { useLayoutEffect } from 'react'
import { carried } from './carried.ts'
import { useAddress } from './useAddress.ts'

/** Sends on to another route, in place of this one, with the parameters that follow the player. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { search, navigate } = useAddress()
  const path = carried(to, search)
  useLayoutEffect(() => navigate(path, { replace: true, state }), [navigate, path, state])
  return null
}
