import { buildSearch } from '@topup/domain'

/** The path of a payment link's page. Source: spec §2 `/replenishGoods`, §4 "Replenish login". */
export const paymentLinkPath = (paymentLinkId: string): string =>
  `/replenishGoods${buildSearch([['replenish_id', paymentLinkId]])}`
