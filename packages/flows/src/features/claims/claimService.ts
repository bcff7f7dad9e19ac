import type { ApiError, CallOptions, DecodeOptions, RejectedError } from '@topup/api-client'
import { type ClaimEvent, type Claims, type Result, assertNever, canClaim, reduceClaims } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/** The result of a claim, for the player to read. */
type ClaimNews =
  /** No answer for 10 s; a late one still counts. */
  | { readonly kind: 'slow' }
  /** The answer never arrived: the result is unknown. */
  | { readonly kind: 'lost' }
  /** What was received, as words; empty when the store does not know it. */
  | { readonly kind: 'claimed'; readonly rewards: string }
  | { readonly kind: 'rejected'; readonly error: RejectedError }

/** Where claims are kept and how their result is checked. */
interface ClaimService {
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

/** The claims that every store of rewards has. */
interface ClaimsState {
  readonly claims: Claims
  readonly load: () => Promise<void>
}

/** Where the claims of a store of rewards are kept, and what its rewards are called. */
interface RewardList {
  readonly getState: () => ClaimsState
  readonly setState: (change: Pick<ClaimsState, 'claims'>) => void
  readonly wordsOf: ClaimService['wordsOf']
}

/**
 * Makes the claim service of one store of rewards: it keeps the claims there, loads its list and informs the player.
 */
export function createClaimService(
  { services, isPlayer }: Pick<RewardDeps, 'isPlayer' | 'services'>,
  { getState, setState, wordsOf }: RewardList,
): ClaimService {
  return {
    claims: () => getState().claims,
    apply: (event) => setState({ claims: reduceClaims(getState().claims, event) }),
    reread: () => getState().load(),
    // Whoever came after the player is told nothing; the list says what was received.
    tell: (news) => (isPlayer() ? showClaimResult(services, news) : undefined),
    wordsOf,
  }
}

/** How answers about rewards are decoded now: in the player's language, else the brand's. Source: spec §3 "VIP info". */
export function decodingOf({
  brand,
  deployment,
  translator,
}: Pick<Services, 'brand' | 'deployment' | 'translator'>): DecodeOptions {
  return {
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  }
}

/**
 * Shows the result of a claim: the service's own message for a rejection, else one of ours. Source: spec §8 "Claim or
 * receive failed", decision 27.
 */
export function showClaimResult(
  { toasts, translator, react }: Pick<Services, 'toasts' | 'translator' | 'react'>,
  news: ClaimNews,
): void {
  const show = (tone: 'info' | 'success' | 'error', text: string) => toasts.getState().show(tone, text)
  switch (news.kind) {
    case 'slow':
      return show('info', translator.t('rewards.slow'))
    case 'lost':
      return show('info', translator.t('rewards.lost'))
    case 'claimed':
      return show(
        'success',
        news.rewards === ''
          ? translator.t('rewards.claimedToast')
          : translator.t('rewards.received', { rewards: news.rewards }),
      )
    case 'rejected': {
      const { error } = news
      return react({ ...error, message: error.message || translator.t('rewards.claimFailed') })
    }
    default:
      return assertNever(news)
  }
}

/** What the stores of one player's rewards need from the page. */
export interface RewardDeps {
  readonly services: Pick<
    Services,
    | 'api'
    | 'brand'
    | 'clock'
    | 'serviceClock'
    | 'session'
    | 'selection'
    | 'toasts'
    | 'tracking'
    | 'translator'
    | 'react'
    | 'reactToLoad'
  >
  /** The game whose rewards these are. */
  readonly clientId: string
  /** Whether the player and the game are still those of these rewards; another player's token must not request them. */
  readonly isCurrent: () => boolean
  /** Whether that player is still the one who is logged in, in whatever game and for whatever character. */
  readonly isPlayer: () => boolean
  readonly decoding: () => DecodeOptions
}
