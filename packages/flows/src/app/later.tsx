import type { Account, Language } from '@topup/domain'
import type { i18n as I18n, TFunction } from 'i18next'
import { followOtherTabs } from '../features/account/followOtherTabs.ts'
import { followPageLanguages } from '../features/account/followPageLanguages.ts'
import { followBrandColor } from '../features/brandColor/followBrandColor.ts'
import { keepProducts } from '../features/products/keepProducts.ts'
import { keptTextsKey } from '../i18n/translator.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { addCardScript } from '../platform/cardScript.ts'
import { ledAwayKey } from '../platform/payWindow.ts'
import { setTypeface } from '../platform/typeface.ts'
import { closeOnBack } from '../popups/closeOnBack.ts'
import { cardScriptFor } from '../store/cardScriptFor.ts'
import { loadCode } from '../store/loadCode.ts'
import type { Services } from '../store/services.ts'
import { type StoreApp, dialogCode } from './createServices.ts'
import type { KeptStore } from './keepStore.ts'
import { signs } from './productsToReplace.ts'
import { showEventOnce } from './showEventOnce.ts'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import type { StoreKind } from './startStore.tsx'
export { startSending } from '../features/tracking/startSending.ts'
export { PageEnd } from '../frame/PageEnd.tsx'
export { ToastList } from '../frame/ToastList.tsx'
export { continueSheet } from './continueSheet.ts'

/** The code of the login is rarely needed here. Without it nobody is logged in, as before. */
const startLater = (services: Services, account: Account) =>
  dialogCode().then(({ startAs }) => startAs(services, account), ignore)

/**
 * Starts what the store follows as long as it is open, when the page is idle. Keeps its texts for a time when they cannot
 * be loaded, and its goods. Shows the event once. Returns a function that stops following. Source: faults A-14, B-09.
 */
export function startFollowing(services: Services): () => void {
  keepTexts(services)
  const stops = [
    followOtherTabs(services, window, (account) => void startLater(services, account)),
    followPageLanguages(services, navigator),
    showEventOnce(services, window),
    keepProducts(services),
    keepOfflineLater(services),
    closeOnBack(services, window),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Starts what an open store does when its first screen has all that it needs. Source: decisions 73 and 83. */
export function startIdle({ brand, theme, typeface }: StoreApp, services: Services): void {
  // It is rare, so its code comes with that of popups.
  if (services.tab.read(ledAwayKey, () => true) !== null)
    dialogCode()
      .then(({ sayLedAway }) => sayLedAway(services))
      .catch(ignore)
  // Without its file the system's typeface stays.
  if (typeface !== undefined) setTypeface(typeface, window).catch(() => undefined)
  addCardScriptLater(brand, services)
  followBrandColor(services, theme, () =>
    import('@topup/ui-kit/theme').then(({ deriveTheme, twinOf }) => ({ deriveTheme, twinOf })),
  )
}

function addCardScriptLater(brand: StoreApp['brand'], { device }: Services): void {
  const cardScript = cardScriptFor(brand, device)
  if (cardScript === null) return
  whenLoaded(() => {
    try {
      addCardScript(cardScript, window)
    } catch {
      // The store sells without it.
    }
  })
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}

/** The code is fetched at that sign for popups, too. Apart from the default value, in which Chromium 73 can read no `await`. */
const keeping = (services: KeptStore) => async (signal: AbortSignal) =>
  (await loadCode(dialogCode, services.clock, signal)).keepStore(services, signal)

/**
 * Has the store kept for a visit without a network from a first sign of the player on: a visit that only looks pays nothing for
 * it. Returns a function that calls it off. Source: decisions 93 and 97.
 */
export function keepOfflineLater(
  services: KeptStore,
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  keep = keeping(services),
): () => void {
  const over = new AbortController()
  const begin = () => {
    stop()
    keep(over.signal).catch(ignore)
  }
  const stop = () => signs.forEach((sign) => browser.removeEventListener(sign, begin, true))
  for (const sign of signs) browser.addEventListener(sign, begin, { capture: true, passive: true })
  return () => {
    stop()
    over.abort()
  }
}

/** The store works without, as it did before. */
const ignore = () => undefined

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

/**
 * Gives the document the title of its page, in the language of the store, and begins the page at its top. Source: spec §2 "Screens and routes".
 */
export function RouteTitles({ kind }: { readonly kind: StoreKind }) {
  const { brand } = useServices()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  useTopOfPage()
  useEffect(() => {
    document.title = documentTitle(t, { kind, path: pathname, storeName: brand.name })
  }, [brand, kind, pathname, t])
  return null
}

/**
 * A page that the player goes to begins at its top, and its heading takes focus; one that they come back to stands where they
 * left it, as the browser sees to. Source: spec §2 "Screens and routes", design.md §7 "Focus order".
 */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how !== 'PUSH') return
    window.scrollTo(0, 0)
    void dialogCode().then(({ focusPage }) => focusPage(document), ignore)
  }, [how, pathname])
}

const closed = {
  unknownOrigin: 'pages.parameterError.title',
  noRegion: 'pages.notArea.title',
  lostVisit: 'pages.reopen.title',
} as const

const pageTitles = [
  ['/', 'nav.topup'],
  ['/selectGoods', 'nav.topup'],
  ['/layoutGame', 'nav.topup'],
  ['/selectGame', 'steps.selectGame'],
  ['/recharge', 'steps.recharge'],
  ['/result', 'steps.result'],
  ['/my', 'nav.my'],
  ['/activity', 'nav.event'],
  ['/userCenter', 'vip.title'],
  ['/replenishGoods', 'paymentLink.title'],
  ['/errorReplenish', 'paymentLink.errorTitle'],
  ['/certifiedReal', 'realName.title'],
  ['/notArea', 'pages.notArea.title'],
  ['/showError', 'pages.parameterError.title'],
] as const

const titleOf = new Map<string, (typeof pageTitles)[number][1]>(pageTitles)

/**
 * The title of the document: the page first, so that tabs and screen readers tell pages apart, then the store.
 * Source: spec §2 "Screens and routes".
 */
export function documentTitle(
  t: TFunction,
  page: { readonly kind: StoreKind; readonly path: string; readonly storeName: string },
): string {
  const { kind, path, storeName } = page
  const ofPath = titleOf.get(path) ?? 'pages.notFound.title'
  return `${t(kind === 'open' ? ofPath : closed[kind])} – ${storeName}`
}
