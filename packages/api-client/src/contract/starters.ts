import type { LinkProvider } from '../providers/paymentProvider.ts'
import { payStartSchema } from './payments.ts'
import { payRequestWithChannel, payRequestWithChannelId } from './payRequest.ts'

/** What all starters share: they make an order, so they are sent once. Source: decision 27. */
const starter = {
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: true,
  content: payStartSchema,
} as const

/** The starter of a provider that takes our channel number as `channel_id`. Source: spec §7 "Payment starters", decision 11. */
export const starterWithChannelId = ({ path }: Pick<LinkProvider, 'path'>) => ({
  path,
  ...starter,
  request: payRequestWithChannelId,
})

/** The starter of a provider that takes our channel number as `channel`. Source: spec §7 "Payment starters", decision 11. */
export const starterWithChannel = ({ path }: Pick<LinkProvider, 'path'>) => ({
  path,
  ...starter,
  request: payRequestWithChannel,
})

/** The starter of a provider that is paid by link or drop-in. Source: spec §7 "Payment starters". */
export const linkStarter = (provider: LinkProvider) =>
  provider.channelParameter === 'channel' ? starterWithChannel(provider) : starterWithChannelId(provider)
