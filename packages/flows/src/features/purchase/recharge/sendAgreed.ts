import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckedCard } from '../checkout/cardStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { isOfOtherPlayer } from '../../../store/isOfOtherPlayer.ts'
import { confirmCard } from './card/confirmCard.ts'
import { sendOrder } from './sendOrder.ts'
import { showPaidUnseen } from './paidUnseen.ts'
import { showErrorToast } from './showErrorToast.ts'
import { snapshotNow } from './snapshotNow.ts'
import type { FrozenAttempt } from './buyAttempt.ts'
import { blockedBy, promptForMissing } from './blockedCheck.ts'
import { mayBeForgotten, tellOfStorage } from './storageCheck.ts'
import { termsOf } from './termsCheck.ts'

/** Sends what passed all checks; a card is confirmed first, because there is no page on which the player could cancel. */
export async function sendAgreed(attempt: FrozenAttempt): Promise<void> {
  const { card } = attempt.answers
  return card === null ? send(attempt, attempt.snapshot) : confirmAndSend(attempt, card)
}

async function confirmAndSend(attempt: FrozenAttempt, { cardValue }: CheckedCard): Promise<void> {
  const { services, agreed } = attempt
  if ((await confirmCard(services, { snapshot: agreed, cardValue })) !== 'confirm') return
  // While the question was open, an open order may have been paid, and it may have become known that the product cannot
  // be bought.
  services.journal.getState().reload()
  if (showPaidUnseen(services)) return
  const closed = blockedBy(services)
  if (closed !== null) return promptForMissing(services, closed)
  const now = snapshotNow(services, cardValue)
  if (!now.ok || termsOf(agreed) !== termsOf(now.value)) return showErrorToast(services, 'error.priceChanged')
  await send(attempt, now.value)
}

async function send(attempt: FrozenAttempt, snapshot: PurchaseSnapshot): Promise<void> {
  const { services, answers } = attempt
  const { card } = answers
  const acknowledged = new Set([...answers.acknowledged, ...ofOtherPlayers(services)])
  const order = { snapshot, acknowledged, card, mayBeForgotten: mayBeForgotten(services) }
  if ((await sendOrder(services, order)) === 'notKept') await tellOfStorage(attempt)
}

/** Intents of other accounts' orders, which this player is not warned of. Source: decision 48. */
function ofOtherPlayers({
  journal,
  session,
}: Pick<CheckoutServices, 'journal' | 'session'>): readonly string[] {
  return journal
    .getState()
    .journal.filter((entry) => isOfOtherPlayer(entry, session.getState()))
    .map(({ snapshot }) => snapshot.intentId)
}
