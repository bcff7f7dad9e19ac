import { payermaxPay } from '@topup/api-client'
import type { LinkProvider } from './paymentProvider.ts'

/** Pays through Payermax. Source: spec §7, §9. */
export const payermax: LinkProvider = {
  kind: 'link',
  key: 'payermax',
  channelIds: [11801],
  channelParameter: 'channel',
  start: payermaxPay,
}
