import { isSuperModeAllowed, parseAccount, readText } from '@topup/domain'
import { noLimits } from '../features/products/catalogueStore.ts'
import { preselectCharacter } from '../features/games/preselectCharacter.ts'
import type { Services } from '../store/services.ts'

/**
 * The two storage keys of a tester: which account acts (its `suid`), and the account in the form in which logins
 * are stored. Source: spec §3 "beta account key, beta user info", §4 "Super mode", decision 14.
 */
export const superModeKeys = { account: 'betaAccount', user: 'betaUser' } as const

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
  if (!isSuperModeAllowed(deployment)) return
  const account = brandStorage.read(superModeKeys.user, parseAccount)
  if (account === null || brandStorage.read(superModeKeys.account, readText) !== account.suid) return
  session.getState().useSdkAccount(account)
  catalogue.setState({ ...noLimits, loadLimits: () => Promise.resolve() })
  await Promise.all([catalogue.getState().load(), preselectCharacter(services)])
}
