import { isCurrencyArt, ownValue, productArts } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import { parseRecord } from '../../platform/brandStorage.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { CardProduct, CardGroup } from './cardProducts.ts'

/** How many games, regions, languages and accounts are kept at most. Source: decision 77. */
export const mostKept = 4

/** The most that one of them may take of the browser's storage, in characters. Source: decision 77. */
export const mostCharacters = 60_000

/** A list older than this says too little of today's prices. Source: decision 77. */
const expiryDays = 7

/** Keeps the goods that are on sale for a week; the oldest of the others make room for them. Source: decision 77. */
export function writeKeptProducts(storage: BrandStorage, key: string, groups: readonly CardGroup[]): void {
  const text = JSON.stringify(groups)
  storage.remove(key)
  if (groups.length === 0 || text.length > mostCharacters) return
  const others = storage.keys('goods.').map((other) => ({ other, endsAtMs: endOf(storage.text(other)) }))
  others.sort((one, another) => one.endsAtMs - another.endsAtMs)
  for (const { other } of others.slice(0, Math.max(0, others.length + 1 - mostKept))) storage.remove(other)
  storage.write(key, groups, expiryDays)
}

/** When what is stored under a key expires; what cannot be read is the oldest. */
const endOf = (text: string | null): number => (text === null ? 0 : (parseRecord(text)?.expiresAtMs ?? 0))

/** The address of a picture that may be shown; null for anything else. */
type PictureOf = (stored: unknown) => string | null

/** What was seen less than a week ago; null without any. Source: decision 77. */
export function readKeptProducts(
  storage: Pick<BrandStorage, 'read'>,
  key: string,
  pictureOf: PictureOf,
): readonly CardGroup[] | null {
  return storage.read(key, (stored) => {
    if (!Array.isArray(stored)) return null
    const groups = stored.flatMap((group: unknown) => parseGroup(group, pictureOf) ?? [])
    return groups.length === 0 ? null : groups
  })
}

function parseGroup(stored: unknown, pictureOf: PictureOf): CardGroup | null {
  const group = pick(stored, { typeKey: '', name: '' })
  const listed: unknown = ownValue(stored, 'goods')
  if (group === null || !Array.isArray(listed)) return null
  const goods = listed.flatMap((good: unknown) => parseGood(good, pictureOf) ?? [])
  const art = productArts.find((each) => each === ownValue(stored, 'art'))
  return goods.length === 0 ? null : { ...group, art, goods }
}

function parseGood(stored: unknown, pictureOf: PictureOf): CardProduct | null {
  const good = pick(stored, anyGood)
  return good !== null && isArtwork(good.artwork)
    ? { ...good, picture: pictureOf(ownValue(stored, 'picture')) }
    : null
}

/** What a good has, by its types alone. */
const anyGood: Omit<CardProduct, 'picture'> = {
  productId: '',
  name: '',
  note: '',
  isBonus: false,
  price: '',
  points: 0,
  takesCoupon: false,
  artwork: 'card',
  isLimit: false,
  isWide: false,
}

/** The values of these keys, in their order; null unless each is there and of the same type. */
function pick<T extends object>(stored: unknown, like: T): T | null {
  const found = { ...like }
  for (const key of Object.keys(like) as (keyof T & string)[]) {
    const value: unknown = ownValue(stored, key)
    if (typeof value !== typeof like[key]) return null
    found[key] = value as T[typeof key]
  }
  return found
}

/** A currency is drawn in ranks, everything else in one way. */
const isArtwork = (value: unknown): value is ArtworkName =>
  productArts.some((art) =>
    isCurrencyArt(art) ? [1, 2, 3, 4, 5].some((rank) => value === `${art}-${rank}`) : value === art,
  )
