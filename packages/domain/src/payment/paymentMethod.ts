import type { PaymentChoice } from './paymentSelection.ts'

/** Fields that a method and its sub-methods share. Amounts are in whole units of the product's currency, 0 for no bound. Source: spec §3 "Payment option". */
export interface PaymentOption {
  readonly paywayId: string
  /** Numeric channel, 10101 to 12201; null when the service sent none (the method then cannot pay). */
  readonly channelId: number | null
  readonly name: string
  /** https URL; null hides the method (spec §5 "Method visibility"). */
  readonly iconUrl: string | null
  readonly sort: number
  readonly minAmount: number
  readonly maxAmount: number
  readonly description: string
  /** Whether a coupon may be used with it. */
  readonly openCoupon: boolean
}

/** A payment method as listed, with its sub-methods (banks, wallets). */
export interface PaymentMethod extends PaymentOption {
  readonly subMethods: readonly PaymentOption[]
}

/** The methods of one country of the `country` map; `region` is its key, such as `MY`. */
export interface MethodRegion {
  readonly region: string
  readonly methods: readonly PaymentMethod[]
}

/** A method as chosen; `subMethod` is null exactly when the method has none. */
export interface PickedMethod {
  readonly method: PaymentMethod
  readonly subMethod: PaymentOption | null
}

/** The option that pays: the sub-method when there is one, else the method itself. Source: spec §3 "Payment option". */
export function optionOf({ method, subMethod }: PickedMethod): PaymentOption {
  return subMethod ?? method
}

type KeyOf = (option: PaymentOption) => string

/** What tells an option from the others in its list: one payway id may have several channels. */
export const optionKey: KeyOf = ({ paywayId, channelId }) =>
  channelId === null ? paywayId : `${paywayId}:${channelId}`

const paywayOf: KeyOf = ({ paywayId }) => paywayId

/** The one that a key names. A key of payway ids alone, as earlier releases kept it, names what no other has the ids of. */
function named<Each>(
  all: readonly Each[],
  key: string | null,
  keyOf: (each: Each, keyOfOption: KeyOf) => string,
): Each | undefined {
  const own = all.find((each) => keyOf(each, optionKey) === key)
  const [first, second] = all.filter((each) => keyOf(each, paywayOf) === key)
  return own ?? (second === undefined ? first : undefined)
}

/** The option that a key names; undefined where none is listed, or a payway id alone is that of several. */
export const optionNamed = <Option extends PaymentOption>(
  options: readonly Option[],
  key: string,
): Option | undefined => named(options, key, (option, keyOfOption) => keyOfOption(option))

const pickedKey = ({ method, subMethod }: PickedMethod, keyOf: KeyOf): string =>
  subMethod === null ? keyOf(method) : `${keyOf(method)}/${keyOf(subMethod)}`

/** The key a choice is remembered by: that of the method, or `method/subMethod`. Source: spec §3 "Order selection". */
export const rechargeKeyOf = (picked: PickedMethod): string => pickedKey(picked, optionKey)

/**
 * The method among those listed now that a stored method key names; null when there is none, so that the player
 * chooses again rather than pays with something else. Source: spec §4 "Recharge flow".
 */
export function defaultMethod(
  methods: readonly PaymentMethod[],
  rechargeKey: string | null,
): PickedMethod | null {
  return named(methods.flatMap(choicesOf), rechargeKey, pickedKey) ?? null
}

function choicesOf(method: PaymentMethod): readonly PickedMethod[] {
  if (method.subMethods.length === 0) return [{ method, subMethod: null }]
  return method.subMethods.map((subMethod) => ({ method, subMethod }))
}

/**
 * Whether an order on a channel is paid with the number and password of a prepaid card: there is no payment
 * page to open, and once the call is sent the card may be used up.
 * Source: spec §5 "in-game card, a card provider", faults M-11.
 */
export function paysByCard(channelId: number | null): boolean {
  return channelId === channelIds.inGameCard || channelId === channelIds.cardRecharge
}

/**
 * Whether the card form pays: the in-game card payway, or the card that is exchanged for a 43-point product,
 * the only method of such a product. Source: spec §4 "Card mode is entered for".
 */
export function isCardMode(choice: PaymentChoice): boolean {
  return choice.kind === 'method' && paysByCard(optionOf(choice.picked).channelId)
}

/**
 * The channels that have a rule of their own in the store. Every other channel only belongs to a starter, which
 * is named by its provider in `flows/src/features/purchase/payments`. Source: spec §9 "Payment channel ids".
 */
export const channelIds = {
  /**
   * In-game card: a prepaid card that pays an order; starter `payMyCardInGame`, directly before the two billing
   * ones.
   */
  inGameCard: 10301,
  /** A prepaid card exchanged for what it is worth: starter `card_pay`. */
  cardRecharge: 11501,
  payermax: 11801,
} as const
