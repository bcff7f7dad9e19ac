import { naverPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Naver Pay. Source: spec §7, §9. */
export const naver: LinkProvider = {
  kind: 'link',
  key: 'naver',
  channelIds: [10901],
  channelParameter: 'channel_id',
  start: naverPay,
}
