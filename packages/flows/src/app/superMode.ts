import { isSuperModeAllowed, parseAccount } from '@topup/domain'
import { noLimits } from '../features/goods/catalogueStore.ts'
import { preselectRole } from '../features/games/preselectRole.ts'
import type { Services } from '../store/services.ts'

/** Where a tester puts the account: a login as storage keeps it. Source: spec §3 "beta user info", §4 "Super mode". */
export const superModeKey = 'betaUser'

/**
 * Lets a stored test account act on a demo deployment: it counts as logged in, in memory only, and no purchase limits are
 * asked for it. Everything that guards money stays. Source: spec §4 "Super mode", decisions 14 and 39, faults S9.
 */
export async function enterSuperMode(
  services: Pick<
    Services,
    'catalogue' | 'deployment' | 'entry' | 'roster' | 'selection' | 'session' | 'tracking' | 'brandStorage'
  >,
): Promise<void> {
  const { deployment, brandStorage, session, catalogue } = services
  const account = isSuperModeAllowed(deployment) ? brandStorage.read(superModeKey, parseAccount) : null
  if (account === null) return
  session.getState().useSdkAccount(account)
  catalogue.setState({ ...noLimits, loadLimits: () => Promise.resolve() })
  await Promise.all([catalogue.getState().load(), preselectRole(services)])
}
