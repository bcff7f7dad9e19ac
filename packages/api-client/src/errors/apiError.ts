/**
 * Why the service rejected a call, for the codes that have a meaning of their own.
 * Source: spec §8 "Envelope codes", §4 (10).
 */
export type RejectionReason =
  | 'notLoggedIn'
  | 'notAGame'
  | 'wrongDomain'
  | 'notRealName'
  | 'replenish'
  | 'illegalCoupon'
  | 'noActivity'
  | 'repeat'
  | 'other'

/** No usable answer: unreachable, timed out, or an HTTP error status. `hostsTried` are origins, in order. */
export interface NetworkError {
  readonly kind: 'network'
  readonly endpoint: string
  readonly hostsTried: readonly string[]
  /** True when the service may have acted although we got no answer: the player reads "checking", never "failed". */
  readonly mayHaveTakenEffect: boolean
}

/**
 * An answer that does not follow the protocol. `path` locates the error (`content.0.price`); it is empty for
 * the whole answer.
 */
export interface MalformedError {
  readonly kind: 'malformed'
  readonly endpoint: string
  readonly path: string
  readonly expected: string
  readonly mayHaveTakenEffect: boolean
}

/**
 * A definite rejection in a well-formed envelope. `message` is the service's text, plain and at most 300
 * characters.
 */
export interface RejectedError {
  readonly kind: 'rejected'
  readonly endpoint: string
  readonly reason: RejectionReason
  readonly code: number
  readonly message: string
  /** The host that rejected the call; another one may know more. */
  readonly apiOrigin?: string
  /** Not decoded; only the endpoint's caller knows what a rejection carries. */
  readonly content: unknown
}

/** Everything that can be wrong with a call. Source: spec §8. */
export type ApiError = NetworkError | MalformedError | RejectedError

const reasonsByCode: ReadonlyMap<number, RejectionReason> = /* @__PURE__ */ new Map<number, RejectionReason>([
  [-600, 'notLoggedIn'],
  [-3001, 'notAGame'],
  [-3014, 'wrongDomain'],
  [6001, 'notRealName'],
  [-3016, 'replenish'],
  [-3062, 'illegalCoupon'],
  [-3022, 'noActivity'],
  [10, 'repeat'],
])

/** Names an envelope code; codes without a meaning of their own are `other`. Source: spec §8 "Envelope codes". */
export function reasonOf(code: number): RejectionReason {
  return reasonsByCode.get(code) ?? 'other'
}
