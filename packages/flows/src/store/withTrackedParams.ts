import { carryOver } from '@topup/domain'

/**
 * Adds to a route of the store the query parameters that follow the player: those of the link that were not
 * used up, and never a secret. Source: spec §2 "Route behaviour", decision 35.
 */
export function withTrackedParams(path: string, currentSearch: string): string {
  const at = path.indexOf('?')
  const pathname = at === -1 ? path : path.slice(0, at)
  return pathname + carryOver(currentSearch, at === -1 ? '' : path.slice(at))
}
