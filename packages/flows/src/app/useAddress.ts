import { useRouter } from 'wouter'

/** Where the player is, and the way to another route. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly navigate: (path: string, how?: { readonly replace?: boolean; readonly state?: unknown }) => void
}

/**
 * The route as the address bar has it. wouter's own hooks decode path and query, and what is decoded twice may say
 * something else. Source: faults A-17.
 */
export function useAddress(): Address {
  const router = useRouter()
  const [pathname, navigate] = router.hook(router)
  const search = router.searchHook(router)
  return { pathname, search, navigate }
}
