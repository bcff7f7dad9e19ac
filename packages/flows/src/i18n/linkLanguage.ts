import { parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/**
 * The language that a link asked for, null without one and once the player has chosen another. `spec_lang` is kept for
 * the visit: routes do not carry it, and a reload or the way back from a login provider would lose it. `tab` is the
 * storage of this tab. Source: spec §2 "Query parameters read on entry", §4 "Language choice".
 */
export function keepLinkLanguage(tab: BrandStorage, inLink: Language | null): Language | null {
  if (inLink !== null) tab.write('linkLanguage', inLink)
  const asked = tab.read('linkLanguage', parseLanguage)
  return asked === tab.read('overruled', parseLanguage) ? null : asked
}
