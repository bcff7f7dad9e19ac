import { priceTiers, tiersInUsd } from '@topup/sandbox/seed/prices'

/**
 * What US$ `usdMinor` is in another currency, both in hundredths: the sandbox's price of that tier, and between two tiers
 * its share of the higher one, so that 15% off stays 15% off. Those shares are rounded as prices are: to three digits.
 */
export function priceIn(currency: string, usdMinor: number): number {
  const tiers = Object.entries(tiersInUsd).map(([tier, usd]) => ({ tier: Number(tier), usd }))
  const above = tiers.find(({ usd }) => usd >= usdMinor) ?? tiers.at(-1)
  const price = priceTiers.find((row) => row.tier === above?.tier && row.currency === currency)
  if (above === undefined || price === undefined || price.minor === above.usd) return usdMinor
  if (usdMinor === above.usd) return price.minor
  const wholeUnits = (usdMinor / above.usd) * (price.minor / 100)
  return Math.round(Number(wholeUnits.toPrecision(3))) * 100
}
