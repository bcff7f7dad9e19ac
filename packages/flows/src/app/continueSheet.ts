import { closeOnBack } from '../popups/closeOnBack.ts'
import { findProduct } from '../store/findProduct.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { type OpenedTap, answerProduct, productsKnown, type CodeAhead } from './productsToReplace.ts'

/**
 * Goes on from a sheet that a tap has opened: it stays until a popup can take its place. If the player closed it, or another
 * popup came first, the product is chosen and no more. Source: decision 18.
 */
export async function continueSheet(
  services: Services,
  { tap, sheet, before }: OpenedTap,
  code: CodeAhead,
): Promise<void> {
  const { popups, selection } = services
  const chosen = () => selection.getState().selection.productId
  await readyFor(services, code)
  const hasNone = () => popups.getState().open.length === 0
  if (sheet.isOpen() && hasNone())
    answerProduct(services, tap, (request) => popups.getState().push(request, { continues: true }))
  else if (chosen() === before) choose(services, tap.productId)
  // Nothing opened: what there is to say stands on the page.
  if (hasNone()) sheet.close()
  // Back closes a popup from its first moment; and the sheet's entry in the history goes when nothing needs it.
  closeOnBack(services, window)
}

/** Waits for the code of what opens, so that it is drawn at once, and for today's products. */
async function readyFor(services: Services, { popups, purchase }: CodeAhead): Promise<void> {
  const { server, character } = services.selection.getState().selection
  const canPay = accountOf(services.session.getState()) !== null && server !== null && character !== null
  // If it cannot be loaded, the popup says so.
  const isThere = (canPay ? Promise.all([popups(), purchase()]) : popups()).catch(() => undefined)
  await Promise.all([isThere, productsKnown(services)])
}

function choose({ selection, catalogue }: Services, productId: string): void {
  if (findProduct(catalogue.getState().products, productId) === null) return
  selection.getState().change((held) => ({ ...held, productId }))
}
