import { parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { Vault } from '../platform/vault.ts'

/** The language that a link asked for. */
export interface LinkLanguage {
  /** Null without one, and once the player has chosen another. */
  readonly requested: Language | null
  /** The player chooses: from then on the link does not count, also after a reload of its own address. */
  overrule(): void
}

/**
 * Keeps `spec_lang` of a link for the visit: routes do not carry it, and a reload or the way back from a login provider
 * would lose it. `tab` is the vault of this tab. Source: spec §2 "Query parameters read on entry", §4 "Language choice".
 */
export function keepLinkLanguage(tab: Vault, inLink: Language | null): LinkLanguage {
  const asked = inLink ?? tab.read('linkLanguage', parseLanguage)
  if (inLink !== null) tab.write('linkLanguage', inLink)
  return {
    requested: asked === tab.read('overruledLanguage', parseLanguage) ? null : asked,
    overrule: () => void tab.write('overruledLanguage', asked),
  }
}
