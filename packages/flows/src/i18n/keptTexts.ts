import { ownValue, parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { i18n as I18n } from 'i18next'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Messages } from './messages.ts'

const key = 'texts'
const expiryDays = 30

/** The texts of one language, perhaps of an older release. */
export interface KeptTexts {
  readonly language: Language
  readonly messages: Messages
}

/** The texts that an earlier visit kept; null without any. */
export const keptTexts = (brandStorage: BrandStorage): KeptTexts | null =>
  brandStorage.read(key, (stored) => {
    const language = parseLanguage(ownValue(stored, 'language'))
    const messages = ownValue(stored, 'messages')
    if (language === null || typeof messages !== 'object' || messages === null) return null
    return { language, messages: messages as Messages }
  })

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
    if (messages !== undefined) brandStorage.write(key, { language, messages }, expiryDays)
  }
  keep()
  i18n.on('languageChanged', keep)
}
