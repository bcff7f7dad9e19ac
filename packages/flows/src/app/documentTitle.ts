import type { TFunction } from 'i18next'
import type { StoreKind } from './startStore.tsx'

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
