import { assertNever } from '../base/assertNever.ts'
import type { RewardState } from './activity.ts'

/**
 * What this visit knows about one claim in addition to the service's list.
 * - `claiming`: sent, no answer yet; sent once and never repeated automatically (decision 27).
 * - `waiting`: no answer for 10 s, but a late one still counts; a list can turn it to claimed, but never back
 *   to claimable.
 * - `checking`: the answer was lost; only a fresh list shows whether it was claimed.
 * - `claimed`: confirmed by the service.
 * - `rejected`: the service rejected the claim; `message` is its text and the player may try again.
 */
export type ClaimStatus =
  | { readonly kind: 'claiming' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'rejected'; readonly message: string }

/**
 * Claims of this visit by reward id or coupon code; an id that is missing has had no claim.
 * Source: faults M-18.
 */
export type Claims = ReadonlyMap<string, ClaimStatus>

/** The events that change claims. `statusRead` is a fresh list; `claimedIds` are those it shows as claimed. */
export type ClaimEvent =
  | { readonly kind: 'claimTapped'; readonly ids: readonly string[] }
  | { readonly kind: 'claimSlow'; readonly ids: readonly string[] }
  | { readonly kind: 'claimConfirmed'; readonly ids: readonly string[] }
  | { readonly kind: 'claimRejected'; readonly ids: readonly string[]; readonly message: string }
  | { readonly kind: 'claimUnanswered'; readonly ids: readonly string[] }
  | { readonly kind: 'statusRead'; readonly claimedIds: readonly string[] }

/**
 * Whether a claim may be sent for this id: not while one is in flight or unanswered, nor after success.
 * Source: faults M-18.
 */
export function canClaim(claims: Claims, id: string): boolean {
  const status = claims.get(id)
  return status === undefined || status.kind === 'rejected'
}

/**
 * Computes the next claims. Pure; events that do not apply leave a claim unchanged. Nothing becomes claimed
 * unless the service confirms it. A fresh list resolves a claim whose answer was lost: claimed when the list
 * shows it, otherwise claimable again; it does not release a claim that is still in flight.
 * Source: decision 27, faults M-18.
 */
export function reduceClaims(claims: Claims, event: ClaimEvent): Claims {
  switch (event.kind) {
    case 'claimTapped':
      return withStatus(
        claims,
        event.ids.filter((id) => canClaim(claims, id)),
        { kind: 'claiming' },
      )
    case 'claimSlow':
      return withStatus(
        claims,
        event.ids.filter((id) => claims.get(id)?.kind === 'claiming'),
        { kind: 'waiting' },
      )
    case 'claimConfirmed':
      return withStatus(
        claims,
        event.ids.filter((id) => isOut(claims, id)),
        { kind: 'claimed' },
      )
    case 'claimRejected':
      return withStatus(
        claims,
        event.ids.filter((id) => isOut(claims, id)),
        { kind: 'rejected', message: event.message },
      )
    case 'claimUnanswered':
      return withStatus(
        claims,
        event.ids.filter((id) => isOut(claims, id)),
        { kind: 'checking' },
      )
    case 'statusRead':
      return afterList(claims, event.claimedIds)
    default:
      return assertNever(event)
  }
}

/** What a reward shows: the service's state, overridden by what this visit knows. Source: spec §4 "Event rewards". */
export function rewardState(
  claims: Claims,
  id: string,
  listed: RewardState,
): RewardState | 'claiming' | 'checking' {
  const kind = claims.get(id)?.kind
  if (listed !== 'claimable' || kind === undefined || kind === 'rejected') return listed
  return kind === 'waiting' ? 'checking' : kind
}

/** The ids that "Claim all" sends, in list order. Source: spec §4 "claim all". */
export function claimableIds(
  rows: readonly { readonly rewardId: string; readonly state: RewardState }[],
  claims: Claims,
): readonly string[] {
  return rows
    .filter((row) => row.state === 'claimable' && canClaim(claims, row.rewardId))
    .map((row) => row.rewardId)
}

/** A late answer still counts after the store stopped waiting. */
function isOut(claims: Claims, id: string): boolean {
  const kind = claims.get(id)?.kind
  return kind === 'claiming' || kind === 'waiting' || kind === 'checking'
}

function withStatus(claims: Claims, ids: readonly string[], status: ClaimStatus): Claims {
  if (ids.length === 0) return claims
  const next = new Map(claims)
  for (const id of ids) next.set(id, status)
  return next
}

/** What the newest list of rewards leaves: it says what was claimed, and ends the check of an unanswered claim. */
function afterList(claims: Claims, claimedIds: readonly string[]): Claims {
  const next = new Map<string, ClaimStatus>()
  for (const [id, status] of claims) {
    if (status.kind !== 'claiming' && claimedIds.indexOf(id) !== -1) next.set(id, { kind: 'claimed' })
    else if (status.kind !== 'checking') next.set(id, status)
  }
  return next
}
