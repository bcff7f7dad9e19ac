import type { CardValue } from '@topup/api-client'
import { type PurchaseSnapshot, namesOf } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import type { ConfirmAnswer } from '../../../store/state/popupStack.ts'
import { ownerOf } from '../../../store/ownerOf.ts'
import type { CheckedCard, CheckoutServices } from '../contracts.ts'
import { showPaidInPlace, showPaidUnseen } from '../orders/paidUnseen.ts'
import {
  type Answers,
  type Attempt,
  type Check,
  type FrozenAttempt,
  blockedBy,
  blockedCheck,
  cardCheck,
  couponCheck,
  limitCheck,
  linkAccountCheck,
  loadingCheck,
  mayBeForgotten,
  offlineCheck,
  openOrderCheck,
  pageConfigCheck,
  promptForMissing,
  runChecks,
  seenCheck,
  seenNow,
  storageCheck,
  tellOfStorage,
  termsCheck,
  termsOf,
} from './buyChecks.ts'
import { cardValueText } from './cardValueText.ts'
import { snapshotNow } from './openRecharge.ts'
import { sendOrder, showErrorToast, snapshotProblemText } from './send.ts'

/**
 * Handles the tap on Buy. Everything up to sending runs inside the tap, so that the payment window may open;
 * questions are asked in popups, whose own button is then the tap. Source: spec §5, decisions 27 to 32, faults M-02.
 */
export async function buy(services: CheckoutServices): Promise<void> {
  await services.popups.getState().handleOnce(() => {
    services.toasts.getState().dismissErrors()
    services.tracking.track('clickBuy', { product: services.recharge.getState().product })
    return attemptToBuy(services, {
      seen: seenNow(services),
      acknowledged: new Set(),
      couponConfirmed: false,
      agreed: null,
      card: null,
      hasWaited: false,
      knowsAreas: false,
      triesOffline: false,
    })
  })
  showPaidInPlace(services)
}

/** What must be there before the purchase can be frozen, in this order. */
const checksOfChoice: readonly Check<Attempt>[] = [seenCheck, blockedCheck, offlineCheck, cardCheck]

/** What must hold before the frozen purchase is sent, in this order. */
const checksOfPurchase: readonly Check<FrozenAttempt>[] = [
  termsCheck,
  loadingCheck,
  limitCheck,
  pageConfigCheck,
  linkAccountCheck,
  storageCheck,
  openOrderCheck,
  couponCheck,
]

/** Passes through all checks; a question starts over with its answer, because anything may have changed meanwhile. */
async function attemptToBuy(services: CheckoutServices, answers: Answers): Promise<void> {
  const { recharge, journal } = services
  if (recharge.getState().placing.kind !== 'no') return
  journal.getState().reload()
  if (showPaidUnseen(services)) return
  const again = (news: Partial<Answers>) => attemptToBuy(services, { ...answers, ...news })
  const chosen = runChecks(checksOfChoice, { services, answers, again })
  if (chosen !== 'pass') return void (await chosen)

  const snapshot = snapshotNow(services, answers.card?.cardValue ?? null)
  if (!snapshot.ok) return showMissing(services, snapshot.error)
  const agreed = answers.agreed ?? snapshot.value
  const frozen: FrozenAttempt = {
    services,
    answers,
    again: (news) => again({ agreed, ...news }),
    snapshot: snapshot.value,
    agreed,
  }
  const checked = runChecks(checksOfPurchase, frozen)
  return checked === 'pass' ? sendAgreed(frozen) : void (await checked)
}

/**
 * Says why the purchase cannot be frozen in a snapshot; a character without its area, or of another game, must be
 * chosen again. Source: spec §5.
 */
function showMissing(
  services: Pick<Services, 'popups' | 'toasts' | 'translator'>,
  error: keyof typeof snapshotProblemText,
): void {
  showErrorToast(services, snapshotProblemText[error])
  if (error === 'noCharacter' || error === 'noArea')
    services.popups.getState().push({ kind: 'serverCharacter' })
}

/** Sends what passed all checks; a card is confirmed first, because there is no page on which the player could cancel. */
async function sendAgreed(attempt: FrozenAttempt): Promise<void> {
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
  if (!now.ok || termsOf(agreed) !== termsOf(now.value)) return showErrorToast(services, 'error.orderChanged')
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
    .journal.filter((entry) => ownerOf(entry, session.getState()) === 'other')
    .map(({ snapshot }) => snapshot.intentId)
}

/** Asks before a card is used: what it is worth, and who receives it. Source: spec §5 "Before card recharge", decision 31. */
export function confirmCard(
  { popups, translator, recharge }: Pick<CheckoutServices, 'popups' | 'recharge' | 'translator'>,
  { snapshot, cardValue }: { readonly snapshot: PurchaseSnapshot; readonly cardValue: CardValue },
): Promise<ConfirmAnswer> {
  const { t } = translator
  const { value, gems } = cardValueText(translator, cardValue)
  const { server, character } = namesOf(snapshot.recipient)
  const names = { value, character: `${character}\u00a0· ${server}` }
  const isExchange = recharge.getState().product?.isPointCard === true
  return popups.getState().confirm({
    title: t('confirm.card.title'),
    text: isExchange
      ? t('confirm.card.exchangeText', { ...names, gems })
      : t('confirm.card.payText', { ...names, product: snapshot.product.display }),
    confirmLabel: t('confirm.card.use'),
    cancelLabel: t('common.notNow'),
    tone: 'plain',
  })
}
