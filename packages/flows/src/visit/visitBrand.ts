import type { BrandConfig, BrandGame } from '@topup/domain'

/** The facts of a brand that decide how a visit begins. */
export interface VisitBrand extends Pick<
  BrandConfig,
  'regions' | 'regionByClientId' | 'languages' | 'defaultLanguage'
> {
  readonly games: readonly Pick<BrandGame, 'clientIds' | 'region'>[]
}
