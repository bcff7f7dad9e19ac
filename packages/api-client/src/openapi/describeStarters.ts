import { allProviders } from '../providers/allProviders.ts'
import type { PaymentProvider } from '../providers/paymentProvider.ts'

/** What a starter takes besides the common parameters. */
function parametersOf(provider: PaymentProvider): string {
  switch (provider.kind) {
    case 'link':
      return `\`${provider.channelParameter}\``
    case 'inGameCard':
      return '`channel_id` and the card'
    case 'cardRecharge':
      return 'the card'
  }
}

/**
 * A markdown list of the channels of payment methods and the starters that they lead to, made from the providers' rows.
 * Source: spec §9 "Payment channel ids", decision 11.
 */
export function describeStarters(): string {
  const lines = allProviders
    .flatMap((provider) => provider.channelIds.map((channel) => ({ channel, provider })))
    .sort((one, other) => one.channel - other.channel)
    .map(({ channel, provider }) => `- ${channel}: \`${provider.path}\` with ${parametersOf(provider)}`)
  return [
    'The `channel_id` of a payment method decides which starter makes the order; a method with any other number cannot be paid.',
    lines.join('\n'),
  ].join('\n\n')
}
