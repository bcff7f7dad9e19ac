import { krNaverPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Naver Pay in Korea. Source: spec §7, §9. */
export const krNaver: LinkProvider = {
  kind: 'link',
  key: 'krNaver',
  channelIds: [11901],
  channelParameter: 'channel_id',
  start: krNaverPay,
}
