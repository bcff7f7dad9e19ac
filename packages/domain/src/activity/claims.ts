import { assertNever } from '../base/assertNever.ts'
import type { RewardState } from './activity.ts'

/**
 * What this visit knows about one claim beyond the service's list.
 * - `claiming`: sent, no answer yet; sent once and never again by itself (decision 27).
 * - `waiting`: no answer for 10 s, but it is still listened to; a list that says so makes it claimed, none sets it free.
 * - `checking`: the answer was lost; only a fresh list says whether it was claimed.
 * - `claimed`: the service said so.
 * - `rejected`: the service rejected; `message` is its text and the player may try again.
 */
export type ClaimStatus =
  | { readonly kind: 'claiming' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'rejected'; readonly message: string }

/** Claims of this visit by reward id or coupon code; an id without one was not touched. Source: faults M-18. */
export type Claims = ReadonlyMap<string, ClaimStatus>

/** What can happen to claims. `statusRead` is a fresh list; `claimedIds` are those it shows as claimed. */
export type ClaimEvent =
  | { readonly kind: 'claimTapped'; readonly ids: readonly string[] }
  | { readonly kind: 'claimSlow'; readonly ids: readonly string[] }
  | { readonly kind: 'claimConfirmed'; readonly ids: readonly string[] }
  | { readonly kind: 'claimRejected'; readonly ids: readonly string[]; readonly message: string }
  | { readonly kind: 'claimUnanswered'; readonly ids: readonly string[] }
  | { readonly kind: 'statusRead'; readonly claimedIds: readonly string[] }

/** Whether a claim may be sent for this id: not while one is out or unanswered, nor after success. Source: faults M-18. */
export function canClaim(claims: Claims, id: string): boolean {
  const status = claims.get(id)
  return status === undefined || status.kind === 'rejected'
}

/**
 * Next claims. Pure; events that do not apply leave a claim as it is. Nothing becomes claimed without the service's
 * word. A fresh list settles what was unanswered: claimed when it says so, else free to be claimed again; it does not
 * free a claim that is still out. Source: decision 27, faults M-18.
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
      return settle(claims, event.claimedIds)
    default:
      return assertNever(event)
  }
}

/** What a reward shows: the service's state, overlaid with what this visit knows. Source: spec §4 "Event rewards". */
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

/** A late answer still counts after the wait was given up. */
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

function settle(claims: Claims, claimedIds: readonly string[]): Claims {
  const next = new Map<string, ClaimStatus>()
  for (const [id, status] of claims) {
    if (status.kind !== 'claiming' && claimedIds.indexOf(id) !== -1) next.set(id, { kind: 'claimed' })
    else if (status.kind !== 'checking') next.set(id, status)
  }
  return next
}
