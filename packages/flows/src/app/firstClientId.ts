import { parseGameChoice } from '@topup/domain'
import type { BrandConfig, Entry, Platform } from '@topup/domain'
import type { Vault } from '../platform/vault.ts'

/** The game to open with: the link's, else the one chosen last, else the brand's first. */
export function firstClientId(from: {
  brand: Pick<BrandConfig, 'games'>
  entry: Pick<Entry, 'clientId'>
  vault: Vault
  platform: Platform
}): string {
  const stored = from.vault.read('game', parseGameChoice)
  return from.entry.clientId ?? stored?.clientId ?? from.brand.games[0]?.clientIds[from.platform] ?? ''
}
