import { isCurrencyArt } from '@topup/domain'
import type { ActivityReward } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'

/** The drawing of a gift: what the service says that it is, a few of a currency, else a crate. Source: decision 74. */
export function rewardArtwork(art: ActivityReward['art']): ArtworkName {
  if (art === null) return 'crate'
  return isCurrencyArt(art) ? `${art}-2` : art
}
