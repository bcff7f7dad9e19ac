import type {
  CardParameters,
  CardProvider,
  DropInKey,
  LinkProvider as LinkRow,
  PaymentProvider as ProviderRow,
} from '@topup/api-client'

/** A provider that is paid on its own page, or in one of the drop-ins that there are. Source: spec §7 "Payment starters". */
export type LinkProvider = LinkRow<DropInKey>

/** A payment provider that a brand's app may import; what an app does not import is not in its bundle. */
export type PaymentProvider = ProviderRow<DropInKey>

/**
 * A card provider together with the card that pays; `card` is a secret and is never stored or logged.
 * Source: decision 34.
 */
export interface CardTender {
  readonly kind: 'cardTender'
  readonly provider: CardProvider
  readonly card: CardParameters
}

/** Finds the provider of a channel; undefined means "Channel id does not exist". Source: spec §8 "User messages". */
export const providerOfChannel = (
  providers: readonly PaymentProvider[],
  channelId: number,
): PaymentProvider | undefined => providers.find((provider) => provider.channelIds.includes(channelId))

/** Whether a drop-in of these providers opens by the brand's card script. Source: decision 98. */
export const needsCardScript = (providers: readonly PaymentProvider[], dropIn: string): boolean =>
  providers.some(
    (provider) =>
      provider.kind === 'link' && provider.dropIn === dropIn && provider.dropInNeeds === 'cardScript',
  )
