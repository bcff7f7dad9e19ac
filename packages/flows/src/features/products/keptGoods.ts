import { formatPrice, isCurrencyArt, ownValue, productArts, readText } from '@topup/domain'
import type { Language, ProductGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { productArtwork } from './productArtwork.ts'

/** What was seen of a product: words alone, so that nothing can be bought with it. Source: decision 77. */
export interface KeptGood {
  readonly name: string
  readonly note: string
  readonly price: string
  readonly artwork: ArtworkName
  readonly isWide: boolean
  readonly isLimit: boolean
}

/** A category that was seen. Source: decision 77. */
export interface KeptGroup {
  readonly name: string
  readonly goods: readonly KeptGood[]
}

/** How many games, regions, languages and accounts are kept at most. Source: decision 77. */
export const mostKept = 4

/** The most that one of them may take of the browser's storage, in characters. Source: decision 77. */
export const mostCharacters = 30_000

const expiryDays = 1

/** Keeps the goods that are on sale, for a day; others make room for them. Source: decision 77. */
export function writeKeptGoods(
  storage: BrandStorage,
  key: string,
  { groups, language }: { readonly groups: readonly ProductGroup[]; readonly language: Language },
): void {
  const kept = groups.map((group) => ({ name: group.name, goods: goodsOf(group, groups, language) }))
  storage.remove(key)
  if (kept.length === 0 || JSON.stringify(kept).length > mostCharacters) return
  const others = storage.keys('goods.')
  for (const other of others.slice(0, Math.max(0, others.length + 1 - mostKept))) storage.remove(other)
  storage.write(key, kept, expiryDays)
}

const goodsOf = (
  { products }: ProductGroup,
  groups: readonly ProductGroup[],
  language: Language,
): readonly KeptGood[] =>
  products.flatMap((product) => {
    const { display: name, bonus, description, price, isSpecial, isPointCard, isLimit } = product
    if (price === null || isPointCard) return []
    const artwork = productArtwork(product, { kind: 'ready', value: groups })
    const note = bonus === '' ? description : bonus
    return [{ name, note, price: formatPrice(price, language), artwork, isWide: isSpecial, isLimit }]
  })

/** What was seen less than a day ago; null without any. Source: decision 77. */
export const readKeptGoods = (storage: BrandStorage, key: string): readonly KeptGroup[] | null =>
  storage.read(key, (stored) => {
    if (!Array.isArray(stored)) return null
    const groups = stored.map(parseGroup).filter((group) => group !== null && group.goods.length > 0)
    return groups.length === 0 ? null : (groups as readonly KeptGroup[])
  })

function parseGroup(stored: unknown): KeptGroup | null {
  const name = readText(ownValue(stored, 'name'))
  const goods: unknown = ownValue(stored, 'goods')
  if (name === null || !Array.isArray(goods)) return null
  return { name, goods: goods.map(parseGood).filter((good) => good !== null) }
}

function parseGood(stored: unknown): KeptGood | null {
  const [name, note, price] = ['name', 'note', 'price'].map((key) => ownValue(stored, key))
  if (typeof name !== 'string' || typeof note !== 'string' || typeof price !== 'string') return null
  const artwork: unknown = ownValue(stored, 'artwork')
  if (!isArtwork(artwork)) return null
  const [isWide, isLimit] = ['isWide', 'isLimit'].map((key) => ownValue(stored, key) === true)
  return { name, note, price, artwork, isWide: isWide === true, isLimit: isLimit === true }
}

/** A currency is drawn in ranks, everything else in one way. */
const isArtwork = (value: unknown): value is ArtworkName =>
  productArts.some((art) =>
    isCurrencyArt(art) ? [1, 2, 3, 4, 5].some((rank) => value === `${art}-${rank}`) : value === art,
  )
