import en from '@topup/locales/en.json'
import { formatNumber, isolate } from '@topup/domain'
import type { Language } from '@topup/domain'
import { createInstance } from 'i18next'
import type { Messages, Translator } from '../i18n/translator.ts'

/** The texts of one language. */
export interface FakeTexts {
  readonly language: Language
  readonly messages: Messages
}

/**
 * Makes a translator with the English texts, or those given, loaded at once; `loadable` are the languages that
 * `change` finds.
 */
export function createFakeTranslator(
  loadable: readonly Language[] = ['en', 'ja'],
  texts: FakeTexts = { language: 'en', messages: en },
): Translator {
  let { language } = texts
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: {
      ja: { translation: en },
      [language]: { translation: texts.messages },
      en: { translation: en },
    },
    interpolation: { escape: (value: string) => isolate(value, language) },
    returnNull: false,
  })
  i18n.services.formatter?.add('number', (value: number) => formatNumber(value, language))
  return {
    i18n,
    t: i18n.t,
    language: () => language,
    ready: Promise.resolve(),
    change: async (wanted) => {
      if (!loadable.includes(wanted)) return false
      language = wanted
      await i18n.changeLanguage(wanted)
      return true
    },
  }
}
