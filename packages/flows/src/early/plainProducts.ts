import { maxAnswerLength } from '@topup/api-client'
import {
  type Money,
  type Product,
  type ProductGroup,
  decimalsOf,
  groupProducts,
  ownValue,
  productArt,
  productArts,
  unitsPerWhole,
} from '@topup/domain'

/** A value of an answer whose fields have not been looked at. */
type Fields = Readonly<Record<string, unknown>>

/** What a phone reads of a list at most; longer lists are cut by the store. Source: faults B-07. */
const most = { groups: 200, products: 5000 }

/** The text of an answer or file, up to the length that the store reads. Source: faults B-07. */
export function plainJson(text: string): unknown {
  need(text.length <= maxAnswerLength)
  return JSON.parse(text)
}

/** What an answer holds; undefined when it is a refusal. */
export function plainContent(text: string): unknown {
  const body = plainJson(text)
  return ownValue(body, 'code') === 1 ? ownValue(body, 'content') : undefined
}

/**
 * The products of an answer, as `decodeProductGroups` reads them, where all of it is in the plain form of the contract. Throws
 * for everything else: other forms, doubtful prices and text that has to be cleaned are read by the store alone, and nothing is
 * painted of them. A picture may be missing. Source: decisions 18 and 103.
 */
export function plainProducts(content: unknown): readonly ProductGroup[] {
  const groups = listOf(content, most.groups)
  const names = new Map<string, string>()
  const stated = new Map<string, Product>()
  const listed = groups.flatMap((group) => {
    needNames(group, ofGroup)
    const typeKey = idOf(group['typeKey'])
    need(!names.has(typeKey))
    names.set(typeKey, filled(lineOf(group['typeName'])))
    const ids = new Set<string>()
    return listOf(group['goods'], most.products).map((row) => {
      const own = productOf(row, group, typeKey)
      need(!ids.has(own.productId))
      ids.add(own.productId)
      // A product of several categories is as the first states it.
      const first = stated.get(own.productId) ?? own
      stated.set(own.productId, first)
      return { ...first, typeKey, typeSort: own.typeSort, goodsSort: own.goodsSort }
    })
  })
  return groupProducts(listed, names)
}

/** A switch in the contract's form; missing is off. */
export function plainFlag(sent: unknown): boolean {
  need(sent == null || sent === 0 || sent === 1 || typeof sent === 'boolean')
  return Boolean(sent)
}

function need(isPlain: boolean): asserts isPlain {
  if (!isPlain) throw new Error('Not in the plain form')
}

function listOf(sent: unknown, longest: number): readonly Fields[] {
  need(Array.isArray(sent) && sent.length <= longest)
  return sent as readonly Fields[]
}

function filled(text: string): string {
  need(text !== '')
  return text
}

function idOf(sent: unknown): string {
  need(typeof sent === 'string' && sent.length <= 256)
  return filled(sent)
}

/** An entity, a control character, or a mark that reorders or hides text: the store takes them out. */
const uncleaned =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /&#?\w+;|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

function textOf(sent: unknown, longest: number): string {
  const text = sent ?? ''
  need(typeof text === 'string' && text.length <= longest && text.trim() === text && !uncleaned.test(text))
  return text
}

function lineOf(sent: unknown): string {
  const text = textOf(sent, 200)
  need(text.replace(/\s+/g, ' ') === text)
  return text
}

function integerOf(sent: unknown, otherwise: number): number {
  const number = sent ?? otherwise
  need(typeof number === 'number' && Number.isSafeInteger(number))
  return number
}

/** A price with at most the two decimals that every service sends, none that its currency lacks; null where none is sent. */
function priceOf({ price, currency }: Fields): Money | null {
  if (price == null || price === '') return null
  need(typeof currency === 'string' && /^(?!XXX|CNY)[A-Z]{3}$/.test(currency))
  need(typeof price === 'string' || typeof price === 'number')
  const [digits = '', , fraction] = /^\d{1,9}(\.(\d\d?))?$/.exec(String(price)) ?? []
  filled(digits)
  need(fraction === undefined || decimalsOf(currency) > 0)
  return { minorUnits: Math.round(Number(digits) * unitsPerWhole(currency)), currency }
}

const pictureAddress = /^https:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+\/[\w./~%?=&-]*$/

/** A picture's address that `safeUrl` lets pass for certain; null for any other, which the store looks at. */
export const plainPicture = (sent: unknown): string | null =>
  typeof sent === 'string' && pictureAddress.test(sent) ? sent : null

/** Names that the store may read in place of one of the contract's. */
const doubtful = /sort|limit|card|points|coupon|special|desc|bonus|price|amount|money|^_?art_?$/i
const ofGroup = /^(?:typeSort|art)$/
const ofProduct =
  /^(?:(?:type|goods)Sort|is(?:Limit|PointCard|Coupon|Special)|couponPoints|description|bonus|art|price)$/

/** No field may be another one under another name, or inside an object. */
function needNames(row: Fields, own: RegExp): void {
  for (const name of Object.keys(row)) {
    need(own.test(name) || !doubtful.test(name))
    const value = row[name]
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      need(!Object.keys(value).some((inner) => doubtful.test(name + inner)))
  }
}

function productOf(row: Fields, group: Fields, typeKey: string): Product {
  needNames(row, ofProduct)
  const isPointCard = plainFlag(row['isPointCard'])
  // The store knows a card by its type too.
  need(row['isPointCard'] != null || !/43|point|prepaid/i.test(typeKey))
  const price = priceOf(row)
  need(price !== null || isPointCard)
  const arts = isPointCard ? [row['art']] : [row['art'], group['art']]
  const drawn = arts.map((art) => productArts.find((each) => each === art))
  const points = integerOf(row['couponPoints'], 0)
  need(points >= 0)
  return {
    productId: idOf(row['value']),
    display: filled(lineOf(row['display'])),
    description: textOf(row['description'], 500),
    bonus: lineOf(row['bonus']),
    price,
    typeKey,
    typeSort: integerOf(row['typeSort'], integerOf(group['typeSort'], 0)),
    goodsSort: integerOf(row['goodsSort'], 0),
    isCoupon: plainFlag(row['isCoupon']),
    isLimit: plainFlag(row['isLimit']),
    isSpecial: plainFlag(row['isSpecial']),
    isPointCard,
    couponPoints: points,
    art: drawn.find((art) => art !== undefined) ?? productArt({ typeKey, isPointCard }),
    picture: plainPicture(arts.find((art) => art != null)),
  }
}
