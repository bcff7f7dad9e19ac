import { reduceClaims } from '@topup/domain'
import type { Claims } from '@topup/domain'
import type { ClaimService } from './claimOnce.ts'
import type { RewardDeps } from './rewardDeps.ts'
import { showClaimResult } from './showClaimResult.ts'

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
  services: RewardDeps['services'],
  { getState, setState, wordsOf }: RewardList,
): ClaimService {
  return {
    claims: () => getState().claims,
    apply: (event) => setState({ claims: reduceClaims(getState().claims, event) }),
    reread: () => getState().load(),
    tell: (news) => showClaimResult(services, news),
    wordsOf,
  }
}
