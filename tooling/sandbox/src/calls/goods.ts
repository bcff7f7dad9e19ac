import { getLimitProductInfo, getProductPoints } from '@topup/api-client/contract'
import { limitRow } from '@topup/service-model'
import { defineCall, flag } from './call.ts'
import { goodsIn } from '../seed/goodsTexts.ts'
import { gameOf, regionOf, wordsOf } from './lookups.ts'
import { accountOf } from './sessions.ts'
import { readLimits } from './limits.ts'

/** Goods and their limits. */
export const goodsCalls = [
  defineCall(getProductPoints, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const region = regionOf(context, game, request.domain_area)
    const words = wordsOf(context, game.brand)
    const rows = context.world.shop.pricedGoods(game, region.currency).map((row) => goodsIn(words, row))
    return [...Map.groupBy(rows, (row) => row.type_key).values()].flatMap(([type, ...others]) =>
      type === undefined
        ? []
        : [
            {
              typeKey: type.type_key,
              typeName: type.type_name,
              typeSort: type.type_sort,
              goods: [type, ...others].map((row) => ({
                price: row.minor / 100,
                currency: region.currency,
                display: row.display,
                value: row.product_id,
                description: row.description,
                bonus: row.bonus,
                isCoupon: flag(row.is_coupon),
                isLimit: flag(row.limit_type !== null),
                couponPoints: row.coupon_points,
                typeKey: row.type_key,
                typeName: row.type_name,
                goodsSort: row.goods_sort,
                typeSort: row.type_sort,
                isSpecial: flag(row.is_special),
                isPointCard: flag(row.is_point_card),
                art: row.art.startsWith('/') ? `${context.origin}${row.art}` : row.art,
              })),
            },
          ],
    )
  }),
  defineCall(getLimitProductInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const limits = await readLimits(context, { account, game, roleId: request.role_id })
    return limits.map(limitRow)
  }),
]
