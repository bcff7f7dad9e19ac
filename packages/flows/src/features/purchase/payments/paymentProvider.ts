import type {
  CardParameters,
  cardPay,
  Endpoint,
  payMyCardInGame,
  payRequestWithChannel,
  payRequestWithChannelId,
  payStartSchema,
} from '@topup/api-client'

/**
 * A provider that is paid on its own page. `start` is the call that makes an order, sent once (decision 27);
 * `channelParameter` is what the provider calls the number of the channel. Source: spec §7 "Payment starters".
 */
export type LinkProvider = {
  readonly kind: 'link'
  readonly key: string
  /** The channels of spec §9 that this provider settles. */
  readonly channelIds: readonly number[]
  /** The drop-in that an answer may name in place of a link; its code is in the pay document alone (decision 20). */
  readonly dropIn?: string
} & (
  | {
      readonly channelParameter: 'channel_id'
      readonly start: Endpoint<typeof payRequestWithChannelId, typeof payStartSchema>
    }
  | {
      readonly channelParameter: 'channel'
      readonly start: Endpoint<typeof payRequestWithChannel, typeof payStartSchema>
    }
)

/** A prepaid card as money for an order: number and password go along with the order. Source: spec §7 "In-game card pay". */
export interface InGameCardProvider {
  readonly kind: 'inGameCard'
  readonly key: string
  readonly channelIds: readonly number[]
  readonly start: typeof payMyCardInGame
}

/** A prepaid card exchanged for what it is worth. Source: spec §7 "Card recharge". */
export interface CardRechargeProvider {
  readonly kind: 'cardRecharge'
  readonly key: string
  readonly channelIds: readonly number[]
  readonly start: typeof cardPay
}

/** A provider that takes a prepaid card's number and password. */
export type CardProvider = InGameCardProvider | CardRechargeProvider

/** A card provider together with the card that pays; `card` is a secret and is written nowhere. Source: decision 34. */
export interface CardTender {
  readonly kind: 'cardTender'
  readonly provider: CardProvider
  readonly card: CardParameters
}

/** One way of paying that a brand's app may import; what an app does not import is not in its bundle. */
export type PaymentProvider = LinkProvider | CardProvider

/** Finds who settles a channel; undefined is "Channel id does not exist". Source: spec §8 "User messages". */
export const providerOfChannel = (
  providers: readonly PaymentProvider[],
  channelId: number,
): PaymentProvider | undefined => providers.find((provider) => provider.channelIds.includes(channelId))
