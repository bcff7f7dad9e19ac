import { ownValue, readText } from '@topup/domain'
import type { Entry, Platform } from '@topup/domain'
import type { VisitBrand } from './visitBrand.ts'
import type { Vault } from '../platform/vault.ts'

/** The game to open with: the link's, else the one chosen last, else the brand's first. */
export function firstClientId(from: {
  brand: Pick<VisitBrand, 'games'>
  entry: Pick<Entry, 'clientId'>
  vault: Vault
  platform: Platform
}): string {
  const chosen = from.vault.read('game', (stored) => readText(ownValue(stored, 'clientId')))
  return from.entry.clientId ?? chosen ?? from.brand.games[0]?.clientIds[from.platform] ?? ''
}
