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
 * `channelParameter` is the provider's name for the parameter with the channel number. Source: spec §7 "Payment
 * starters".
 */
export type LinkProvider = {
  readonly kind: 'link'
  readonly key: string
  /** The channels of spec §9 that this provider handles. */
  readonly channelIds: readonly number[]
  /**
   * The drop-in that an answer may name in place of a payment URL; its code is in the pay document only (decision
   * 20).
   */
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

/**
 * Pays an order with a prepaid card, whose number and password are sent with the order. Source: spec §7 "In-game card
 * pay".
 */
export interface InGameCardProvider {
  readonly kind: 'inGameCard'
  readonly key: string
  readonly channelIds: readonly number[]
  readonly start: typeof payMyCardInGame
}

/** Exchanges a prepaid card for what it is worth. Source: spec §7 "Card recharge". */
export interface CardRechargeProvider {
  readonly kind: 'cardRecharge'
  readonly key: string
  readonly channelIds: readonly number[]
  readonly start: typeof cardPay
}

/** A provider that takes a prepaid card's number and password. */
export type CardProvider = InGameCardProvider | CardRechargeProvider

/**
 * A card provider together with the card that pays; `card` is a secret and is never stored or logged.
 * Source: decision 34.
 */
export interface CardTender {
  readonly kind: 'cardTender'
  readonly provider: CardProvider
  readonly card: CardParameters
}

/** A payment provider that a brand's app may import; what an app does not import is not in its bundle. */
export type PaymentProvider = LinkProvider | CardProvider

/** Finds the provider of a channel; undefined means "Channel id does not exist". Source: spec §8 "User messages". */
export const providerOfChannel = (
  providers: readonly PaymentProvider[],
  channelId: number,
): PaymentProvider | undefined => providers.find((provider) => provider.channelIds.includes(channelId))
