import type { PrefetchedAnswers } from '@topup/api-client'
import { type Language, formatNumber, isolate, ownValue, parseLanguage } from '@topup/domain'
import type en from '@topup/locales/en.json'
import { type TFunction, createInstance, type i18n } from 'i18next'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import type { Visibility } from '../platform/visibility.ts'
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
  /** Those of the fallback that are there without a request; null without any. */
  ownTexts: Messages | null
  fetchMessages: FetchMessages
  brandStorage: BrandStorage
  clock: Pick<Clock, 'wait'>
  visibility: Pick<Visibility, 'onReturn'>
  page: Pick<Document, 'documentElement'>
}): Translator {
  const { urls, ownTexts, brandStorage, fallback, page } = start
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
      if (wanted !== fallback || ownTexts === null) return false
      add(wanted, ownTexts)
      return true
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

/** The first pause before texts are requested again; it doubles up to `longestPauseMs`. */
const pauseMs = 4000
const longestPauseMs = 300_000

/** What is needed where the texts of the wanted language could not be loaded. */
export interface RescueDeps {
  readonly wanted: Language
  readonly fallback: Language
  /** Requests the texts of a language; whether they are there now. */
  readonly load: (language: Language) => Promise<boolean>
  readonly add: (language: Language, messages: Messages) => void
  /** The texts of the default language that are there without a request; null without them. */
  readonly ownTexts: Messages | null
  /** Called when the texts of the wanted language are there after all; shows them in place of `held`. */
  readonly showLate: (held: Language) => void
  readonly brandStorage: BrandStorage
  readonly clock: Pick<Clock, 'wait'>
  readonly visibility: Pick<Visibility, 'onReturn'>
}

/**
 * Finds texts for a page whose own could not be loaded at the first try: by a second one, those that an earlier visit
 * kept, or those of the default language, which came along. Without any it waits, because a page without texts
 * is not drawn. The wanted texts are requested again until they are there, also as soon as the player or the network is
 * back. Resolves to the language that can be shown. Source: spec §8 "Network errors", faults B-09, decision 72.
 */
export async function rescueTexts(deps: RescueDeps): Promise<Language> {
  const { wanted, load, showLate } = deps
  if (await load(wanted)) return wanted
  const held = addTextsAtHand(deps)
  const late = askOn(deps)
  if (held === null) await late
  else void late.then(() => showLate(held))
  return held ?? wanted
}

/** Adds what is there without a request; the texts of the default language fill the gaps of older ones. */
function addTextsAtHand({ wanted, fallback, add, ownTexts, brandStorage }: RescueDeps): Language | null {
  if (ownTexts !== null) add(fallback, ownTexts)
  const kept = keptTexts(brandStorage)
  if (kept === null || (ownTexts !== null && kept.language !== wanted)) return ownTexts && fallback
  add(kept.language, kept.messages)
  return kept.language
}

/** Resolves when the wanted texts are there. */
async function askOn(deps: RescueDeps): Promise<void> {
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    await waitForChance(deps, pause)
    if (await deps.load(deps.wanted)) return
  }
}

/** Resolves after the pause, or as soon as the player or the network is back. */
function waitForChance({ clock, visibility }: RescueDeps, pause: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const stop = visibility.onReturn(() => over.abort())
    const go = () => {
      stop()
      resolve()
    }
    clock.wait(pause, over.signal).then(go, go)
  })
}

/** Under which name a browser keeps them. */
export const keptTextsKey = 'texts'

/** The texts of one language, perhaps of an older release. */
export interface KeptTexts {
  readonly language: Language
  readonly messages: Messages
}

/** The texts that an earlier visit kept; null without any. */
const keptTexts = (brandStorage: BrandStorage): KeptTexts | null =>
  brandStorage.read(keptTextsKey, (stored) => {
    const language = parseLanguage(ownValue(stored, 'language'))
    const messages = ownValue(stored, 'messages')
    if (language === null || typeof messages !== 'object' || messages === null) return null
    return { language, messages: messages as Messages }
  })

/** The texts of one language: the keys of `locales/en.json`, plural forms as the language needs them. */
export type Messages = Readonly<Record<keyof typeof en, unknown>>
