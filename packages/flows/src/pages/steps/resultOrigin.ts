import { ownValue } from '@topup/domain'

/**
 * The mark in the state of the route to Result: which order to show, and whether the player came from Recharge or
 * from the list of orders. Source: spec §2 "Route behaviour", decision 59.
 */
export interface ResultOrigin {
  readonly from: 'recharge' | 'my'
  readonly order: string
}

/** Reads the mark from a route's state; null when the player came another way, or the state is anything else. */
export function parseResultOrigin(state: unknown): ResultOrigin | null {
  const order = ownValue(state, 'order')
  const from = ownValue(state, 'from')
  if (typeof order !== 'string' || order === '') return null
  return from === 'recharge' || from === 'my' ? { from, order } : null
}
