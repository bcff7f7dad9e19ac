import {
  decodeAmount,
  type Product,
  productArt,
  type ProductArt,
  type ProductGroup,
  type PurchaseLimit,
  groupProducts,
  toEpochMs,
} from '@topup/domain'
import type { GoodsGroupWire, GoodsWire, LimitWire } from '../contract/goods.ts'
import { readCount, readFlag, readId, readInteger, readList, readName, readParagraph } from './readers.ts'

const arts: readonly ProductArt[] = ['gem', 'coin', 'crate', 'pass', 'card', 'potion', 'scroll']

/**
 * A product; null without an id or a type. A price that is no plain amount from 0 on is null: the product is
 * shown and cannot be bought. `typeSort` is used where the product has none.
 * Source: spec §3 "Goods", faults M-10.
 */
export function decodeProduct(wire: GoodsWire, typeSort = 0): Product | null {
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
    art: arts.find((art) => art === wire.art) ?? productArt({ typeKey, isPointCard }),
  }
}

/** The products by category in display order; of two with one id the first counts. Source: spec §3 "Goods", decision 33. */
export function decodeProductGroups(wire: readonly GoodsGroupWire[]): readonly ProductGroup[] {
  const names = new Map<string, string>()
  const products = new Map<string, Product>()
  for (const group of wire.slice(0, 200)) {
    const typeKey = readId(group.typeKey)
    if (typeKey === null) continue
    names.set(typeKey, readName(group.typeName) || typeKey)
    const inGroup = readList(group.goods, (each) =>
      decodeProduct({ ...each, typeKey }, readInteger(group.typeSort)),
    )
    for (const each of inGroup) if (!products.has(each.productId)) products.set(each.productId, each)
  }
  return groupProducts([...products.values()], names)
}

/** A limit; null without a product id or a readable count of what is left. Source: spec §3 "Limit info per product". */
export function decodeLimit(wire: LimitWire): PurchaseLimit | null {
  const productId = readId(wire.product_id)
  const remaining = readInteger(wire.extra_pay_times, NaN)
  if (productId === null || Number.isNaN(remaining)) return null
  return {
    productId,
    limitType: wire.limit_type,
    frequency: readCount(wire.frequency),
    days: readCount(wire.day_info),
    remaining,
    nextPayAtMs: toEpochMs(wire.next_pay_time),
    billingNo: readId(wire.billing_no),
  }
}

/**
 * The limits by product; null is a limit that cannot be read; its key is `''` when even its product is
 * unreadable. Of two limits of one product the stricter counts.
 * Source: spec §3 "Limit info per product", decision 49.
 */
export function decodeLimits(wire: readonly LimitWire[]): ReadonlyMap<string, PurchaseLimit | null> {
  const limits = new Map<string, PurchaseLimit | null>()
  for (const each of wire) {
    const productId = readId(each.product_id) ?? ''
    const limit = decodeLimit(each)
    const other = limits.get(productId)
    const isStricter =
      limit === null || other === undefined || (other !== null && limit.remaining < other.remaining)
    if (isStricter) limits.set(productId, limit)
  }
  return limits
}
