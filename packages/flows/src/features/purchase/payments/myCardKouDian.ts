import { payMyCardKouDian } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through MyCard point deduction. Source: spec §7, §9. */
export const myCardKouDian: LinkProvider = {
  kind: 'link',
  key: 'myCardKouDian',
  channelIds: [10303],
  channelParameter: 'channel_id',
  start: payMyCardKouDian,
}
