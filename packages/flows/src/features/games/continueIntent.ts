import { findProduct } from '../../store/findProduct.ts'
import type { CatalogueStore, Services } from '../../store/services.ts'
import type { PurchaseIntent } from '../../store/state/popupStack.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import { valueOr } from '../../store/state/loadable.ts'
import { openProduct } from '../products/openProduct.ts'
import { preselectCharacter } from './chooseCharacter.ts'

type Continued = Pick<
  Services,
  | 'catalogue'
  | 'entry'
  | 'journal'
  | 'navigate'
  | 'popups'
  | 'roster'
  | 'selection'
  | 'serviceClock'
  | 'session'
  | 'toasts'
  | 'tracking'
  | 'translator'
>

/** A step on the way to a product: the id of its popup, and the product. */
export interface IntentStep {
  readonly id: number
  readonly intent: PurchaseIntent
}

/**
 * Leads on after the login: shows the characters in the place of the login, and the recharge once a character is chosen,
 * which the store does itself where there is only one. `id` is null when the login left the page, and no popup is open.
 * Source: decision 70.
 */
export async function continueAfterLogin(
  services: Continued,
  { id, intent }: { readonly id: number | null; readonly intent: PurchaseIntent },
): Promise<void> {
  const shown = showCharacters(services, { id, intent })
  if (shown === null) return
  await preselectCharacter(services)
  if (!isRecipientKnown(services)) return
  await continueToRecharge(services, { id: shown, intent })
}

/**
 * Leads on when a character is chosen: shows the recharge in the place of the characters. Where the product cannot be
 * bought any more, the products are shown, with the reason. Source: decision 70.
 */
export async function continueToRecharge(services: Continued, { id, intent }: IntentStep): Promise<void> {
  const { catalogue, popups, toasts, translator } = services
  const isOpen = () => popups.getState().open.some((popup) => popup.id === id)
  // An account has products and prices of its own: those of the guest are not bought.
  await productsAnswered(catalogue)
  if (!isOpen()) return
  const { products } = catalogue.getState()
  const product = findProduct(products, intent.productId)
  if (isMeantHere(services, intent) && product !== null)
    openProduct(services, product, (request) =>
      popups.getState().swap(id, request.kind === 'recharge' ? { ...request, intent } : request),
    )
  else if (products.kind === 'ready')
    toasts.getState().show('info', translator.t('product.gone', { product: intent.name }))
  // Still there when the product was not opened.
  popups.getState().close(id)
}

/** Shows the characters in the place of the popup, and returns the id of theirs; null when the intent has ended. */
function showCharacters(
  services: Continued,
  { id, intent }: { readonly id: number | null; readonly intent: PurchaseIntent },
): number | null {
  const { popups } = services
  if (!isMeantHere(services, intent)) {
    if (id !== null) popups.getState().close(id)
    return null
  }
  if (id !== null) return popups.getState().swap(id, { kind: 'serverCharacter', intent })
  popups.getState().push({ kind: 'serverCharacter', intent })
  return popups.getState().open.at(-1)?.id ?? null
}

/** Whether the store is still the one of the tap, and somebody is logged in. */
function isMeantHere({ session }: Pick<Services, 'session'>, { clientId, region }: PurchaseIntent): boolean {
  const now = session.getState()
  return accountOf(now) !== null && now.clientId === clientId && now.region === region
}

/** An area is part of the recipient where the game has area roles. Source: spec §5 "Buy button and coupons". */
function isRecipientKnown({ selection, catalogue }: Pick<Services, 'catalogue' | 'selection'>): boolean {
  const { character, area } = selection.getState().selection
  const hasAreas = valueOr(catalogue.getState().pageConfig, null)?.isAreaRole ?? false
  return character !== null && (area !== null || !hasAreas)
}

/** Resolves when no products are on their way. */
function productsAnswered(catalogue: CatalogueStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (catalogue.getState().isAskingProducts) return
      stop()
      resolve()
    }
    const stop = catalogue.subscribe(look)
    look()
  })
}
