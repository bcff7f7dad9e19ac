import {
  decodeSalePrice,
  type Product,
  productArt,
  type ProductArt,
  productArts,
  type ProductGroup,
  type PurchaseLimit,
  groupProducts,
  toEpochMs,
} from '@topup/domain'
import type { GoodsGroupWire, GoodsWire, LimitWire } from '../contract/goods.ts'
import {
  type DecodeOptions,
  readCount,
  readCurrency,
  readFlag,
  readId,
  readInteger,
  readList,
  readName,
  readIdUnlessZero,
  readParagraph,
} from './readers.ts'
import { safeUrl } from './safeUrl.ts'

/** What a product takes from its group and its store. */
export interface ProductPlace {
  readonly typeKey: string
  readonly typeSort?: number
  /** The payment region's currency, for a product that names none; empty when the store knows none. */
  readonly currency?: string
  /** `art` of the group. */
  readonly art?: GoodsWire['art']
}

/**
 * A product; null without an id. A price that is no plain amount from 0 on, or has no currency, is null: the product is
 * shown and cannot be bought. Source: spec §3 "Goods", faults M-10, decisions 51 and 62.
 */
export function decodeProduct(
  wire: GoodsWire,
  place: ProductPlace,
  options: DecodeOptions = {},
): Product | null {
  const { typeKey, typeSort = 0, currency = '' } = place
  const productId = readId(wire.value)
  if (productId === null) return null
  const isPointCard = wire.isPointCard == null ? isPointCardKey(typeKey) : readFlag(wire.isPointCard)
  return {
    productId,
    display: readName(wire.display) || productId,
    description: readParagraph(wire.description, 500),
    bonus: readName(wire.bonus),
    price: decodeSalePrice(wire.price, readCurrency(wire.currency, currency)),
    typeKey,
    typeSort: readInteger(wire.typeSort, typeSort),
    goodsSort: readInteger(wire.goodsSort),
    isCoupon: readFlag(wire.isCoupon),
    isLimit: readFlag(wire.isLimit),
    isSpecial: readFlag(wire.isSpecial),
    isPointCard,
    couponPoints: readCount(wire.couponPoints),
    ...readLook(wire.art, place, { isPointCard, options }),
  }
}

/** Whether a type is that of prepaid cards, where its products do not say so themselves. Source: spec §4 "43-point card goods". */
const isPointCardKey = (typeKey: string) =>
  /^43$|(?:point|prepaid).{0,2}card|43.{0,2}(?:point|card)/i.test(typeKey)

/**
 * The drawing, and the picture that is shown over it: as the product says, else as its group does, else by its type. A
 * product that names a drawing has no picture of its group. Source: decision 74.
 */
function readLook(
  own: GoodsWire['art'],
  { typeKey, art: ofGroup }: ProductPlace,
  { isPointCard, options }: { readonly isPointCard: boolean; readonly options: DecodeOptions },
): Pick<Product, 'art' | 'picture'> {
  const given = isPointCard ? [own] : [own, ofGroup]
  const drawn = given.map((art) => productArts.find((each) => each === art))
  const art: ProductArt | undefined = drawn.find((each) => each !== undefined)
  const picture =
    drawn[0] === undefined ? (given.map((each) => safeUrl(each, options)).find(isAddress) ?? null) : null
  return { art: art ?? productArt({ typeKey, isPointCard }), picture }
}

const isAddress = (url: string | null) => url !== null

/**
 * The products by category in display order. Of two with one id in a category the first counts. A product of several
 * categories stands in each, as the first states it, so that one id has one price. `currency` is that of the payment
 * region, if the store knows it. Source: spec §3 "Goods", decisions 33 and 51.
 */
export function decodeProductGroups(
  wire: readonly GoodsGroupWire[],
  currency = '',
  options: DecodeOptions = {},
): readonly ProductGroup[] {
  const names = new Map<string, string>()
  const products = new Map<string, Product>()
  const listed = new Map<string, Product>()
  for (const group of wire.slice(0, 200)) {
    const typeKey = keyOfGroup(group)
    if (typeKey === null) continue
    names.set(typeKey, readName(group.typeName) || spokenKey(typeKey))
    const place = { typeKey, typeSort: readInteger(group.typeSort), currency, art: group.art }
    for (const each of readList(group.goods, (row) => decodeProduct(row, place, options))) {
      const first = products.get(each.productId) ?? each
      const { goodsSort } = each
      products.set(first.productId, first)
      const key = JSON.stringify([typeKey, first.productId])
      if (!listed.has(key)) listed.set(key, { ...first, typeKey, typeSort: each.typeSort, goodsSort })
    }
  }
  return groupProducts([...listed.values()], names)
}

/** A key as a name: `monthly_card` is Monthly card. */
const spokenKey = (typeKey: string) => {
  const words = typeKey.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const keyOfGroup = ({ typeKey, typeName, goods }: GoodsGroupWire) =>
  readId(typeKey) ?? readList(goods, (row) => readId(row.typeKey))[0] ?? (readName(typeName) || null)

/** A limit; null without a product id, a known type or a readable count of what is left. Source: spec §3 "Limit info per product". */
export function decodeLimit(wire: LimitWire): PurchaseLimit | null {
  const productId = readId(wire.product_id)
  const remaining = readInteger(wire.extra_pay_times, NaN)
  const limitType = wire.limit_type ?? null
  if (productId === null || limitType === null || Number.isNaN(remaining)) return null
  return {
    productId,
    limitType,
    frequency: readCount(wire.frequency),
    days: readCount(wire.day_info),
    remaining,
    nextPayAtMs: toEpochMs(wire.next_pay_time),
    billingNo: readIdUnlessZero(wire.billing_no),
  }
}

/**
 * The limits by product; null is a limit that cannot be read. `isPartial` says that a row is missing because not even
 * its product could be read: then `''` has such a limit. Of two limits of one product the stricter counts.
 * Source: spec §3 "Limit info per product", decision 49.
 */
export function decodeLimits(
  wire: readonly LimitWire[],
  isPartial: boolean,
): ReadonlyMap<string, PurchaseLimit | null> {
  const limits = new Map<string, PurchaseLimit | null>(isPartial ? [['', null]] : [])
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
