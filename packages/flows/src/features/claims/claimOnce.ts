import type { ApiError, CallOptions, RejectedError } from '@topup/api-client'
import { canClaim } from '@topup/domain'
import type { ClaimEvent, Claims, Result } from '@topup/domain'

/** What a claim came to, for the player to read. */
export type ClaimNews =
  /** No answer for 10 s; it is still listened to. */
  | { readonly kind: 'slow' }
  /** The answer never came: nobody knows yet. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'rejected'; readonly error: RejectedError }

/** Where claims are kept and how their truth is found out. */
export interface ClaimService {
  readonly claims: () => Claims
  readonly apply: (event: ClaimEvent) => void
  /** Reads the list anew; what it says settles what was unanswered. */
  readonly reread: () => Promise<void>
  readonly tell: (news: ClaimNews) => void
}

/** Sends one claim for these ids; the answer names those that were received. */
export type SendClaim = (
  ids: readonly string[],
  options: CallOptions,
) => Promise<Result<readonly string[], ApiError>>

/**
 * Claims what may be claimed of `ids` in one call that is never sent again by itself. Nothing is claimed without the
 * service's word: an answer that is lost, or that leaves an id out, leads to the list. Source: decision 27, faults M-18.
 */
export async function claimOnce(desk: ClaimService, ids: readonly string[], send: SendClaim): Promise<void> {
  const free = ids.filter((id) => canClaim(desk.claims(), id))
  if (free.length === 0) return
  desk.apply({ kind: 'claimTapped', ids: free })
  const onSlow = () => {
    desk.apply({ kind: 'claimSlow', ids: free })
    desk.tell({ kind: 'slow' })
  }
  const answer = await send(free, { onSlow })
  if (answer.ok) {
    const received = new Set(answer.value)
    desk.apply({ kind: 'claimConfirmed', ids: free.filter((id) => received.has(id)) })
    desk.apply({ kind: 'claimUnanswered', ids: free.filter((id) => !received.has(id)) })
    desk.tell({ kind: received.size > 0 ? 'claimed' : 'lost' })
  } else if (answer.error.kind === 'rejected') {
    desk.apply({ kind: 'claimRejected', ids: free, message: answer.error.message })
    desk.tell({ kind: 'rejected', error: answer.error })
  } else {
    desk.apply({ kind: 'claimUnanswered', ids: free })
    desk.tell({ kind: 'lost' })
  }
  await desk.reread()
}
