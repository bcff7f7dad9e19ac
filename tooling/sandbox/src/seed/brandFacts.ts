import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig, Language } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import type { BrandApp } from '@topup/vite/apps'
import { isProvider } from './channels.ts'

/** What the publishers' service knows of one store. */
export interface BrandFacts extends Pick<BrandConfig, 'key' | 'name' | 'languages' | 'regions' | 'games'> {
  /** The language that the shop is written in first. */
  readonly language: Language
  /** Payway id of Apple Pay at Payermax. */
  readonly applePayId?: string | undefined
  /** The providers it has contracts with; `channelOf` turns them into channel ids. */
  readonly providers: readonly ProviderKey[]
}

/** A store's facts as its own folder states them. Throws for a payment provider without a row. */
export function brandFactsOf({ brand, providers }: BrandApp): BrandFacts {
  const unknown = providers.filter((provider) => !isProvider(provider))
  if (unknown.length > 0)
    throw new Error(`apps/${brand.key} pays with ${unknown.join(', ')}: list it in allProviders.ts`)
  return {
    key: brand.key,
    name: brand.name,
    language: brand.defaultLanguage,
    languages: brand.languages,
    regions: brand.regions,
    games: brand.games,
    applePayId: brand.methodsApart?.payermaxApplePayId,
    providers: [...new Set(providers.filter(isProvider))].sort(),
  }
}

/** Every store of `apps/`, by key. Nothing here lists them: a new folder is a new brand. */
export async function readBrandFacts(): Promise<readonly BrandFacts[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  return apps.map(brandFactsOf)
}
