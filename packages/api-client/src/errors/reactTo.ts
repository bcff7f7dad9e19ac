import { type Visitor, assertNever } from '@topup/domain'
import { type RejectionReason, errorCodes } from '../contract/errorCodes.ts'

/** How long the coupon list waits before it is loaded again. Source: spec §9 "Coupon reload delay". */
export const couponReloadDelayMs = 1000

/**
 * What the store does about a failed call. Only the two `signOut` kinds clear the user (decision 36); none of them
 * touches the order journal (decision 28). Source: spec §8 "Envelope codes".
 */
export type Reaction =
  /** Clears the user and opens the login popup. */
  | { readonly kind: 'signOutAndAskLogin' }
  /** Inside a game, where there is no login popup to open: only shows a message. */
  | { readonly kind: 'showNotLoggedIn'; readonly message: string }
  /** Clears the user and goes to `/`. */
  | { readonly kind: 'signOutAndGoHome'; readonly message: string }
  | { readonly kind: 'clearGame'; readonly message: string }
  /** Clears the saved domain area and goes to `/notArea`. */
  | { readonly kind: 'leaveRegion' }
  | { readonly kind: 'goToPaymentLinkError' }
  /** Drops the coupon, bars it from selection for this visit (decision 32) and reloads the list after `couponReloadDelayMs`. */
  | { readonly kind: 'dropCoupon'; readonly message: string }
  /** Shows the order that is already being processed. Source: decision 29. */
  | { readonly kind: 'showExistingOrder' }
  /** Shows the service's message as a toast. */
  | { readonly kind: 'showMessage'; readonly message: string }
  /** "Network error, try again later." */
  | { readonly kind: 'showNetworkError' }
  /** "Query error, return to home and retry." */
  | { readonly kind: 'showQueryError' }
  /** The call may have taken effect: "checking", never "failed". Source: decision 27. */
  | { readonly kind: 'showChecking' }

function reactToRejection({ message, reason }: RejectedError, visitor: Visitor): Reaction {
  const kind = reason === 'other' ? 'showMessage' : errorCodes[reason].reaction
  switch (kind) {
    case 'askLogin':
      // Inside a game the token came with the link, and a payment link has none: no login to open and no user of ours to clear.
      return visitor.kind === 'sdk' || visitor.kind === 'paymentLink'
        ? { kind: 'showNotLoggedIn', message }
        : { kind: 'signOutAndAskLogin' }
    case 'leaveRegion':
    case 'goToPaymentLinkError':
    case 'showExistingOrder':
      return { kind }
    case 'clearGame':
      // The game of a payment link was not chosen here, and no other one pays it.
      return visitor.kind === 'paymentLink' ? { kind: 'showMessage', message } : { kind, message }
    case 'signOutAndGoHome':
    case 'dropCoupon':
    case 'showMessage':
      return { kind, message }
    default:
      return assertNever(kind)
  }
}

/** What to do about an error; a single place in the store performs it. Source: spec §8, decisions 27 and 36. */
export function reactTo(error: ApiError, visitor: Visitor): Reaction {
  switch (error.kind) {
    case 'rejected':
      return reactToRejection(error, visitor)
    case 'network':
      return error.mayHaveTakenEffect ? { kind: 'showChecking' } : { kind: 'showNetworkError' }
    case 'malformed':
      return error.mayHaveTakenEffect ? { kind: 'showChecking' } : { kind: 'showQueryError' }
    default:
      return assertNever(error)
  }
}

/** What the gate answers: a reaction, nothing, or the end of a loop (a stable error page). */
export type GatedReaction =
  | { readonly kind: 'perform'; readonly reaction: Reaction }
  /** The answer to an act of the player, whose move was made a moment ago: only the message is due. */
  | { readonly kind: 'say'; readonly reaction: Reaction }
  | { readonly kind: 'ignore' }
  | { readonly kind: 'stopLoop' }

/** What failed: something that the player did, or a load that nobody waits for. */
export type FailedCall = 'act' | 'load'

const sameReactionMs = 5000
const loopWindowMs = 60_000
const movesBeforeStop = 2

/** Reactions that change the page or open the login popup; they can trigger each other in a loop. */
function moves(reaction: Reaction): boolean {
  switch (reaction.kind) {
    case 'signOutAndAskLogin':
    case 'signOutAndGoHome':
    case 'clearGame':
    case 'leaveRegion':
    case 'goToPaymentLinkError':
      return true
    case 'dropCoupon':
    case 'showExistingOrder':
    case 'showNotLoggedIn':
    case 'showMessage':
    case 'showNetworkError':
    case 'showQueryError':
    case 'showChecking':
      return false
  }
}

function keyOf(reaction: Reaction): string {
  return 'message' in reaction ? `${reaction.kind}:${reaction.message}` : reaction.kind
}

/**
 * Turns many failures at the same moment into a single reaction.
 * - A load's reaction like one of the last 5 s is ignored; at most one move (redirect, login popup) per 5 s.
 * - An act of the player is always answered, also the second time: in place of a second move only its message is due.
 * - After two moves within a minute the next one is `stopLoop`, once; later ones are ignored until the minute
 *   is over.
 * `showExistingOrder` and `showChecking` (an unknown payment outcome) always pass, because each belongs to its
 * own order. `now` is epoch milliseconds. Source: decision 36, faults S13 and B-10.
 */
export function createReactionGate(deps: {
  readonly now: () => number
}): (reaction: Reaction, of: FailedCall) => GatedReaction {
  const lastByKey = new Map<string, number>()
  let movedAt: readonly number[] = []

  return (reaction, of) => {
    if (reaction.kind === 'showExistingOrder' || reaction.kind === 'showChecking')
      return { kind: 'perform', reaction }
    const at = deps.now()
    const key = moves(reaction) ? 'move' : keyOf(reaction)
    const last = lastByKey.get(key)
    // A clock that was set back must not silence reactions forever.
    if (last !== undefined && at >= last && at - last < sameReactionMs && (of === 'load' || moves(reaction)))
      return of === 'act' ? { kind: 'say', reaction } : { kind: 'ignore' }
    if (lastByKey.size > 50) lastByKey.clear()
    lastByKey.set(key, at)
    if (!moves(reaction)) return { kind: 'perform', reaction }
    movedAt = [...movedAt.filter((time) => at >= time && at - time < loopWindowMs), at]
    if (movedAt.length <= movesBeforeStop) return { kind: 'perform', reaction }
    if (movedAt.length === movesBeforeStop + 1) return { kind: 'stopLoop' }
    return of === 'act' ? { kind: 'say', reaction } : { kind: 'ignore' }
  }
}

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
