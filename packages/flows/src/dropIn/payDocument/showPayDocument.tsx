import {
  type BrandConfig,
  type Language,
  brandIn,
  chooseLanguage,
  choosePayDeployment,
  followDeviceForms,
  parseLanguage,
  parsePayUrl,
  walletsIn,
} from '@topup/domain'
import '@topup/ui-kit/styles/popups.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { type LocaleUrls, createTranslator, fetchMessages } from '../../i18n/translator.ts'
import { type BrandStorage, createBrandStorage, storageOf } from '../../platform/brandStorage.ts'
import { browserClock } from '../../platform/clock.ts'
import { languagesOf } from '../../platform/device.ts'
import { createServiceClock } from '../../platform/serviceClock.ts'
import { createVisibility } from '../../platform/visibility.ts'
import { keptHandovers, payDocumentPath } from '../handover.ts'
import type { DropInModule, DropInOfFacts, ReturnDetails } from '../providers/dropInModule.ts'
import { PayDocument } from './PayDocument.tsx'
import { keepForTab, receiveHandover, storeAddress } from './receiveHandover.ts'

/** What one brand's pay document is made of. */
export interface PayApp {
  readonly brand: BrandConfig
  /** The drop-ins of the payment providers that the brand's checkout offers. */
  readonly dropIns: readonly (DropInModule | DropInOfFacts)[]
  readonly Mark: ComponentType
  readonly locales: LocaleUrls
}

/**
 * Receives what is to be paid, loads the player's language and shows the provider's form. It makes no call to the
 * store's service, and knows that service's time from the store alone. Resolves with that language; null in a frame, where nothing is shown. Source: spec §7 "loaded on
 * demand", decision 20.
 */
export async function showPayDocument({ brand, dropIns, Mark, locales }: PayApp): Promise<Language | null> {
  const serviceClock = createServiceClock(browserClock)
  const tab = createBrandStorage(brand.key, storageOf(window, 'sessionStorage'), serviceClock)
  const device = createBrandStorage(brand.key, storageOf(window, 'localStorage'), serviceClock)
  const deployment = choosePayDeployment(brand, location.origin)
  const isLocal = deployment?.environment === 'local'
  const storeOrigins = deployment?.payOrigin === undefined ? undefined : deployment.origins
  const deps = { browser: window, tab, clock: browserClock, serviceClock, storeOrigins }
  // Only a store at another origin frames it: the policy lets nobody else. Source: decision 95.
  if (window.parent !== window) {
    if (storeOrigins !== undefined) await keepForTab(deps)
    return null
  }
  const { cardScript = null } = brandIn(brand, deployment)
  const modules = dropIns.map((each) => (typeof each === 'function' ? each({ cardScript }) : each))
  const returned = readReturn({ browser: window, tab, dropIns: modules })
  // On an origin that is not in the host table nothing can be paid. Source: decision 37.
  const received = deployment === null ? null : await receiveHandover(deps)
  const handover = received?.handover ?? null
  const translator = await translatorFor({ brand, locales, device }, handover?.language)
  const payUrl = parsePayUrl(handover?.payUrl, { allowLocalHosts: isLocal })
  const root = document.getElementById('root')
  if (root === null) throw new Error('#root is missing')
  createRoot(root).render(
    <I18nextProvider i18n={translator.i18n}>
      <PayDocument
        received={received}
        module={modules.find(({ provider }) => provider === handover?.provider)}
        wallets={walletsIn(brand, deployment)}
        returned={returned}
        payUrl={payUrl.ok ? payUrl.value : null}
        storeName={brand.name}
        store={storeAddress(deps)}
        Mark={Mark}
        isLocal={isLocal}
        browser={window}
        tab={tab}
        device={device}
        clock={browserClock}
      />
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

/**
 * What a bank's page has sent back with the player, for the order that this tab left for it; null where nothing came, or
 * for no order that the tab keeps. The document's first script has taken it out of the address, into the state of this
 * entry of the history: it is there again after a reload, and nobody can read it in an address. The address names the order
 * from now on. Source: decisions 35 and 95.
 */
export function readReturn({
  browser,
  tab,
  dropIns,
}: {
  readonly browser: Pick<Window, 'history'>
  readonly tab: BrandStorage
  readonly dropIns: readonly DropInModule[]
}): ReturnDetails | null {
  const { history } = browser
  const query = queryIn(history.state)
  if (query === null) return null
  const found = keptHandovers(tab).flatMap(({ billingNo, provider, parameters }) => {
    const details = dropIns.find((each) => each.provider === provider)?.returnOf?.(query, parameters)
    return details == null ? [] : [{ billingNo, details }]
  })
  const [first, another] = found
  if (first === undefined || another !== undefined) return null
  history.replaceState(history.state, '', payDocumentPath(first.billingNo))
  return first.details
}

function queryIn(state: unknown): URLSearchParams | null {
  const kept =
    typeof state === 'object' && state !== null && 'topupReturn' in state ? state.topupReturn : null
  return typeof kept === 'string' ? new URLSearchParams(kept) : null
}
