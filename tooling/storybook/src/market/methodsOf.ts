import { paywayWire, subPaymentWire } from '@topup/api-client/testing'
import { lostPicture } from '@topup/flows/testing'
import { channelOf, isProvider } from '@topup/sandbox/seed/channels'
import type { SeedMethod } from '@topup/sandbox/seed/commonMethods'
import { methodsIn } from '@topup/sandbox/seed/methods'
import type { Market } from './market.ts'
import { translateName } from './phrasebook.ts'

type Payway = ReturnType<typeof paywayWire>
type SubPayway = ReturnType<typeof subPaymentWire>

/**
 * The methods of a country, as a store with these providers has them. Stories choose methods by the ids of the fake service
 * and by place, so its methods stay where they are and take name and channel of one that this store has: with banks or
 * wallets under it or without, as before. The others follow.
 */
export function methodsOf(market: Market, country: string, fake: readonly Payway[]): readonly Payway[] {
  const left = offeredIn(market, country)
  const take = (wanted: Payway): Payway => {
    const index = left.findIndex((method) => subsOf(method).length > 0 === subsOf(wanted).length > 0)
    const [method] = index === -1 ? [] : left.splice(index, 1)
    return method === undefined ? wanted : withIdsOf(wanted, method)
  }
  const known = fake.map(take)
  return [...known, ...left.map((method, index) => ({ ...method, sort: known.length + index + 1 }))]
}

function withIdsOf(fake: Payway, method: Payway): Payway {
  const subs = subsOf(method).map((sub, index) => ({
    ...sub,
    payway_id: subsOf(fake)[index]?.payway_id ?? sub.payway_id,
  }))
  const { payway_id, sort, open_coupon, min_money, max_money } = fake
  return { ...method, payway_id, sort, open_coupon, min_money, max_money, sub_payment: subs }
}

const subsOf = (method: Payway): readonly SubPayway[] => method.sub_payment ?? []

function offeredIn(market: Market, country: string): Payway[] {
  const contracts = market.providers.filter(isProvider)
  const rowOf = (method: SeedMethod, index: number): SubPayway[] => {
    const channel = channelOf(method.providers, contracts)
    if (channel === null) return []
    return [
      subPaymentWire({
        payway_id: `${country}-${method.id}`,
        channel_id: String(channel),
        name: translateName(method.name, market.texts),
        description: translateName(method.description ?? '', market.texts),
        icon: lostPicture,
        sort: index,
        min_money: (method.min ?? 0) / 100,
        max_money: (method.max ?? 0) / 100,
        open_coupon: method.coupon === true ? 1 : 0,
      }),
    ]
  }
  return methodsIn(country).flatMap((method, index) =>
    rowOf(method, index).map((row) => paywayWire({ ...row, sub_payment: (method.sub ?? []).flatMap(rowOf) })),
  )
}
