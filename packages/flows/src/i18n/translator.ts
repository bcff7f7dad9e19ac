import type { PrefetchedAnswers } from '@topup/api-client'
import { formatNumber, isolate } from '@topup/domain'
import type { Language } from '@topup/domain'
import { createInstance } from 'i18next'
import type { i18n, TFunction } from 'i18next'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import type { Visibility } from '../platform/visibility.ts'
import { documentTexts } from './documentTexts.ts'
import type { Messages } from './messages.ts'
import { rescueTexts } from './rescueTexts.ts'
import { setPageLanguage } from './setPageLanguage.ts'

/** Where the texts of a brand's languages are: addresses of JSON files, each fetched when its language is chosen. */
export type LocaleUrls = Readonly<Partial<Record<Language, string>>>

/** After this time a file counts as lost: a page that waits for its texts shows nothing. */
const timeoutMs = 15_000

/** Fetches the texts of one language; rejects when they cannot be loaded. */
export type FetchMessages = (url: string) => Promise<Messages>

/** Fetches texts from the store's own host. They are data, not script, because a phone reads data faster. */
export const fetchMessages = async (
  url: string,
  prefetchedAnswers?: PrefetchedAnswers,
): Promise<Messages> => {
  const response = await (prefetchedAnswers?.(url) ?? fetch(url))
  const messages: unknown = await response.json()
  if (!response.ok || typeof messages !== 'object' || messages === null) throw new Error('No texts')
  return messages as Messages
}

/** The language of the page and its texts. */
export interface Translator {
  readonly i18n: i18n
  readonly t: TFunction
  language(): Language
  /** Resolves when the first language's texts are loaded; the page can be drawn from then on. */
  readonly ready: Promise<void>
  /**
   * Loads the texts, then switches the page to the language; on failure everything stays as it was. A language
   * that the player has not chosen is not saved.
   */
  change(language: Language, by?: 'notChosen'): Promise<boolean>
}

/** Makes the translator and starts to load the first language. Source: spec §9 "Languages". */
export function createTranslator(start: {
  language: Language
  fallback: Language
  urls: LocaleUrls
  fetchMessages: FetchMessages
  brandStorage: BrandStorage
  clock: Pick<Clock, 'wait'>
  visibility: Pick<Visibility, 'onReturn'>
  page: Pick<Document, 'documentElement' | 'getElementById'>
}): Translator {
  const { urls, brandStorage, fallback, page } = start
  let language = start.language
  const i18n = createInstance()
  const add = (of: Language, messages: Messages) => void i18n.addResourceBundle(of, 'translation', messages)
  const load = async (wanted: Language): Promise<boolean> => {
    const url = urls[wanted]
    if (url === undefined) return false
    try {
      const late = start.clock.wait(timeoutMs).then(() => Promise.reject(new Error('Too late')))
      add(wanted, await Promise.race([start.fetchMessages(url), late]))
      return true
    } catch {
      const brought = wanted === fallback ? documentTexts(page) : null
      if (brought !== null) add(wanted, brought)
      return brought !== null
    }
  }
  const show = (shown: Language) => {
    language = shown
    setPageLanguage(page.documentElement, shown)
  }

  const shown = async (wanted: Language) => {
    // Before the texts change: whatever is drawn again with them asks for the language.
    show(wanted)
    await i18n.changeLanguage(wanted)
  }
  const rescue = (wanted: Language): Promise<Language> =>
    rescueTexts({
      ...start,
      wanted,
      load,
      add,
      documentTexts: () => documentTexts(page),
      showLate: (held) => void (language === held && shown(wanted)),
    })

  const begin = async () => {
    await i18n.init({
      lng: language,
      fallbackLng: fallback,
      // Texts of an older release may lack one: a player never reads a key.
      parseMissingKeyHandler: () => '',
      resources: {},
      interpolation: { escape: (value: string) => isolate(value, language) },
      // Otherwise `zh-tw` is looked up as `zh-TW`, and nothing is found.
      lowerCaseLng: true,
    })
    i18n.services.formatter?.add('number', (value: number) => formatNumber(value, language))
    if (!(await load(language))) language = await rescue(language)
    await i18n.changeLanguage(language)
    show(language)
  }

  // Development alone: an edited text is on the screen at once. A build has nothing of it.
  import.meta.hot?.on('topup:texts', (edited: { readonly language: Language; readonly texts: Messages }) => {
    if (!i18n.hasResourceBundle(edited.language, 'translation')) return
    add(edited.language, edited.texts)
    i18n.emit('languageChanged', language)
  })

  return {
    i18n,
    t: i18n.t,
    language: () => language,
    ready: begin(),
    change: async (wanted, by) => {
      if (!i18n.hasResourceBundle(wanted, 'translation') && !(await load(wanted))) return false
      await shown(wanted)
      if (by === undefined) brandStorage.write('language', wanted)
      return true
    },
  }
}
