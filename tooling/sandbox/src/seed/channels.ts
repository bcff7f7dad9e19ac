/** The channel ids that each provider settles. Source: spec §9 "Payment channel ids", the stores' own providers for the others. */
const channels = {
  razerGold: [10101],
  paypal: [10201],
  myCardInGame: [10301],
  myCardBilling: [10302],
  myCardKouDian: [10303],
  codapay: [10401],
  pagsmile: [10501],
  airwallex: [10601],
  travellet: [10701],
  pingpongx: [10801],
  naver: [10901],
  xsolla: [11001],
  card: [11501],
  alipay: [11601, 11602],
  platform: [11701, 11702],
  payermax: [11801],
  krNaver: [11901],
  krWelcome: [11902],
  krKakao: [11903],
  adyen: [12101],
  ebanx: [12201],
} as const

/** A payment provider. */
export type ProviderKey = keyof typeof channels

/** Whether a payment module's name is a provider that a channel is known of. */
export const isProvider = (name: string): name is ProviderKey => Object.hasOwn(channels, name)

/** Whether a provider settles a channel. */
export const supportsChannel = (provider: ProviderKey, channelId: number): boolean =>
  channels[provider].some((channel) => channel === channelId)

/** The channel of the first of these providers that a brand has, or null when it has none of them. */
export function channelOf(wanted: readonly ProviderKey[], contracts: readonly ProviderKey[]): number | null {
  const provider = wanted.find((each) => contracts.includes(each))
  return provider === undefined ? null : channels[provider][0]
}
