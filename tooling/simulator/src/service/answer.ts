import { noSuchOrderCode } from '@topup/api-client/contract'

/** What the service says to one request, before the network gets at it. */
export interface ServiceAnswer {
  readonly code: number
  readonly content: unknown
}

/** One request as it reached a host. */
export interface ServiceRequest {
  readonly host: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export const content = (value: unknown): ServiceAnswer => ({ code: 1, content: value })

/** A "no"; `value` is what it carries. */
export const rejection = (code: number, value: unknown = null): ServiceAnswer => ({ code, content: value })

/** The codes that the service rejects with; those of spec §8 have their meaning from there. */
export const codes = {
  repeat: 10,
  pending: -1,
  notLoggedIn: -600,
  notRealName: 6001,
  wrongDomain: -3014,
  notAGame: -3001,
  illegalCoupon: -3062,
  loginFailed: -3002,
  noOrder: noSuchOrderCode,
  unpaidOrder: -3030,
  limitReached: -3031,
  cardRejected: -3040,
  parameter: -3000,
  replenish: -3016,
  busy: -500,
} as const
