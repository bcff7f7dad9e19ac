import { carryOver } from '@topup/domain'

/** Paths that both layouts have, some of them as a redirect. Source: spec §2 "Routes", decision 59. */
export const sharedPaths = [
  '/',
  '/selectGame',
  '/selectGoods',
  '/result',
  '/my',
  '/activity',
  '/userCenter',
  '/replenishGoods',
  '/errorReplenish',
  '/certifiedReal',
  '/notArea',
  '/showError',
] as const

/** Paths of the old layout alone; only its own pages lead there. Source: spec §2 "Old layout". */
export const stepPaths = ['/recharge'] as const

type Path = (typeof sharedPaths)[number] | (typeof stepPaths)[number]

/** Where a button, a link or a reaction may lead: a route of the store, with a query or without. Source: spec §2 "Routes". */
export type RouteTarget = Path | `${Path}?${string}`

/** Whether an address without its host is a route of the store, such as the one that a login was started from. */
export function isRouteTarget(address: string): address is RouteTarget {
  const path = address.split('?')[0]
  return [...sharedPaths, ...stepPaths].some((known) => known === path)
}

/**
 * Adds to a route of the store the query parameters that follow the player: those of the link that were not
 * used up, and never a secret. Source: spec §2 "Route behaviour", decision 35.
 */
export function withTrackedParams(path: string, currentSearch: string): string {
  const at = path.indexOf('?')
  const pathname = at === -1 ? path : path.slice(0, at)
  return pathname + carryOver(currentSearch, at === -1 ? '' : path.slice(at))
}
