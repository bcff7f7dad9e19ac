import type { BrandConfig, Language } from '@topup/domain'
import { regionFacts, currencyIn } from '@topup/sandbox/seed/prices'
import { seedTexts } from '@topup/sandbox/seed/texts'
import type { SeedTexts } from '@topup/sandbox/seed/texts'

/** Where a store sells, as its stories show it. */
export interface Market {
  /** Prices of a brand's first region, as the sandbox has them. */
  readonly currency: string
  /** The countries of that region, as the sandbox lists them. */
  readonly countries: readonly string[]
  /** What the service calls games, products and methods in the language of the story. */
  readonly texts: SeedTexts
  /** The payment providers that the store ships. */
  readonly providers: readonly string[]
  readonly legal: BrandConfig['legal']
}

const providers = import.meta.glob<readonly string[]>('../../../../apps/*/src/brand.ts', {
  eager: true,
  import: 'providers',
})

/** The market of a brand. */
export function marketOf(brand: Pick<BrandConfig, 'key' | 'regions' | 'legal'>, language: Language): Market {
  const [region] = brand.regions
  return {
    currency: currencyIn(region, brand.regions),
    countries: regionFacts[region].countries,
    texts: seedTexts[language],
    providers: providers[`../../../../apps/${brand.key}/src/brand.ts`] ?? [],
    legal: brand.legal,
  }
}
