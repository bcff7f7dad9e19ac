import type { ApiHosts, BrandConfig, Deployment, Language } from '@topup/domain'
import type { ArtworkFile } from '@topup/ui-kit/artworkFile'
import type { VisitBrand } from '../visit/readVisit.ts'

/** Those of them that a deployment may have for itself. Source: decision 65. */
export type EarlyFacts = Pick<VisitBrand, 'games' | 'regionByClientId'> & Pick<BrandConfig, 'newVersion'>

/** What the build passes to the early script about its store. */
export interface EarlyStart {
  readonly brand: VisitBrand &
    Pick<BrandConfig, 'key' | 'newVersion'> & {
      readonly deployments: readonly (ApiHosts &
        Pick<Deployment, 'origins' | 'environment'> & { readonly own?: Partial<EarlyFacts> })[]
    }
  /** Addresses of the texts; those of the default language are in the document. */
  readonly locales: Readonly<Partial<Record<Language, string>>>
  /** Addresses of the files with the drawings of products. */
  readonly artworkUrls: Readonly<Record<ArtworkFile, string>>
  /** Addresses of the scripts and style sheets that a tap on a product needs. */
  readonly popupUrls: readonly string[]
}
