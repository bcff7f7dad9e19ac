import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import { allProviders } from '@topup/api-client/providers/allProviders'

const channels: ReadonlyMap<string, readonly [number, ...number[]]> = new Map(
  allProviders.map(({ key, channelIds }) => [key, channelIds]),
)

/** Whether a name is that of a payment provider. */
export const isProvider = (name: string): name is ProviderKey => channels.has(name)

/** Whether a provider settles a channel. */
export const supportsChannel = (provider: ProviderKey, channelId: number): boolean =>
  channels.get(provider)?.includes(channelId) === true

/** The channel of the first of these providers that a brand has, or null when it has none of them. */
export function channelOf(wanted: readonly ProviderKey[], contracts: readonly ProviderKey[]): number | null {
  const provider = wanted.find((each) => contracts.includes(each))
  return provider === undefined ? null : (channels.get(provider)?.[0] ?? null)
}
