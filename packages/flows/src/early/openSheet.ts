import { lockScroll } from '@topup/ui-kit/lockScroll'
import { addMarkedEntry } from '../popups/backMark.ts'
import type { EarlySheet } from './earlyVisit.ts'
import type { CardProduct } from '../features/products/cardProducts.ts'
import { fillPictures } from './fillParts.ts'
import type { EarlyVisitor, Painting } from './paintProducts.ts'
import { sheetPart, type SheetKind } from './partNames.ts'

/** What surrounds a sheet. */
export interface SheetPlace {
  /** All that is behind it. */
  readonly page: Element
  /** What the focus goes back to; null when it has gone. */
  readonly opener: () => HTMLElement | null
}

/**
 * Opens the layer of a popup over the page until the store opens its own: the title has the focus, and what is behind cannot be
 * reached. The close button, a tap beside it, Escape and Back close it. Its entry in the history is left to the store, which removes
 * one that nothing needs (`closeOnBack`): two of us stepping back would leave the page. Source: decision 18.
 */
export function openSheet(layer: HTMLElement, { page, opener }: SheetPlace): EarlySheet {
  enterHistory()
  const unlock = lockScroll()
  // Not `inert` as well, which styles every element of the page twice: what is seen of it is covered, and the focus comes back.
  page.setAttribute('aria-hidden', 'true')
  // iOS before 16 scrolls a page with hidden overflow; two fingers still enlarge.
  layer.style.touchAction = 'pinch-zoom'
  document.body.appendChild(layer)
  const focusTitle = () => layer.querySelector('h2')?.focus({ preventScroll: true })
  focusTitle()

  let isOpen = true
  const end = () => {
    isOpen = false
    removeEventListener('popstate', close)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', onFocus)
    // Taking the focus away makes the browser style the page; with its popup's marks still on it, it has little to do.
    layer.remove()
    unlock()
    page.removeAttribute('aria-hidden')
    return opener()
  }
  const close = () => {
    if (isOpen) end()?.focus({ preventScroll: true })
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (page.contains(target as Node)) focusTitle()
  }
  addEventListener('popstate', close)
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', onFocus)
  for (const part of layer.querySelectorAll('.layer__scrim, .sheet__close'))
    part.addEventListener('click', close)
  return { isOpen: () => isOpen, close, giveWay: () => (isOpen ? end() : null) }
}

/** Adds the entry that Back removes, over the address that the store would go to first: it would only replace the upper one. */
function enterHistory(): void {
  const { pathname, search } = location
  if (pathname === '/') history.replaceState(history.state, '', `/selectGoods${search}`)
  addMarkedEntry(history)
}

/** From which width on, in pixels, a recharge has its side panel (`ui-kit/src/popup/sheet.aside.css`); the store opens that. */
const widePx = 720

/**
 * The layer that a tap on a product opens before the store can: the first step that this player needs. Null where only the
 * store can tell: a recharge may be over its limit, and a point card or a wide screen needs another drawing. Source: decisions 18
 * and 70.
 */
export function productSheet(
  good: CardProduct,
  { visitor, artworkUrls, copyPart }: Painting,
): HTMLElement | null {
  const kind = nextStep(visitor)
  if (good.price === '' || innerWidth >= widePx || (kind === 'recharge' && good.isLimit)) return null
  const [layer] = copyPart(sheetPart(kind), {
    product: good.name,
    note: good.note,
    step: '1',
    count: kind === 'login' ? '3' : '2',
  })
  fillPictures(layer, good, artworkUrls)
  return layer
}

/** As `openProduct` does it. */
function nextStep({ isGuest, character, server }: EarlyVisitor): SheetKind {
  if (isGuest) return 'login'
  return character === null || server === null ? 'character' : 'recharge'
}
