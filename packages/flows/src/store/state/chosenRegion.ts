import { ownValue, parsePaymentRegion, readText } from '@topup/domain'
import type { PaymentRegion } from '@topup/domain'
import type { BrandStorage } from '../../platform/brandStorage.ts'

/** The payment region that the player chose for a game, in place of the one where the game is sold; without a game, for none. */
export interface ChosenRegion {
  readonly clientId: string | null
  readonly region: PaymentRegion
}

/** The region that the player chose in this tab; null without one. Source: decision 54. */
export const chosenRegionIn = (tab: Pick<BrandStorage, 'read'>): ChosenRegion | null =>
  tab.read('chosenRegion', (stored) => {
    const clientId = readText(ownValue(stored, 'clientId'))
    const region = parsePaymentRegion(ownValue(stored, 'region'))
    return clientId === null || region === null ? null : { clientId, region }
  })
