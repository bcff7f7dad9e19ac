import type { BrandFacts } from './brandFacts.ts'
import { channelOf } from './channels.ts'
import { applePay, methodsIn } from './methods.ts'
import type { SeedMethod } from './methods.ts'

/** A payment method, or a sub-method when `parent_id` is set. Bounds are hundredths of US$; 0 is no bound. */
export interface Payway {
  readonly payway_id: string
  readonly parent_id: string | null
  readonly channel_id: number
  readonly name: string
  readonly icon: string
  readonly sort: number
  readonly min_minor: number
  readonly max_minor: number
  readonly description: string
  readonly open_coupon: boolean
}

/** What a brand lists in a country, as far as one of its providers settles it. */
export function paywaysIn(brand: BrandFacts, country: string): readonly Payway[] {
  const row = (each: SeedMethod, sort: number, parent: string | null): readonly Payway[] => {
    const channel = channelOf(each.providers, brand.providers)
    if (channel === null) return []
    return [
      {
        payway_id: each === applePay ? (brand.applePayId ?? each.id) : each.id,
        parent_id: parent,
        channel_id: channel,
        name: each.name,
        icon: `/assets/payways/${each.icon}.svg`,
        sort,
        min_minor: each.min ?? 0,
        max_minor: each.max ?? 0,
        description: each.description ?? '',
        open_coupon: each.coupon === true,
      },
    ]
  }
  return methodsIn(country).flatMap((each, index) => [
    ...row(each, index + 1, null),
    ...(each.sub ?? []).flatMap((sub, subIndex) => row(sub, subIndex + 1, each.id)),
  ])
}
