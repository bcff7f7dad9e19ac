import { formatNumber } from '@topup/domain'
import type { ActivityReward } from '@topup/domain'
import type { Translator } from '../../i18n/translator.ts'

/**
 * What was received by one claim, in words, each thing once with its sum, as the page of events lists it. Source:
 * decision 80.
 */
export function receivedWords(
  rewards: readonly ActivityReward[],
  { t, language }: Pick<Translator, 't' | 'language'>,
): string {
  const sums = new Map<string, number>()
  for (const { name, amount } of rewards) sums.set(name, (sums.get(name) ?? 0) + amount)
  return [...sums]
    .map(([name, sum]) => t('activity.gift', { name, amount: formatNumber(sum, language()) }))
    .join(' + ')
}
