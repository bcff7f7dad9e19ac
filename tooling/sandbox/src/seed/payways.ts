import type { PaymentRegion } from '@topup/domain'
import type { Insertable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { PaywayTable } from '../db/tables.ts'
import type { BrandFacts } from './brandFacts.ts'
import { channelOf } from './channels.ts'
import { currencyIn, inPortions, regionFacts } from './prices.ts'
import { applePay, methodsIn } from './methods.ts'
import type { SeedMethod } from './methods.ts'

function rowsOf(brand: BrandFacts, country: string): Insertable<PaywayTable>[] {
  const row = (each: SeedMethod, sort: number, parent: string | null): Insertable<PaywayTable>[] => {
    const channel = channelOf(each.providers, brand.providers)
    if (channel === null) return []
    return [
      {
        brand: brand.key,
        country,
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

/** Inserts the payment regions of every brand and the methods of their countries. */
export async function seedPaywaysOf(db: Database, brands: readonly BrandFacts[]): Promise<void> {
  const countriesOf = (region: PaymentRegion) => regionFacts[region].countries
  await db
    .insertInto('brand_region')
    .values(
      brands.flatMap((brand) =>
        brand.regions.map((region) => ({
          brand: brand.key,
          region,
          currency: currencyIn(region, brand.regions),
          countries: JSON.stringify(countriesOf(region)),
        })),
      ),
    )
    .execute()
  const rows = brands.flatMap((brand) =>
    [...new Set(brand.regions.flatMap(countriesOf))].flatMap((country) => rowsOf(brand, country)),
  )
  await inPortions(rows, (portion) => db.insertInto('payway').values(portion).execute())
}
