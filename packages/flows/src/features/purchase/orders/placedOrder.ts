import type { ApiError } from '@topup/api-client'

/**
 * The result of one tap on Buy. `order` is the address of the journal entry to show; where no number is known, that
 * is `intentId`.
 */
export type PlacedOrder =
  | {
      readonly kind: 'ordered'
      readonly intentId: string
      readonly order: string
      /** `none`: the answer had no payment URL; `invalid`: it had one that must not be opened. */
      readonly link: 'opened' | 'toOpen' | 'invalid' | 'none'
    }
  /** The service rejected the call and knows of no order; nothing was charged. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** The service rejected the call, and the query for an order got no answer. The player reads "checking". */
  | { readonly kind: 'unconfirmed'; readonly intentId: string; readonly error: ApiError }
  /** Something that the call needs is missing; nothing was sent. */
  | { readonly kind: 'notSent' }
  /** It is unknown whether an order exists already, so nothing was sent. Source: decision 46. */
  | { readonly kind: 'unchecked' }
  /**
   * A success without a billing number; the order may exist nevertheless. Source: spec §8 "A payment with no
   * billing_no".
   */
  | { readonly kind: 'unnumbered'; readonly intentId: string }
  /** No answer that can be trusted; the order may exist. The player reads "checking". */
  | { readonly kind: 'unknown'; readonly intentId: string }
  /**
   * Another tab is placing an order at this moment, or has placed one since the tap; `order` is null while it is not
   * known.
   */
  | { readonly kind: 'heldElsewhere'; readonly order: string | null }
  /**
   * Several tabs tapped at once, this one gave way, and none of the others has an order: they gave way too, or the
   * service rejected theirs. Nothing was sent here.
   */
  | { readonly kind: 'noneMade' }
  /** Another account or game has been chosen since; nothing was sent. */
  | { readonly kind: 'outdated' }
  /**
   * The intent could not be written to disk, and the player has not been warned that this order may be forgotten;
   * nothing was sent.
   */
  | { readonly kind: 'notKept' }
