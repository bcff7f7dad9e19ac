import { parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/**
 * The language that a link asked for; null without one, or when the player has chosen another. `spec_lang` is
 * kept for the visit, because routes do not carry it, and a reload or the return from a login provider would
 * lose it. `tab` is the storage of this tab. Source: spec §2 "Query parameters read on entry", §4 "Language
 * choice".
 */
export function keepLinkLanguage(tab: BrandStorage, inLink: Language | null): Language | null {
  if (inLink !== null) tab.write('linkLanguage', inLink)
  const asked = tab.read('linkLanguage', parseLanguage)
  return asked === tab.read('overruled', parseLanguage) ? null : asked
}
