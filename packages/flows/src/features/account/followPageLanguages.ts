import { chooseLanguage, offeredLanguages, parseLanguage } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import { valueOr } from '../../store/state/loadable.ts'
import { linkLanguageOf } from '../../visit/tabLink.ts'
import { reloadInLanguage } from './reloadInLanguage.ts'

/**
 * Narrows the language to those that the page config of the chosen game allows, now and with every new config. Returns
 * a function that stops it. Source: decision 56.
 */
export function followPageLanguages(
  services: Parameters<typeof narrowLanguage>[0],
  { languages }: Pick<Navigator, 'languages'>,
): () => void {
  void narrowLanguage(services, languages)
  return services.catalogue.subscribe(({ pageConfig }, before) => {
    if (pageConfig !== before.pageConfig) void narrowLanguage(services, languages)
  })
}

/**
 * Shows the store in a language that the page config allows, chosen by the usual rule: a saved choice or a link's
 * language outside it counts for nothing, and counts again for a game that allows it. The player has not chosen the
 * new one, so it is not saved. Source: decision 56.
 */
export async function narrowLanguage(
  services: Pick<Services, 'brand' | 'brandStorage' | 'catalogue' | 'roster' | 'tab' | 'translator'>,
  browserLanguages: readonly string[],
): Promise<void> {
  const { brand, brandStorage, catalogue, tab, translator } = services
  const pageConfig = valueOr(catalogue.getState().pageConfig, null)
  if (pageConfig === null) return
  const languages = offeredLanguages(brand, pageConfig.languages)
  const [first = brand.defaultLanguage] = languages
  const wanted = chooseLanguage({
    requested: linkLanguageOf(tab),
    saved: brandStorage.read('language', parseLanguage),
    browserLanguages,
    brand: {
      languages,
      defaultLanguage: languages.includes(brand.defaultLanguage) ? brand.defaultLanguage : first,
    },
  })
  if (wanted === translator.language()) return
  if (await translator.change(wanted, 'notChosen')) reloadInLanguage(services)
}
