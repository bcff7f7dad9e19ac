import type { Language } from '@topup/domain'
import type { i18n as I18n } from 'i18next'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { keptTextsKey } from './keptTexts.ts'

const expiryDays = 30

/**
 * Keeps the texts that are shown, now and after each change of language, for a visit whose texts cannot be loaded.
 * Source: spec §8, faults B-09.
 */
export function keepTexts({
  translator,
  brandStorage,
}: {
  readonly translator: { readonly i18n: I18n; language(): Language }
  readonly brandStorage: BrandStorage
}): void {
  const { i18n } = translator
  const keep = () => {
    const language = translator.language()
    const messages: unknown = i18n.getResourceBundle(language, 'translation')
    if (messages !== undefined) brandStorage.write(keptTextsKey, { language, messages }, expiryDays)
  }
  keep()
  i18n.on('languageChanged', keep)
}
