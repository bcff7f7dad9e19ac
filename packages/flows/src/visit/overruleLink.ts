import { parseLanguage } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/**
 * Makes the player's choice of a language override the link's language in this tab, also after a reload of the
 * link's own address. Source: spec §4 "Language choice".
 */
export function overruleLink(tab: BrandStorage): void {
  tab.write('overruled', tab.read('linkLanguage', parseLanguage))
}
