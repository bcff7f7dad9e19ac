import type { Insertable } from 'kysely'
import type { CardTable, ReplenishTable } from '../db/tables.ts'

/** The password of every seeded card. */
export const cardPassword = '43431234'

/** Prepaid cards: that of the reference screens, a small one, and one that was used before. */
export const seededCards = [
  { cardNo: 'SF43 8820 1947 0365', faceValue: 43, gems: 430, extraGems: 43, isUsed: false },
  { cardNo: 'SF43 0000 0000 0010', faceValue: 10, gems: 100, extraGems: 0, isUsed: false },
  { cardNo: 'SF43 0000 0000 0000', faceValue: 43, gems: 430, extraGems: 43, isUsed: true },
] as const

/** A card as it is compared: capitals without spaces or dashes. */
export function cardKey(cardNo: string): string {
  return cardNo.toUpperCase().replaceAll(/[\s-]/g, '')
}

/**
 * A prepaid card of a brand as it is before its first use; null for a number that is none. A test can make as many as it needs:
 * `SF43TEST…` is worth what the card of the reference screens is.
 */
export function newCard(brand: string, cardNo: string): Insertable<CardTable> | null {
  const key = cardKey(cardNo)
  const [first] = seededCards
  const seeded = key.startsWith('SF43TEST') ? first : seededCards.find((each) => cardKey(each.cardNo) === key)
  if (seeded === undefined) return null
  const { faceValue, gems, extraGems, isUsed } = seeded
  return {
    brand,
    card_no: key,
    password: cardPassword,
    face_value: faceValue,
    gems,
    extra_gems: extraGems,
    used_by: isUsed ? 0 : null,
  }
}

/** How long a payment link of each kind is good, in seconds from the first look at it. */
export const linkSeconds = { open: 14 * 60 + 32, short: 65, long: 90_000, expired: 0 } as const

const isLinkKind = (text: string): text is keyof typeof linkSeconds => Object.hasOwn(linkSeconds, text)

/** A payment link of a brand by its name, `<brand>-rp-<kind>[-<anything>]`; null for any other name. */
export function replenishLink(replenishId: string): Insertable<ReplenishTable> | null {
  const parts = /^([a-zA-Z0-9]+)-rp-([a-z]+)(?:-[\w-]+)?$/.exec(replenishId)
  const kind = parts?.[2]
  if (parts?.[1] === undefined || kind === undefined || !isLinkKind(kind)) return null
  return {
    replenish_id: replenishId,
    brand: parts[1],
    game_code: 'starfall',
    username: 'ren_hoshi',
    reason: 'Refunded order',
    tier: 6,
    valid_seconds: linkSeconds[kind],
    opened_ms: null,
    is_paid: false,
  }
}
