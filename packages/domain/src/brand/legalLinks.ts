import type { Game } from '../game/game.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { LegalLinks } from './brandConfig.ts'

/**
 * The legal texts that apply to a visitor, each chosen on its own: the game's own where the game list names it,
 * else the payment region's, else the brand's.
 * Source: spec §2 "footer", §3 "Brand configuration" (some per region), "Game list item".
 */
export function legalLinks(from: {
  readonly legal: LegalLinks
  readonly region: PaymentRegion
  readonly game: Pick<Game, 'privacyUrl' | 'termsUrl'> | null
}): { readonly privacy: string; readonly terms: string } {
  const { legal, region, game } = from
  const ours = legal.byRegion?.[region] ?? legal
  return { privacy: game?.privacyUrl ?? ours.privacy, terms: game?.termsUrl ?? ours.terms }
}
