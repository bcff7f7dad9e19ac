import type { EarlySheet, EarlyTap } from '../early/earlyVisit.ts'
import { openProduct } from '../features/products/openProduct.ts'
import { findProduct } from '../store/findProduct.ts'
import type { Services } from '../store/services.ts'
import type { PopupRequest } from '../store/state/popupStack.ts'

/** A tap on a painted product. */
export type ProductTap = Extract<EarlyTap, { readonly kind: 'product' }>

/** A tap that has opened a sheet. */
export interface OpenedTap {
  readonly tap: ProductTap
  readonly sheet: EarlySheet
  /** The product that was chosen when the store was drawn. */
  readonly before: string | null
}

/** Opens the product that was tapped, or says why it cannot be opened. */
export function answerProduct(
  services: Services,
  tap: ProductTap,
  open?: (request: PopupRequest) => void,
): void {
  const { catalogue, toasts, translator } = services
  const { products } = catalogue.getState()
  // The page says it already.
  if (products.kind === 'failed') return
  // What was tapped is of the last visit, and nobody knows yet whether it is still sold.
  if (products.kind === 'loading') return toasts.getState().show('info', translator.t('product.checkFirst'))
  const product = findProduct(products, tap.productId)
  if (product !== null) return openProduct(services, product, open)
  // Of the last visit, and not sold any more.
  toasts.getState().show('info', translator.t('product.gone', { product: tap.name }))
}
