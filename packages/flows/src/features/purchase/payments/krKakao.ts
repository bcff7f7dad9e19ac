import { krKakaoPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through KakaoPay in Korea. Source: spec §7, §9. */
export const krKakao: LinkProvider = {
  kind: 'link',
  key: 'krKakao',
  channelIds: [11903],
  channelParameter: 'channel_id',
  start: krKakaoPay,
}
