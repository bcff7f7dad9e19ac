import { assertNever, type Visitor } from '@topup/domain'
import { errorCodes } from '../contract/errorCodes.ts'
import type { ApiError, RejectedError } from './apiError.ts'

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
      // Inside a game the token came with the link; there is no login to open and no user of ours to clear.
      return visitor.kind === 'sdk' ? { kind: 'showNotLoggedIn', message } : { kind: 'signOutAndAskLogin' }
    case 'leaveRegion':
    case 'goToPaymentLinkError':
    case 'showExistingOrder':
      return { kind }
    case 'signOutAndGoHome':
    case 'clearGame':
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
