import { getPaywayList } from '@topup/api-client/contract'
import type { Payway } from '../seed/payways.ts'
import { boundIn } from '../seed/prices.ts'
import { defineCall, flag } from './call.ts'
import { gameOf, productOf, regionOf, wordsOf } from './lookups.ts'
import type { SeedTexts } from '../seed/texts.ts'

function optionWire(
  row: Payway,
  { currency, origin, words }: { currency: string; origin: string; words: SeedTexts },
) {
  return {
    payway_id: row.id,
    channel_id: row.channelId,
    name: words.methods[row.name] ?? row.name,
    icon: `${origin}/assets/payways/${row.icon}.svg`,
    sort: row.sort,
    min_money: boundIn(currency, row.min) / 100,
    max_money: boundIn(currency, row.max) / 100,
    description: words.methods[row.description] ?? row.description,
    open_coupon: flag(row.coupon === true),
  }
}

/** Payment methods by country. Methods out of the price's range are sent too: the store filters (spec §5). */
export const paymentCalls = [
  defineCall(getPaywayList, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const region = regionOf(context, game, request.domain_area)
    if (request.product_id) productOf(context, game, { region, productId: request.product_id })
    const shown = {
      currency: region.currency,
      origin: context.origin,
      words: wordsOf(context, game.brand),
    }
    const inCountry = (country: string) => {
      const rows = context.world.shop.methods(game.brand, country)
      return rows
        .filter((row) => row.parentId === null)
        .map((row) => ({
          ...optionWire(row, shown),
          sub_payment: rows.filter((sub) => sub.parentId === row.id).map((sub) => optionWire(sub, shown)),
        }))
    }
    return { country: Object.fromEntries(region.countries.map((country) => [country, inCountry(country)])) }
  }),
]
