import { ebanxPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through EBANX. Source: spec §7, §9. */
export const ebanx: LinkProvider = {
  kind: 'link',
  key: 'ebanx',
  channelIds: [12201],
  channelParameter: 'channel',
  start: ebanxPay,
}
