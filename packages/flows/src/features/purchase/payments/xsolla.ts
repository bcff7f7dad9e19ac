import { xsollaPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Xsolla. Source: spec §7, §9. */
export const xsolla: LinkProvider = {
  kind: 'link',
  key: 'xsolla',
  channelIds: [11001],
  channelParameter: 'channel_id',
  start: xsollaPay,
}
