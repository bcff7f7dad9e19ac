import { ownValue } from '@topup/domain'

/**
 * The mark in the state of the route to Result: which order to show, and that the player came from Recharge.
 * Source: spec §2 "Route behaviour".
 */
export interface ResultOrigin {
  readonly from: 'recharge'
  readonly order: string
}

/** Reads the mark from a route's state; null when the player came another way, or the state is anything else. */
export function parseResultOrigin(state: unknown): ResultOrigin | null {
  const order = ownValue(state, 'order')
  return ownValue(state, 'from') === 'recharge' && typeof order === 'string' && order !== ''
    ? { from: 'recharge', order }
    : null
}
