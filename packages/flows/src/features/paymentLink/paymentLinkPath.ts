import { buildSearch } from '@topup/domain'
import type { RouteTarget } from '../../store/routeTarget.ts'

/** The path of a payment link's page. Source: spec §2 `/replenishGoods`, §4 "Replenish login". */
export const paymentLinkPath = (paymentLinkId: string): RouteTarget =>
  `/replenishGoods?${buildSearch([['replenish_id', paymentLinkId]]).slice(1)}`
