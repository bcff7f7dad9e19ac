import { limitOf } from '@topup/service-model'
import type { LimitAt, LimitRule } from '@topup/service-model'
import type { Ledger } from './ledger.ts'

/** Who plays; a password is a canary that may show up in its own login only. */
export const accounts = [
  { username: 'aria', password: 'canaryPasswordAria', suid: 'suid-aria' },
  { username: 'boris', password: 'canaryPasswordBoris', suid: 'suid-boris' },
] as const

export type ShopAccount = (typeof accounts)[number]

const charactersOf = ({ suid, username }: ShopAccount) =>
  [
    { suid, clientId: '100001', serverId: 's1', characterId: `${username}-1` },
    { suid, clientId: '100001', serverId: 's2', characterId: `${username}-2` },
    { suid, clientId: '100002', serverId: 's9', characterId: `${username}-9` },
  ] as const

/** Every account has two characters in the first game and one in the second. */
export const characters = [...charactersOf(accounts[0]), ...charactersOf(accounts[1])] as const

export type ShopCharacter = (typeof characters)[number]

/** What is sold; `minor` is a price in hundredths in the first game, twice that in the second. */
export const products = [
  { id: 'gems60', minor: 499, takesCoupon: true, isLimited: false, isPointCard: false },
  { id: 'gems300', minor: 1999, takesCoupon: true, isLimited: false, isPointCard: false },
  { id: 'monthly', minor: 999, takesCoupon: false, isLimited: true, isPointCard: false },
  { id: 'exchange', minor: 0, takesCoupon: false, isLimited: false, isPointCard: true },
]

/** The channel of a provider that has a drop-in. */
export const dropInChannel = 12101

/**
 * What pays. Channels of one provider each, one paid by card, one that names the channel otherwise. One with a parent is a
 * sub-method of it, and pays under a channel of its own.
 */
export const methods = [
  { payId: '700', channelId: 11001, country: 'MY', takesCoupon: true },
  { payId: '701', channelId: 10201, country: 'MY', takesCoupon: false },
  { payId: '702', channelId: 10301, country: 'MY', takesCoupon: false },
  { payId: '703', channelId: dropInChannel, country: 'MY', takesCoupon: true },
  { payId: '710', channelId: 10101, country: 'PH', takesCoupon: true },
  { payId: '711', channelId: 10401, country: 'PH', takesCoupon: true },
  { payId: '715', channelId: dropInChannel, country: 'PH', takesCoupon: true },
  { payId: '712', channelId: 11001, country: 'PH', takesCoupon: true },
  { payId: '713', channelId: 10201, country: 'PH', takesCoupon: true, parentId: '712' },
  { payId: '714', channelId: 10401, country: 'PH', takesCoupon: false, parentId: '712' },
]

/** Codes of coupons with the share of the price that is still paid. */
export const coupons: ReadonlyMap<string, number> = new Map([
  ['TAKE20', 0.8],
  ['TAKE10', 0.9],
])

/** What every card is worth, in points; a card pays any one order. */
export const cardPoints = 43

/** The price of a product in a game, hundredths. */
export function priceOf({ minor }: { readonly minor: number }, clientId: string): number {
  return clientId === '100002' ? minor * 2 : minor
}

/** The price with a coupon. */
export function discounted(minor: number, rate: number): number {
  return Math.round(minor * rate)
}

/** The payment links that are open: what one player owes, paid by whoever has the link. */
export const links = [
  { paymentLinkId: 'R1', minor: 1299, serverId: 's1', characterId: 'owed-1' },
  { paymentLinkId: 'R2', minor: 199, serverId: 's2', characterId: 'owed-2' },
] as const

/** The account that orders of a link are made for: whoever has the link pays without a login. */
export const accountOfLink = (paymentLinkId: string): string => `link:${paymentLinkId}`

/** What an order of a link buys. */
export const owedProduct = 'owed'

const dayMs = 86_400_000

/** What is left of the limited products for a character. */
export type LimitService = ReturnType<typeof createLimitService>

/** Makes the limits of one run; orders of any account for a character count for it. Source: spec §4 "Limited goods". */
export function createLimitService(deps: {
  readonly ledger: Ledger
  readonly limitType: LimitRule['limitType']
  readonly nowMs: () => number
}) {
  const { ledger, limitType, nowMs } = deps
  const soldOut = new Set<string>()

  const limitAt = (productId: string, characterId: string): LimitAt => {
    const soldOutUntilMs = soldOut.has(characterId) ? nowMs() + dayMs : null
    const owner = characters.find((each) => each.characterId === characterId)
    const isOfPlayer = (other: string) =>
      characters.some(
        (each) => each.characterId === other && each.suid === owner?.suid && each.clientId === owner.clientId,
      )
    const bought = ledger.orders.filter(
      (order) => order.productId === productId && isOfPlayer(order.characterId),
    )
    const rule = { productId, limitType, frequency: 9, days: 30, soldOutUntilMs }
    return limitOf(rule, bought, { characterId, nowMs: nowMs() })
  }
  const limited = products.filter(({ isLimited }) => isLimited).map(({ id }) => id)

  return {
    all: (characterId: string) => limited.map((productId) => limitAt(productId, characterId)),
    /** Null for a product without a limit. */
    of: (productId: string, characterId: string) =>
      limited.includes(productId) ? limitAt(productId, characterId) : null,
    /** Limited products are sold out for a character from now on, or on sale again. */
    turn: (characterId: string) => void (soldOut.delete(characterId) || soldOut.add(characterId)),
  }
}
