/** The envelope code of success; every other code is a rejection. Source: spec §8 "Envelope codes". */
export const successCode = 1

/** One row of `errorCodes`. */
interface ErrorCode {
  readonly code: number
  /** What the store does about it; `reactTo` turns it into a reaction. */
  readonly reaction: string
  /** Paths of the only calls in whose answers the code has this meaning; every call when it is left out. */
  readonly calls?: readonly string[]
}

/**
 * The error codes that have a meaning of their own, by reason: the one list of them. The sentence above a row is
 * published in the OpenAPI document. All other codes have the reason `other`.
 * Source: spec §8 "Envelope codes", decision 19.
 */
export const errorCodes = {
  /** The player is not logged in. Source: spec §8 "-600". */
  notLoggedIn: { code: -600, reaction: 'askLogin' },
  /** The client id is not a game. Source: spec §8 "-3001". */
  notAGame: { code: -3001, reaction: 'clearGame' },
  /** Wrong domain: the store does not sell in this region. Source: spec §8 "-3014". */
  wrongDomain: { code: -3014, reaction: 'leaveRegion' },
  /** The account is not real-name verified. Source: spec §8 "6001". */
  notRealName: { code: 6001, reaction: 'signOutAndGoHome' },
  /** Replenish error: the payment link is not valid. Source: spec §8 "-3016". */
  invalidPaymentLink: { code: -3016, reaction: 'goToPaymentLinkError' },
  /** Illegal coupon use: the coupon may not be used for this order. Source: spec §8 "-3062". */
  illegalCoupon: { code: -3062, reaction: 'dropCoupon' },
  /** The activity does not exist. Source: spec §8 "-3022". */
  noActivity: { code: -3022, reaction: 'showMessage' },
  /** Repeat: the order is already being processed. Source: spec §8 "10". */
  repeat: { code: 10, reaction: 'showExistingOrder' },
  /**
   * There is no such order. A rejected intent is discarded on this code, so no other code may have this meaning:
   * "system busy" does not mean "no". Source: decisions 19 and 28.
   */
  noSuchOrder: { code: -3011, reaction: 'showMessage', calls: ['/api/pay/getOrderInfo'] },
} as const satisfies Readonly<Record<string, ErrorCode>>

/** Why a call was rejected, for the codes that have a meaning of their own. */
export type ErrorReason = keyof typeof errorCodes

/**
 * Why the service rejected a call; `other` for a code without a meaning of its own.
 * Source: spec §8 "Envelope codes", §4 (10).
 */
export type RejectionReason = ErrorReason | 'other'

const isErrorReason = (name: string): name is ErrorReason => name in errorCodes

/** The reasons of all error codes. */
export const errorReasons = (): readonly ErrorReason[] => Object.keys(errorCodes).filter(isErrorReason)

/** Names the code with which the call of this path was rejected. Source: spec §8 "Envelope codes", decision 19. */
export function reasonOf(code: number, path: string): RejectionReason {
  const isMeant = (reason: ErrorReason): boolean => {
    const row: ErrorCode = errorCodes[reason]
    return row.code === code && row.calls?.includes(path) !== false
  }
  return errorReasons().find(isMeant) ?? 'other'
}
