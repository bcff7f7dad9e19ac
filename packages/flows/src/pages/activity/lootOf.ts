import type { LootItem } from '@topup/ui-kit/popups'
import { formatNumber } from '@topup/domain'
import type { ActivityReward } from '@topup/domain'
import type { Translator } from '../../i18n/translator.ts'
import { rewardArtwork } from './rewardArtwork.ts'

/** The contents of a reward, as drawn and as read aloud. */
export function lootOf(
  rewards: readonly ActivityReward[],
  { t, language }: Pick<Translator, 't' | 'language'>,
): readonly LootItem[] {
  return rewards.map(({ name, amount, iconUrl, art }) => {
    const figure = formatNumber(amount, language())
    return {
      artwork: rewardArtwork(art),
      picture: iconUrl ?? undefined,
      amount: figure,
      label: t('activity.gift', { name, amount: figure }),
    }
  })
}
