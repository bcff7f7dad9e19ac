import type { Vault } from '../platform/vault.ts'
import { keepGameVisit } from '../visit/gameVisit.ts'
import type { Services } from '../store/services.ts'

/** Keeps in the tab whose visit it is, and that it is over once the player logs in with an account of their own. Source: ruling 29. */
export function followGameVisit({ session }: Pick<Services, 'session'>, tab: Vault): void {
  const stop = session.subscribe(({ isSdkVisit, sdkAccount, clientId }) => {
    if (sdkAccount !== null) keepGameVisit(tab, { clientId, suid: sdkAccount.suid })
    if (isSdkVisit) return
    keepGameVisit(tab, 'left')
    stop()
  })
}
