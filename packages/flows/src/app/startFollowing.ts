import type { Account } from '@topup/domain'
import { followOtherTabs } from '../features/account/followOtherTabs.ts'
import { followPageLanguages } from '../features/account/followPageLanguages.ts'
import { keepGoods } from '../features/products/keepGoods.ts'
import { keepTexts } from '../i18n/keepTexts.ts'
import { closeOnBack } from '../popups/closeOnBack.ts'
import { keepOfflineLater } from './keepOfflineLater.ts'
import { showEventOnce } from './showEventOnce.ts'
import type { Services } from '../store/services.ts'

/** The code of the login is rarely needed here. Without it nobody is logged in, as before. */
const startLater = (services: Services, account: Account) =>
  import('../features/login/form/logIn.ts').then(
    ({ startAs }) => startAs(services, account),
    () => undefined,
  )

/**
 * Starts what the store follows as long as it is open, when the page is idle. Keeps its texts for a time when they cannot
 * be loaded, and its goods. Shows the event once. Returns a function that stops following. Source: faults A-14, B-09.
 */
export function startFollowing(services: Services): () => void {
  keepTexts(services)
  const stops = [
    followOtherTabs(services, window, (account) => void startLater(services, account)),
    followPageLanguages(services, navigator),
    showEventOnce(services, window),
    keepGoods(services),
    keepOfflineLater(services),
    closeOnBack(services.popups, window),
  ]
  return () => stops.forEach((stop) => stop())
}
