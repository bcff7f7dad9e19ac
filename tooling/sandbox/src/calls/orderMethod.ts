import { boundIn } from '../seed/prices.ts'
import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import { supportsChannel } from '../seed/channels.ts'
import type { RegionAt } from '../world/shop.ts'
import type { CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'

/** What a starter says of the method; some providers are told the channel under the name `channel`. */
export interface ChosenMethod {
  readonly country: string
  readonly pay_id: string
  readonly channel_id?: string
  readonly channel?: string
}

/** A method that may settle an order; `takesCoupons` is its `open_coupon`. */
export interface OrderMethod {
  readonly paywayId: string
  readonly channelId: string
  readonly takesCoupons: boolean
}

/**
 * The channel that settles the chosen method. Rejected when the region does not list it, the channel is another
 * method's, the called path is another provider's, or the price is out of the method's range.
 * Source: spec §5 "Payment channel price filter", "wrong method parameters".
 */
export function orderMethod(
  context: CallContext,
  order: {
    readonly request: ChosenMethod
    readonly provider: ProviderKey
    readonly brand: string
    readonly region: RegionAt
    readonly minor: number
  },
): OrderMethod {
  const { request, region } = order
  const listed = region.countries.includes(request.country)
    ? context.world.shop.methods(order.brand, request.country)
    : []
  const payway = listed.find((each) => each.payway_id === request.pay_id)
  if (payway?.channel_id == null) throw new Rejection('methodParameter')
  const channelId = String(payway.channel_id)
  if ((request.channel_id ?? request.channel) !== channelId) throw new Rejection('methodParameter')
  if (!supportsChannel(order.provider, payway.channel_id)) throw new Rejection('methodParameter')
  const min = boundIn(region.currency, payway.min_minor)
  const max = boundIn(region.currency, payway.max_minor)
  if ((min > 0 && order.minor < min) || (max > 0 && order.minor > max)) throw new Rejection('methodParameter')
  return { paywayId: payway.payway_id, channelId, takesCoupons: payway.open_coupon }
}
