import { isSuperModeAllowed, parseAccount } from '@topup/domain'
import { noLimits } from '../features/products/catalogueStore.ts'
import { preselectCharacter } from '../features/games/preselectCharacter.ts'
import type { Services } from '../store/services.ts'

/**
 * The storage key under which a tester puts the account, in the form in which logins are stored. Source: spec
 * §3 "beta user info", §4 "Super mode".
 */
export const superModeKey = 'betaUser'

/**
 * Logs in a stored test account on a demo deployment, in memory only; its purchase limits are not loaded.
 * Everything that guards money stays. Source: spec §4 "Super mode", decisions 14 and 39, faults S9.
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
  await Promise.all([catalogue.getState().load(), preselectCharacter(services)])
}
