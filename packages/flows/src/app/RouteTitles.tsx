import type { TFunction } from 'i18next'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import type { StoreKind } from './startStore.tsx'

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
 * A page that the player goes to begins at its top; one that they come back to stands where they left it, as the
 * browser sees to. Source: spec §2 "Screens and routes".
 */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0)
  }, [how, pathname])
}

const closed = {
  unknownOrigin: 'pages.parameterError.title',
  noRegion: 'pages.notArea.title',
  lostVisit: 'pages.reopen.title',
} as const

const pages = new Map([
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
] as const)

/**
 * The title of the document: the page first, so that tabs and screen readers tell pages apart, then the store.
 * Source: spec §2 "Screens and routes".
 */
export function documentTitle(
  t: TFunction,
  page: { readonly kind: StoreKind; readonly path: string; readonly storeName: string },
): string {
  const { kind, path, storeName } = page
  const ofPath = [...pages].find(([known]) => known === path)?.[1] ?? 'pages.notFound.title'
  return `${t(kind === 'open' ? ofPath : closed[kind])} – ${storeName}`
}
