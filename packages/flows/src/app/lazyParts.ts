import type { ComponentProps } from 'react'
import { PopupComing } from '../frame/PartLost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'
import type { LazyParts } from '../store/servicesContext.tsx'

/** What the page adds when its first screen is there. */
export const laterCode = () => import('./later.tsx')
const purchaseCode = () => import('./purchaseCode.ts')
/** No products are rare and never first. */
const noteCode = () => import('../features/products/ShelfNote.tsx')

/** Below the fold of every page. */
const pageEnd = lazyComponent(() => laterCode().then((module) => module.PageEnd), undefined, 'leftOut')

/** Only a device with orders needs this code, and the page can do without it. */
const openOrders = lazyComponent(
  () => import('../frame/openOrders/OpenOrders.tsx').then((module) => module.OpenOrders),
  undefined,
  'leftOut',
)

const shelfNote = lazyComponent(() => noteCode().then((module) => module.ShelfNote))

/** They stand in only where the list of products is late. */
export const lastProducts = lazyComponent<ComponentProps<LazyParts['LastProducts']>>(
  () => noteCode().then((module) => module.LastProducts),
  ({ otherwise }) => otherwise,
  'leftOut',
)

/** If its code cannot be loaded, a tap on a product opens the recharge, as on narrow pages. */
const orderPanel = lazyComponent(
  () => purchaseCode().then((module) => module.OrderPanel),
  undefined,
  'leftOut',
)

// In one file with `dialogCode`, which a store without screens loads as well.
export const popupLayers = lazyComponent(
  () => import('../popups/PopupLayers.tsx').then((module) => module.PopupLayers),
  PopupComing,
)

/** A guest's first tap only opens the login. */
export const orderPopups = lazyComponent(
  () => purchaseCode().then((module) => module.OrderPopups),
  PopupComing,
)

/** The parts of pages and popups whose code comes apart from the store's own. Source: decisions 78 and 93. */
export const lazyParts: LazyParts = {
  PageEnd: pageEnd.Part,
  OpenOrders: openOrders.Part,
  ShelfNote: shelfNote.Part,
  LastProducts: lastProducts.Part,
  OrderPanel: orderPanel.Part,
  PopupLayers: popupLayers.Part,
  OrderPopups: orderPopups.Part,
}
