import { sortStable } from '../base/sortStable.ts'
import type { MethodsApart, Platform } from '../brand/brandConfig.ts'
import { type MethodRegion, type PaymentMethod, type PaymentOption, channelIds } from './paymentMethod.ts'

/** What decides which methods a player sees. `amount` is the product's price in whole units. */
export interface MethodContext {
  readonly amount: number
  readonly platform: Platform
  /** Channels to leave out, because this build has no provider for them. A method without a channel is not affected. */
  readonly skippedChannelIds: ReadonlySet<number | null>
  /** Methods with a rule of their own, by id. */
  readonly apart?: MethodsApart | undefined
}

/**
 * The methods of one region that can be chosen, by their numeric sort. A method needs an icon and a price in
 * range; one with sub-methods needs any one of them in range and keeps only those. Apple Pay on Payermax shows
 * on iOS alone, and the local provider's nowhere. A method without a channel id stays: choosing it shows "Channel id
 * does not exist". Source: decision 110, spec §5 "Method visibility", §9 "Methods are sorted by the numeric sort field".
 */
export function visibleMethods(
  methods: readonly PaymentMethod[],
  context: MethodContext,
): readonly PaymentMethod[] {
  const visible = methods.flatMap((method) => {
    if (!isOffered(method, context)) return []
    if (method.subMethods.length === 0) return isInRange(method, context) ? [method] : []
    const subMethods = method.subMethods.filter((sub) => isOffered(sub, context) && isInRange(sub, context))
    return subMethods.length === 0 ? [] : [{ ...method, subMethods: sortStable(subMethods, bySort) }]
  })
  return sortStable(visible, bySort)
}

/** The regions with at least one method to choose, in the order received. Source: spec §5 "Method visibility". */
export function visibleRegions(
  regions: readonly MethodRegion[],
  context: MethodContext,
): readonly MethodRegion[] {
  return regions
    .map(({ region, methods }) => ({ region, methods: visibleMethods(methods, context) }))
    .filter(({ methods }) => methods.length > 0)
}

/**
 * Why none of these methods can be chosen: `price` when another price has one, `picture` when all that could be used
 * came without a picture, else `none`. Source: spec §5 "Method visibility", decision 110.
 */
export type NoMethodReason = 'none' | 'price' | 'picture'

/** The reason to give where `visibleRegions` is empty. */
export function whyNoMethod(regions: readonly MethodRegion[], context: MethodContext): NoMethodReason {
  const hasOne = (change: Partial<PaymentOption>) =>
    visibleMethods(
      regions
        .flatMap(({ methods }) => methods)
        .map((method) => ({
          ...method,
          ...change,
          subMethods: method.subMethods.map((sub) => ({ ...sub, ...change })),
        })),
      context,
    ).length > 0
  if (hasOne(anyPrice)) return 'price'
  return hasOne({ ...anyPrice, iconUrl: '' }) ? 'picture' : 'none'
}

const anyPrice = { minAmount: 0, maxAmount: 0 }

function isOffered(
  { iconUrl, channelId, paywayId }: PaymentOption,
  { platform, skippedChannelIds, apart = {} }: MethodContext,
): boolean {
  if (iconUrl === null || skippedChannelIds.has(channelId)) return false
  if (channelId === apart.localProviderChannelId) return false
  return platform === 'ios' || channelId !== channelIds.payermax || paywayId !== apart.payermaxApplePayId
}

function isInRange(option: PaymentOption, { amount }: MethodContext): boolean {
  return isPriceAllowed(amount, option.minAmount, option.maxAmount)
}

function bySort(a: PaymentOption, b: PaymentOption): number {
  return a.sort - b.sort
}

/**
 * Whether a channel accepts this price. A bound of 0 or less means "none"; as no price is below 0, such a lower
 * bound holds by itself. All amounts are whole units of the product's currency; both bounds are inclusive.
 * Source: spec §5 "Payment channel price filter".
 */
export function isPriceAllowed(amount: number, minAmount: number, maxAmount: number): boolean {
  return amount >= minAmount && (maxAmount <= 0 || amount <= maxAmount)
}

/** A heading that methods are gathered under. Source: spec §9 "Channel grouping". */
export type PaymentGroup =
  | 'internetBank'
  | 'banking'
  | 'eWallet'
  | 'prepaidCard'
  | 'molPoints'
  | 'ininal'
  | 'trueWallet'
  | 'linePay'
  | 'trueMoney'
  | 'twelveCall'

const groupIds: readonly (readonly [PaymentGroup, readonly number[]])[] = [
  ['internetBank', [128, 129, 130, 131, 132, 133, 134, 136, 137, 138, 139, 140, 141]],
  ['banking', [91, 92, 93, 94, 121]],
  ['eWallet', [1]],
  ['prepaidCard', [3]],
  ['molPoints', [605]],
  ['ininal', [127]],
  ['trueWallet', [143]],
  ['linePay', [142]],
  ['trueMoney', [602]],
  ['twelveCall', [601]],
]

const groups: ReadonlyMap<string, PaymentGroup> = new Map(
  groupIds.flatMap(([group, ids]) => ids.map((id) => [String(id), group] as const)),
)

/** The group of a payway id as sent, or null when it stands alone. Source: spec §9 "Channel grouping". */
export function paymentGroup(paywayId: string): PaymentGroup | null {
  return groups.get(paywayId) ?? null
}
