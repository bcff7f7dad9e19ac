import { safeUrl } from '@topup/api-client'
import { isCurrencyArt, ownValue, productArts, readText } from '@topup/domain'
import type { ProductArt } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { SeenGood, SeenGroup } from './seenGoods.ts'

/** How many games, regions, languages and accounts are kept at most. Source: decision 77. */
export const mostKept = 4

/** The most that one of them may take of the browser's storage, in characters. Source: decision 77. */
export const mostCharacters = 60_000

/** A list older than this says too little of today's prices. Source: decision 77. */
const expiryDays = 7

/** Keeps the goods that are on sale for a week; others make room for them. Source: decision 77. */
export function writeKeptGoods(storage: BrandStorage, key: string, groups: readonly SeenGroup[]): void {
  const text = JSON.stringify(groups)
  // What stands there already keeps its place, but not its age.
  storage.remove(key)
  if (groups.length === 0 || text.length > mostCharacters) return
  const others = storage.keys('goods.')
  for (const other of others.slice(0, Math.max(0, others.length + 1 - mostKept))) storage.remove(other)
  storage.write(key, groups, expiryDays)
}

/** What was seen less than a week ago; null without any. Source: decision 77. */
export function readKeptGoods(
  storage: BrandStorage,
  key: string,
  options: { readonly allowLocalhost: boolean },
): readonly SeenGroup[] | null {
  return storage.read(key, (stored) => {
    if (!Array.isArray(stored)) return null
    const groups = stored.flatMap((group: unknown) => parseGroup(group, options) ?? [])
    return groups.length === 0 ? null : groups
  })
}

function parseGroup(stored: unknown, options: { readonly allowLocalhost: boolean }): SeenGroup | null {
  const [typeKey, name] = ['typeKey', 'name'].map((key) => readText(ownValue(stored, key)))
  const listed: unknown = ownValue(stored, 'goods')
  if (typeKey == null || name == null || !Array.isArray(listed)) return null
  const goods = listed.flatMap((good: unknown) => parseGood(good, options) ?? [])
  return goods.length === 0 ? null : { typeKey, name, art: artOf(ownValue(stored, 'art')), goods }
}

function parseGood(stored: unknown, options: { readonly allowLocalhost: boolean }): SeenGood | null {
  const text = (key: string) => {
    const value: unknown = ownValue(stored, key)
    return typeof value === 'string' ? value : null
  }
  const [productId, name, note, price] = ['productId', 'name', 'note', 'price'].map(text)
  if (!productId || name == null || note == null || price == null) return null
  const artwork: unknown = ownValue(stored, 'artwork')
  const points: unknown = ownValue(stored, 'points')
  if (!isArtwork(artwork)) return null
  const is = (key: string) => ownValue(stored, key) === true
  // In the order of `seenGroups`, because the early script compares both as text.
  return {
    productId,
    name,
    note,
    isBonus: is('isBonus'),
    price,
    points: typeof points === 'number' ? points : 0,
    takesCoupon: is('takesCoupon'),
    artwork,
    picture: safeUrl(ownValue(stored, 'picture'), options),
    isLimit: is('isLimit'),
    isWide: is('isWide'),
  }
}

const artOf = (value: unknown): ProductArt | undefined => productArts.find((art) => art === value)

/** A currency is drawn in ranks, everything else in one way. */
const isArtwork = (value: unknown): value is ArtworkName =>
  productArts.some((art) =>
    isCurrencyArt(art) ? [1, 2, 3, 4, 5].some((rank) => value === `${art}-${rank}`) : value === art,
  )
