import type { BrandStorage } from '../platform/brandStorage.ts'
import { keepGameVisit } from '../visit/gameVisit.ts'
import type { Services } from '../store/services.ts'

/**
 * Stores in the tab whose visit it is, and that the visit is over when the player logs in with an account of
 * their own. Source: decision 55.
 */
export function followGameVisit({ session }: Pick<Services, 'session'>, tab: BrandStorage): void {
  const stop = session.subscribe(({ isSdkVisit, sdkAccount, clientId }) => {
    if (sdkAccount !== null) keepGameVisit(tab, { clientId, suid: sdkAccount.suid })
    if (isSdkVisit) return
    keepGameVisit(tab, 'left')
    stop()
  })
}
