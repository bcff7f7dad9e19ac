import { buildSearch } from '@topup/domain'
import type { RouteTarget } from '../../store/state/routeTarget.ts'

const path = '/replenishGoods'

/** The path of a payment link's page. Source: spec §2 `/replenishGoods`, §4 "Replenish login". */
export const paymentLinkPath = (paymentLinkId: string): RouteTarget =>
  `${path}?${buildSearch([['replenish_id', paymentLinkId]]).slice(1)}`

/** Whether a path without its query is that of a payment link's page. Source: spec §2 `/replenishGoods`. */
export const isPaymentLinkPath = (pathname: string): boolean => pathname === path
