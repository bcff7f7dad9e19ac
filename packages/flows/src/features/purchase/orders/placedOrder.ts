import type { ApiError } from '@topup/api-client'

/** What came of one tap on Buy. `order` is the address of the journal entry to show; where no number is known, `intentId` is. */
export type PlacedOrder =
  | {
      readonly kind: 'ordered'
      readonly intentId: string
      readonly order: string
      /** `none`: the answer had no link; `invalid`: it had one that nothing may open. */
      readonly link: 'opened' | 'toOpen' | 'invalid' | 'none'
    }
  /** The service said no, and knows of no order; nothing was charged. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** The service said no, and could not be asked whether there is an order all the same. The player reads "checking". */
  | { readonly kind: 'unconfirmed'; readonly intentId: string; readonly error: ApiError }
  /** Something that the call needs is missing; nothing was sent. */
  | { readonly kind: 'notSent' }
  /** Whether there is an order already could not be learned; nothing was sent. Source: decision 46. */
  | { readonly kind: 'unchecked' }
  /** A yes without a billing number; the order may exist all the same. Source: spec §8 "A payment with no billing_no". */
  | { readonly kind: 'unnumbered'; readonly intentId: string }
  /** No answer that can be trusted; the order may exist. The player reads "checking". */
  | { readonly kind: 'unknown'; readonly intentId: string }
  /** Another tab is placing an order at this moment, or has placed one since the tap: `order`, null while it is not known. */
  | { readonly kind: 'heldElsewhere'; readonly order: string | null }
  /** The account or game is another one by now; nothing was sent. */
  | { readonly kind: 'outdated' }
  /** The disk did not take the intent, and the player has not been told that this order may be forgotten; nothing was sent. */
  | { readonly kind: 'notKept' }
