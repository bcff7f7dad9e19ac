import {
  type BrandConfig,
  type Language,
  chooseLanguage,
  followDeviceForms,
  parseLanguage,
} from '@topup/domain'
import '@topup/ui-kit/styles/popups.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { documentTexts } from '../../i18n/documentTexts.ts'
import { type LocaleUrls, createTranslator, fetchMessages } from '../../i18n/translator.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { browserClock } from '../../platform/clock.ts'
import { languagesOf } from '../../platform/device.ts'
import { createVisibility } from '../../platform/visibility.ts'
import type { DropInModule, DropInOfFacts } from '../providers/dropInModule.ts'
import { PayDocument } from './PayDocument.tsx'
import { openPayDocument } from './receiveHandover.ts'

/** What one brand's pay document is made of. */
export interface PayApp {
  readonly brand: BrandConfig
  /** The drop-ins of the payment providers that the brand's checkout offers. */
  readonly dropIns: readonly (DropInModule | DropInOfFacts)[]
  readonly Mark: ComponentType
  readonly locales: LocaleUrls
}

/**
 * Receives what is to be paid, loads the player's language and shows the provider's form. Resolves with that language;
 * null in a frame, where nothing is shown. Source: spec §7 "loaded on demand", decision 20.
 */
export async function showPayDocument({ brand, dropIns, Mark, locales }: PayApp): Promise<Language | null> {
  const opened = await openPayDocument({ brand, dropIns }, window)
  if (opened === null) return null
  const translator = await translatorFor(
    { brand, locales, device: opened.device },
    opened.received?.handover.language,
  )
  const root = document.getElementById('root')
  if (root === null) throw new Error('#root is missing')
  createRoot(root).render(
    <I18nextProvider i18n={translator.i18n}>
      <PayDocument {...opened} storeName={brand.name} Mark={Mark} />
    </I18nextProvider>,
  )
  return translator.language()
}

/** The texts of the order's language, or of one's own where nothing was received. */
async function translatorFor(
  { brand, locales, device }: Pick<PayApp, 'brand' | 'locales'> & { readonly device: BrandStorage },
  language: Language | undefined,
) {
  followDeviceForms(languagesOf(navigator))
  const translator = createTranslator({
    language: language ?? ownLanguage(brand, device),
    fallback: brand.defaultLanguage,
    urls: locales,
    ownTexts: documentTexts(document),
    fetchMessages,
    brandStorage: device,
    clock: browserClock,
    visibility: createVisibility(document, window),
    page: document,
  })
  await translator.ready
  return translator
}

/** The language of a document that received nothing: the saved one, or one that the browser asks for. */
const ownLanguage = (brand: BrandConfig, device: BrandStorage): Language =>
  chooseLanguage({
    requested: null,
    saved: device.read('language', parseLanguage),
    browserLanguages: languagesOf(navigator),
    brand,
  })
