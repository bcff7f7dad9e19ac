import { addressOf, entryOfBillingNo, openEntryOfProduct } from '@topup/domain'
import type { Product, JournalEntry } from '@topup/domain'
import { accountOf } from '../../store/state/sessionStore.ts'
import type { Services } from '../../store/services.ts'
import { availabilityOf } from './availabilityOf.ts'

/**
 * Handles the tap on a product: opens its recharge, or what the player must do first. Source: spec §4 "Limited
 * goods", §6, decision 46.
 */
export function openProduct(
  services: Pick<
    Services,
    'catalogue' | 'clock' | 'journal' | 'popups' | 'selection' | 'session' | 'toasts' | 'translator'
  >,
  product: Product,
): void {
  const { popups, session, selection, toasts, translator, journal } = services
  removeErrorToasts(services)
  selection.getState().change((held) => ({ ...held, productId: product.productId }))
  if (accountOf(session.getState()) === null) return popups.getState().push({ kind: 'login' })
  const { server, character } = selection.getState().selection
  if (server === null || character === null) return popups.getState().push({ kind: 'serverCharacter' })
  if (product.price === null) return toasts.getState().show('error', translator.t('error.priceUnknown'))

  const availability = availabilityOf(services, product)
  switch (availability.kind) {
    case 'limitReached':
      return toasts.getState().show('info', translator.t('error.limitReached'))
    case 'unpaid':
      return showUnpaid(services, availability.billingNo, () => {
        const { clientId } = session.getState()
        const recipient = { clientId, server, character }
        return openEntryOfProduct(journal.getState().journal, recipient, product.productId)
      })
    case 'limitUnknown':
      // The answer usually arrives while the player chooses how to pay; if not, Buy waits for it.
      if (!services.catalogue.getState().isAskingLimits) return void askLimitsAgain(services, product)
      return popups.getState().push({ kind: 'recharge', productId: product.productId })
    case 'buyable':
      return popups.getState().push({ kind: 'recharge', productId: product.productId })
  }
}

/**
 * Shows the unpaid order of a product. The service may know of an order that this device does not, and may report it
 * without its number; then it is the open one that `find` finds here. Source: decision 46.
 */
function showUnpaid(
  { popups, toasts, translator, journal }: Pick<Services, 'journal' | 'popups' | 'toasts' | 'translator'>,
  billingNo: string | null,
  find: () => JournalEntry | null,
): void {
  if (billingNo !== null && entryOfBillingNo(journal.getState().journal, billingNo)?.kind !== 'ordered')
    return popups.getState().push({ kind: 'named', order: billingNo })
  const open = find()
  const order = billingNo ?? (open && addressOf(open))
  if (order === null) return toasts.getState().show('error', translator.t('error.unpaidOrder'))
  popups.getState().push({ kind: 'result', order })
}

/**
 * Without the limits no limited product is sold; the shelf shows the state of the request. Source: decision
 * 49.
 */
async function askLimitsAgain(
  services: Pick<
    Services,
    'catalogue' | 'clock' | 'journal' | 'selection' | 'session' | 'toasts' | 'translator'
  >,
  product: Product,
): Promise<void> {
  const { catalogue, toasts, translator } = services
  await catalogue.getState().loadLimits()
  if (availabilityOf(services, product).kind === 'limitUnknown')
    toasts.getState().show('error', translator.t('error.limitUnknown'))
}

/**
 * Errors stay until the player closes them, so a message about one product must not stay over the price of another.
 */
function removeErrorToasts({ toasts, translator }: Pick<Services, 'toasts' | 'translator'>): void {
  const rejections = [
    translator.t('error.unpaidOrder'),
    translator.t('error.priceUnknown'),
    translator.t('error.limitUnknown'),
  ]
  for (const { id, text } of toasts.getState().messages) {
    if (rejections.includes(text)) toasts.getState().dismiss(id)
  }
}
