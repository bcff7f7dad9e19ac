import type { EarlySheet, EarlyTap } from '../early/earlyVisit.ts'
import { openProduct } from '../features/products/openProduct.ts'
import { findProduct } from '../store/findProduct.ts'
import type { Services } from '../store/services.ts'
import type { PopupRequest } from '../store/state/popupStack.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/** For how long painted products hold the store back; after that the player gets the rest of it. Source: decision 77. */
export const heldBackMs = 2_000

/**
 * Waits for what replaces the painted products, so that it is never a skeleton: today's products, or those of the last visit
 * when today's are late, whose code `loadLast` fetches.
 */
export async function productsToReplace(
  services: Pick<Services, 'catalogue' | 'clock'>,
  loadLast: () => Promise<unknown>,
): Promise<void> {
  const { catalogue, clock } = services
  const over = new AbortController()
  const late = async () => {
    await clock.wait(heldBackMs / 2, over.signal)
    // Without the code for those of the last visit there is a skeleton.
    loadLast().catch(() => undefined)
    await clock.wait(heldBackMs / 2, over.signal)
    catalogue.setState({ isLate: true })
  }
  // The rejection is the end of the wait.
  await Promise.race([productsKnown(services), late().catch(() => undefined)])
  over.abort()
}

/** Resolves when the products are loaded or have failed to load. */
export function productsKnown({ catalogue }: Pick<Services, 'catalogue'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (catalogue.getState().products.kind === 'loading') return
      stop()
      resolve()
    }
    const stop = catalogue.subscribe(look)
    look()
  })
}

/** A tap on a painted product. */
type ProductTap = Extract<EarlyTap, { readonly kind: 'product' }>

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

/** The code that is fetched before a tap needs it. */
export interface CodeAhead {
  readonly popups: () => Promise<unknown>
  /** Everything from the recharge popup to the result. */
  readonly purchase: () => Promise<unknown>
}

/** The first events of somebody who does more than look; old phones have touches where others have pointers. */
export const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Fetches the code of popups at the first sign of a player, and that of a payment when one is near: for a player who is logged
 * in, as soon as that is so, and over the first popup. A visit that only looks fetches neither. A failure is handled when a
 * popup opens. Source: decision 93, performance.md "What is fetched when".
 */
export function fetchAhead(
  { popups, session }: Pick<Services, 'popups' | 'session'>,
  code: CodeAhead,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  idle: (task: () => void) => unknown = whenIdle,
): void {
  const fetchPopups = () => {
    for (const sign of signs) page.removeEventListener(sign, fetchPopups, true)
    code.popups().catch(() => undefined)
  }
  const fetchPurchase = () => {
    for (const stop of stops) stop()
    idle(() => {
      fetchPopups()
      code.purchase().catch(() => undefined)
    })
  }
  for (const sign of signs) page.addEventListener(sign, fetchPopups, { capture: true, passive: true })
  const isLoggedIn = () => accountOf(session.getState()) !== null
  const stops = [
    popups.subscribe(fetchPurchase),
    session.subscribe(() => {
      if (isLoggedIn()) fetchPurchase()
    }),
  ]
  if (isLoggedIn() || popups.getState().open.length > 0) fetchPurchase()
}
