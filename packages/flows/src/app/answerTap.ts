import type { EarlyTap } from '../early/earlyVisit.ts'
import { openProduct } from '../features/products/openProduct.ts'
import { findProduct } from '../store/findProduct.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/** Does what the player tapped before the store was there. Source: decision 18. */
export function answerTap(services: Services, tap: EarlyTap): void {
  if (services.popups.getState().open.length > 0) return
  const isGuest = accountOf(services.session.getState()) === null
  if (tap.kind === 'destination')
    return services.popups.getState().push({ kind: isGuest ? 'login' : 'serverCharacter' })
  const { products } = services.catalogue.getState()
  // What was tapped is of the last visit, and nobody knows yet whether it is still sold.
  if (products.kind === 'loading')
    return services.toasts.getState().show('info', services.translator.t('product.checkFirst'))
  const product = findProduct(products, tap.productId)
  if (product !== null) return openProduct(services, product)
  // Of the last visit, and not sold any more.
  services.toasts.getState().show('info', services.translator.t('product.gone', { product: tap.name }))
}
