import { carriedParameters, entryParameters, firstValid } from './entryParameters.ts'
import { buildSearch, parseQueryString } from './queryString.ts'

type Pairs = readonly (readonly [string, string])[]

/**
 * What may stay in the address bar: known parameters with a valid value, once each, in the order of the link.
 * Secrets, unknown names and repeats are removed. Returns `?…`, or the empty string.
 * Source: decision 35, faults.
 */
export function cleanSearch(search: string): string {
  return buildSearch(cleanPairs(search))
}

/**
 * The query string of the next route: its own parameters, cleaned, and the carried ones of the previous route
 * that it lacks (`replenish_id`, `rp_client_id`, `visit`, `idfv`, `utm_pay` and the four source parameters); never a secret.
 * Source: spec §2 "Route behaviour", decision 35.
 */
export function carryOver(previousSearch: string, nextSearch: string): string {
  const own = cleanPairs(nextSearch)
  const names = own.map(([name]) => name)
  const carried = cleanPairs(previousSearch).filter(
    ([name]) => names.indexOf(name) === -1 && carriedParameters.some((carriedName) => carriedName === name),
  )
  return buildSearch([...own, ...carried])
}

function cleanPairs(search: string): Pairs {
  const pairs: (readonly [string, string])[] = []
  for (const [name, values] of parseQueryString(search)) {
    const value = firstValid(values, entryParameters.get(name))
    if (value !== null) pairs.push([name, value])
  }
  return pairs
}
