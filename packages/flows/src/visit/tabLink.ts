import { parseLanguage, parsePaymentRegion, readText } from '@topup/domain'
import type { Entry, Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/** What the link of this tab asks for, also on routes that do not carry it. */
export interface TabLink {
  /** What the address says, and where it says nothing, what the link of this tab said. */
  readonly entry: Entry
  /** The language of the link; null without one, or when the player has chosen another. */
  readonly language: Language | null
  /** Whether the link names a recipient that it did not name before in this tab. */
  readonly namesNewRecipient: boolean
}

/**
 * Keeps for the tab what its link asks for: game, payment region, language and recipient. Routes do not carry
 * them, so a reload, or the return from a login provider, would lose them. The next link replaces them, also
 * with nothing; only the language stays until a link names another. What the player chooses in place of them
 * counts until then, also at the link's own address. `tab` is the storage of this tab; its keys are read by
 * other releases. Source: decisions 17 and 54, spec §2 "Query parameters read on entry".
 */
export function linkOfTab(tab: BrandStorage, entry: Entry): TabLink {
  const { clientId, region, language, areaId, serverId, characterId } = entry
  const debt = entry.paymentLinkId ?? entry.rpClientId
  const isNew = (key: string, own: string | null) => own !== null && own !== tab.read(key, readText)
  const isOtherGame = isNew('linkGame', clientId)
  const isLink = clientId !== null || isNew('linkDebt', debt)
  const namesRecipient = isLink || (areaId ?? serverId ?? characterId) !== null
  const namesNewRecipient =
    characterId !== null &&
    (isNew('linkCharacter', characterId) || isNew('linkServer', serverId) || isNew('linkArea', areaId))
  if (isOtherGame) tab.remove('game')
  if (isOtherGame || isNew('linkRegion', region)) tab.remove('chosenRegion')

  const keep = <T>(key: string, own: T | null, parse: (stored: unknown) => T | null, replaces: boolean) => {
    if (own !== null) tab.write(key, own)
    else if (replaces) tab.remove(key)
    else return tab.read(key, parse)
    return own
  }
  keep('linkLanguage', language, parseLanguage, false)
  keep('linkDebt', debt, readText, clientId !== null)
  return {
    entry: {
      ...entry,
      clientId: keep('linkGame', clientId, readText, isLink),
      region: keep('linkRegion', region, parsePaymentRegion, isLink),
      areaId: keep('linkArea', areaId, readText, namesRecipient),
      serverId: keep('linkServer', serverId, readText, namesRecipient),
      characterId: keep('linkCharacter', characterId, readText, namesRecipient),
    },
    language: linkLanguageOf(tab),
    namesNewRecipient,
  }
}

/** The language of this tab's link; null without one, or when the player has chosen another. Source: decision 17. */
export function linkLanguageOf(tab: Pick<BrandStorage, 'read'>): Language | null {
  const asked = tab.read('linkLanguage', parseLanguage)
  return asked === tab.read('overruled', parseLanguage) ? null : asked
}
