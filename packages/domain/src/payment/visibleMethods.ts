import type { Platform } from '../brand/brandConfig.ts'
import { sortStable } from '../base/sortStable.ts'
import { channelIds } from './channelIds.ts'
import { isPriceAllowed } from './isPriceAllowed.ts'
import type { MethodRegion, PaymentMethod, PaymentOption } from './paymentMethod.ts'

/** What decides which methods a player sees. `priceMinor` is the product's price in hundredths. */
export interface MethodContext {
  readonly priceMinor: number
  readonly platform: Platform
  /** Channels to leave out, because this build has no provider for them. A method without a channel is not affected. */
  readonly skippedChannelIds: ReadonlySet<number | null>
}

/**
 * The methods of one region that can be chosen, by their numeric sort. A method needs an icon and a price in
 * range; one with sub-methods needs any one of them in range and keeps only those. Apple Pay on Payermax shows
 * on iOS alone. A method without a channel id stays: choosing it shows "Channel id does not exist".
 * Source: spec §5 "Method visibility", §9 "Methods are sorted by the numeric sort field".
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

function isOffered(option: PaymentOption, { platform, skippedChannelIds }: MethodContext): boolean {
  const { iconUrl, channelId, name } = option
  if (iconUrl === null || skippedChannelIds.has(channelId)) return false
  return platform === 'ios' || channelId !== channelIds.payermax || !isApplePay(name)
}

function isInRange(option: PaymentOption, { priceMinor }: MethodContext): boolean {
  return isPriceAllowed(priceMinor, option.minMinorUnits, option.maxMinorUnits)
}

/** The wire has no field for the wallet, so it is recognised by its name, however spaced. */
function isApplePay(name: string): boolean {
  return /apple[\s_-]*pay/i.test(name)
}

function bySort(a: PaymentOption, b: PaymentOption): number {
  return a.sort - b.sort
}
