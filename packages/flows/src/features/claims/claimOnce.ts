import type { ApiError, CallOptions, RejectedError } from '@topup/api-client'
import { canClaim } from '@topup/domain'
import type { ClaimEvent, Claims, Result } from '@topup/domain'

/** The result of a claim, for the player to read. */
export type ClaimNews =
  /** No answer for 10 s; a late one still counts. */
  | { readonly kind: 'slow' }
  /** The answer never arrived: the result is unknown. */
  | { readonly kind: 'lost' }
  /** What was received, as words; empty when the store does not know it. */
  | { readonly kind: 'claimed'; readonly rewards: string }
  | { readonly kind: 'rejected'; readonly error: RejectedError }

/** Where claims are kept and how their result is checked. */
export interface ClaimService {
  readonly claims: () => Claims
  readonly apply: (event: ClaimEvent) => void
  /** Loads the list again; it decides the claims that were unanswered. */
  readonly reread: () => Promise<void>
  readonly tell: (news: ClaimNews) => void
  /** What these rewards are, as words; empty when the list does not say it. */
  readonly wordsOf: (ids: readonly string[]) => string
}

/** Sends one claim for these ids; the answer names those that were received. */
export type SendClaim = (
  ids: readonly string[],
  options: CallOptions,
) => Promise<Result<readonly string[], ApiError>>

/**
 * Claims what may be claimed of `ids`, in one call that is never repeated automatically. A reward counts as claimed
 * only when the service says so: after an answer that is lost, or that leaves an id out, the list is checked.
 * Source: decision 27, faults M-18.
 */
export async function claimOnce(
  service: ClaimService,
  ids: readonly string[],
  send: SendClaim,
): Promise<void> {
  const free = ids.filter((id) => canClaim(service.claims(), id))
  if (free.length === 0) return
  service.apply({ kind: 'claimTapped', ids: free })
  const onSlow = () => {
    service.apply({ kind: 'claimSlow', ids: free })
    service.tell({ kind: 'slow' })
  }
  const answer = await send(free, { onSlow })
  if (answer.ok) {
    const received = new Set(answer.value)
    const confirmed = free.filter((id) => received.has(id))
    const rewards = service.wordsOf(confirmed)
    service.apply({ kind: 'claimConfirmed', ids: confirmed })
    service.apply({ kind: 'claimUnanswered', ids: free.filter((id) => !received.has(id)) })
    service.tell(received.size > 0 ? { kind: 'claimed', rewards } : { kind: 'lost' })
  } else if (answer.error.kind === 'rejected') {
    service.apply({ kind: 'claimRejected', ids: free, message: answer.error.message })
    service.tell({ kind: 'rejected', error: answer.error })
  } else {
    service.apply({ kind: 'claimUnanswered', ids: free })
    service.tell({ kind: 'lost' })
  }
  await service.reread()
}
