import type { BrandFacts } from './brandFacts.ts'
import { channelOf } from './channels.ts'
import { applePay, methodsIn } from './methods.ts'
import type { SeedMethod } from './methods.ts'

/** A payment method, or a sub-method when `parentId` is set, that a brand can settle. Bounds are hundredths of US$; 0 is no bound. */
export interface Payway extends Required<
  Pick<SeedMethod, 'id' | 'name' | 'icon' | 'description' | 'min' | 'max'>
> {
  readonly parentId: string | null
  readonly channelId: number
  readonly sort: number
  readonly coupon?: true
}

/** What a brand lists in a country, as far as one of its providers settles it. */
export function paywaysIn(
  brand: Pick<BrandFacts, 'providers' | 'applePayId'>,
  country: string,
): readonly Payway[] {
  const row = (each: SeedMethod, sort: number, parentId: string | null): readonly Payway[] => {
    const channelId = channelOf(each.providers, brand.providers)
    if (channelId === null) return []
    const id = each === applePay ? (brand.applePayId ?? each.id) : each.id
    return [{ description: '', min: 0, max: 0, ...each, id, channelId, parentId, sort }]
  }
  return methodsIn(country).flatMap((each, index) => [
    ...row(each, index + 1, null),
    ...(each.sub ?? []).flatMap((sub, subIndex) => row(sub, subIndex + 1, each.id)),
  ])
}
