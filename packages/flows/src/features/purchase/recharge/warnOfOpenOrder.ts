import {
  addressOf,
  entryOfIntent,
  factsOf,
  isIntent,
  isPaymentLinkOrder,
  isUnknownPurchase,
  reportedOf,
} from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot } from '@topup/domain'
import type { Services } from '../../../store/services.ts'

/**
 * Asks before a second order while one is open, and meanwhile queries the open one: when it ends, the question does too,
 * and the order is shown. Only an order of the same product is ordered "again". Source: decisions 27 and 28, faults M-04.
 */
export async function warnOfOpenOrder(
  services: Pick<Services, 'journal' | 'popups' | 'translator' | 'poller'>,
  { open, wanted }: { readonly open: JournalEntry; readonly wanted: PurchaseSnapshot },
): Promise<'showOrder' | 'orderAnew' | 'nothing'> {
  const { journal, popups, translator, poller } = services
  const { product, character } = factsOf(open)
  void poller.refreshOpen()
  const asked = popups.getState().confirm({
    title: translator.t('confirm.openOrder.title'),
    text: translator.t('confirm.openOrder.text', {
      product: product ?? (isIntent(open) ? translator.t('my.unreadOrder') : addressOf(open)),
      character: character ?? '–',
    }),
    confirmLabel: translator.t('confirm.openOrder.show'),
    cancelLabel: translator.t(
      isSameProduct(open, wanted) ? 'confirm.openOrder.again' : 'confirm.openOrder.other',
    ),
    tone: 'plain',
  })
  const [question] = popups.getState().open.slice(-1)
  let hasEnded = false
  const stop = journal.subscribe((state) => {
    hasEnded ||= entryOfIntent(state.journal, open.snapshot.intentId)?.kind === 'final'
    if (hasEnded && question !== undefined) popups.getState().close(question.id)
  })
  const answer = await asked
  stop()
  if (hasEnded) return 'showOrder'
  return answer === 'confirm' ? 'showOrder' : answer === 'cancel' ? 'orderAnew' : 'nothing'
}

/**
 * Whether the open order may be for the product that the player wants to buy; of some orders it is not known. Payment
 * links name no product: each owes something of its own.
 */
function isSameProduct(open: JournalEntry, wanted: PurchaseSnapshot): boolean {
  const reported = reportedOf(open)
  const { productId } = wanted.product
  const [ofOpen, ofWanted] = [open.snapshot.recipient, wanted.recipient]
  if (isPaymentLinkOrder(ofOpen) || isPaymentLinkOrder(ofWanted)) return ofOpen.suid === ofWanted.suid
  if (reported === null && isUnknownPurchase(open.snapshot)) return true
  const ordered = reported === null ? open.snapshot.product.productId : reported.productId
  return ordered === null || ordered === productId
}
