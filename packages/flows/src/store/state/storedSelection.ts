import { freshSelection, ownValue, parseSelection } from '@topup/domain'
import type { OrderSelection } from '@topup/domain'
import type { BrandStorage } from '../../platform/brandStorage.ts'

/**
 * Reads what the player with this `suid` (empty for a guest) chose for a game. A selection of another game or
 * player is not used: two players may have used two tabs. Source: spec §3 "Order selection", decision 31,
 * faults M-08.
 */
export function storedSelection(
  brandStorage: Pick<BrandStorage, 'read'>,
  owner: { readonly clientId: string; readonly suid: string },
): OrderSelection {
  const stored = brandStorage.read('selection', (json) =>
    ownValue(json, 'suid') === owner.suid ? parseSelection(json) : null,
  )
  return stored !== null && stored.clientId === owner.clientId ? stored : freshSelection(owner.clientId, '')
}
