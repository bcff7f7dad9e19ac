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

/**
 * Makes the claim service of one store of rewards: it keeps the claims there, loads its list and informs the player.
 */
export function createClaimService(
  services: RewardDeps['services'],
  getState: () => ClaimsState,
  setState: (change: Pick<ClaimsState, 'claims'>) => void,
): ClaimService {
  return {
    claims: () => getState().claims,
    apply: (event) => setState({ claims: reduceClaims(getState().claims, event) }),
    reread: () => getState().load(),
    tell: (news) => showClaimResult(services, news),
  }
}
