import { allProviders } from '@topup/api-client/providers/allProviders'
import type { SeedMethod } from './commonMethods.ts'

/**
 * A method for each provider that none of these methods names, so that a new provider can be paid with at once. It has
 * the provider's name and the number of its first channel. Who exchanges prepaid cards has none: that pays for no product.
 */
export function unlistedMethods(listed: readonly SeedMethod[]): readonly SeedMethod[] {
  const named = new Set(
    listed.flatMap((each) => [each, ...(each.sub ?? [])].flatMap(({ providers }) => providers)),
  )
  return allProviders
    .filter(({ kind, key }) => kind !== 'cardRecharge' && !named.has(key))
    .map(({ key, channelIds }) => ({
      id: String(channelIds[0]),
      providers: [key],
      name: key,
      icon: 'card',
      coupon: true,
    }))
}
