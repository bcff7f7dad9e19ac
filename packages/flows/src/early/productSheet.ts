import type { CardProduct } from '../features/products/cardProducts.ts'
import { fillPictures } from './fillPictures.ts'
import type { EarlyVisitor, Painting } from './paintProducts.ts'
import { sheetPart, type SheetKind } from './partNames.ts'

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
