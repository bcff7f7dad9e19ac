import {
  decodeAmount,
  type Goods,
  goodsArt,
  type GoodsArt,
  type GoodsGroup,
  type GoodsLimit,
  groupGoods,
  toEpochMs,
} from '@topup/domain'
import type { GoodsGroupWire, GoodsWire, LimitWire } from '../contract/goods.ts'
import { readCount, readFlag, readId, readInteger, readList, readName, readParagraph } from './readers.ts'

const arts: readonly GoodsArt[] = ['gem', 'coin', 'crate', 'pass', 'card', 'potion', 'scroll']

/**
 * A product; null without an id or a type. A price that is no plain amount from 0 on is null: the product is shown
 * and cannot be bought. `typeSort` stands in where the product does not tell. Source: spec §3 "Goods", faults M-10.
 */
export function decodeGoods(wire: GoodsWire, typeSort = 0): Goods | null {
  const productId = readId(wire.value)
  const typeKey = readId(wire.typeKey)
  if (productId === null || typeKey === null) return null
  const isPointCard = readFlag(wire.isPointCard)
  return {
    productId,
    display: readName(wire.display) || productId,
    description: readParagraph(wire.description, 500),
    bonus: readName(wire.bonus),
    price: decodeAmount(wire.price, readName(wire.currency)),
    typeKey,
    typeSort: readInteger(wire.typeSort, typeSort),
    goodsSort: readInteger(wire.goodsSort),
    isCoupon: readFlag(wire.isCoupon),
    isLimit: readFlag(wire.isLimit),
    isSpecial: readFlag(wire.isSpecial),
    isPointCard,
    couponPoints: readCount(wire.couponPoints),
    art: arts.find((art) => art === wire.art) ?? goodsArt({ typeKey, isPointCard }),
  }
}

/** The products by category in display order; of two with one id the first counts. Source: spec §3 "Goods", ruling 7. */
export function decodeGoodsGroups(wire: readonly GoodsGroupWire[]): readonly GoodsGroup[] {
  const names = new Map<string, string>()
  const goods = new Map<string, Goods>()
  for (const group of wire.slice(0, 200)) {
    const typeKey = readId(group.typeKey)
    if (typeKey === null) continue
    names.set(typeKey, readName(group.typeName) || typeKey)
    const inGroup = readList(group.goods, (each) =>
      decodeGoods({ ...each, typeKey }, readInteger(group.typeSort)),
    )
    for (const each of inGroup) if (!goods.has(each.productId)) goods.set(each.productId, each)
  }
  return groupGoods([...goods.values()], names)
}

/**
 * A limit; null without a product id. Counts that cannot be read make it a limit that is reached, since a purchase
 * that the service would refuse must not look possible. Source: spec §3 "Limit info per product".
 */
export function decodeLimit(wire: LimitWire): GoodsLimit | null {
  const productId = readId(wire.product_id)
  if (productId === null) return null
  return {
    productId,
    limitType: wire.limit_type,
    frequency: readCount(wire.frequency),
    days: readCount(wire.day_info),
    remaining: readInteger(wire.extra_pay_times),
    nextPayAtMs: toEpochMs(wire.next_pay_time),
    billingNo: readId(wire.billing_no),
  }
}

/** The limits that can be read. */
export function decodeLimits(wire: readonly LimitWire[]): readonly GoodsLimit[] {
  return readList(wire, decodeLimit)
}
