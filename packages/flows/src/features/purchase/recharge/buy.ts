import {
  addressOf,
  canBuy,
  canCardLogin,
  entriesToWarnOf,
  isCardMode,
  needsNoCouponConfirm,
  openEntryOfProduct,
} from '@topup/domain'
import type { BuyBlock, JournalEntry, PurchaseSnapshot } from '@topup/domain'
import { visitorOf } from '../../../store/state/sessionStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { availabilityOf } from '../../goods/availabilityOf.ts'
import { canKeepOrders } from '../orders/canKeepOrders.ts'
import { areCouponsMissing, awaitTerms, isLimitAwaited, isTermAwaited } from './awaitTerms.ts'
import { askWithoutCoupon } from './askWithoutCoupon.ts'
import type { CheckedCard } from '../checkout/cardStore.ts'
import { confirmCard } from './card/confirmCard.ts'
import { quoteOf } from './quote.ts'
import { blockText, snapshotProblemText, showErrorToast } from './showErrorToast.ts'
import { sendOrder, showResult } from './sendOrder.ts'
import { showNamedOrder } from './showNamedOrder.ts'
import { snapshotNow } from './snapshotNow.ts'
import { loginBesideLink, warnOfLinkAccount } from './warnOfLinkAccount.ts'
import { warnOfOpenOrder } from './warnOfOpenOrder.ts'
import { warnOfStorage } from './warnOfStorage.ts'
import type { Services } from '../../../store/services.ts'

/** Stores whose player pays although this browser keeps no orders: the warning appears once in a visit. */
const storageWarningShown = new WeakSet<object>()

/**
 * Stores whose player pays with the account of the link: the question appears once in a visit. Source: decision 67.
 */
const accountWarningShown = new WeakSet<object>()

/** Stores in which a tap on Buy is still being handled: further taps do nothing. */
const inFlight = new WeakSet<object>()

/**
 * Handles the tap on Buy. Everything up to sending runs inside the tap, so that the payment window may open;
 * questions are asked in popups, whose own button is then the tap. Source: spec §5, decisions 27 to 32, faults M-02.
 */
export async function buy(services: CheckoutServices): Promise<void> {
  if (inFlight.has(services)) return
  inFlight.add(services)
  services.tracking.track('clickBuy', { goods: services.recharge.getState().goods })
  try {
    await step(services, {
      acknowledged: new Set(),
      couponConfirmed: false,
      agreed: null,
      card: null,
      hasWaited: false,
    })
  } finally {
    inFlight.delete(services)
  }
}

interface Answers {
  /** Intents of the open orders that the player was warned of. */
  readonly acknowledged: ReadonlySet<string>
  readonly couponConfirmed: boolean
  /** The purchase as the player saw it at the tap on Buy; null at that tap itself. */
  readonly agreed: PurchaseSnapshot | null
  /** The card that pays, looked up after this tap; null outside card mode. */
  readonly card: CheckedCard | null
  /** Whether the tap has already waited for the data that decides about the purchase. */
  readonly hasWaited: boolean
}

async function step(services: CheckoutServices, answers: Answers): Promise<void> {
  const { recharge, journal, catalogue } = services
  if (recharge.getState().placing.kind !== 'no') return
  journal.getState().reload()
  const blocked = blockedBy(services)
  const isAwaited = !answers.hasWaited && isTermAwaited(services)
  if (blocked !== null && !(isAwaited && blocked === 'limitUnknown'))
    return promptForMissing(services, blocked)
  if (isCardMode(recharge.getState().payment.choice) && answers.card === null) {
    const { goods, payment } = recharge.getState()
    const card = await fetchCardValue(services)
    // The answer may take long: a card that was typed for one product pays for no other one.
    const isSame =
      recharge.getState().goods === goods && recharge.getState().payment.choice === payment.choice
    return card === null || !isSame ? undefined : step(services, { ...answers, card })
  }
  const snapshot = snapshotNow(services, answers.card?.cardValue ?? null)
  if (!snapshot.ok) return showMissing(services, snapshot.error)
  // Questions take time; what is paid must still be what was on the screen. Source: decision 31, faults M-09.
  const agreed = answers.agreed ?? snapshot.value
  if (termsOf(agreed) !== termsOf(snapshot.value)) return showErrorToast(services, 'error.priceChanged')
  if (isAwaited) {
    const isStillHere = await awaitTerms(services)
    return isStillHere ? step(services, { ...answers, agreed, hasWaited: true }) : undefined
  }

  if (isLimitAwaited(services)) return promptForMissing(services, 'limitUnknown')
  // The page config says whether there are coupons and areas; without it, what is bought and for whom is not known.
  if (catalogue.getState().pageConfig.kind !== 'ready') {
    void catalogue.getState().loadPageConfig()
    return showErrorToast(services, 'error.network')
  }

  const ownLogin = accountWarningShown.has(services) ? null : loginBesideLink(services)
  if (ownLogin !== null) {
    if ((await warnOfLinkAccount(services, ownLogin.username)) !== 'confirm') return
    accountWarningShown.add(services)
    return step(services, { ...answers, agreed })
  }
  const isForgetful = journal.getState().losesOrders() || !canKeepOrders(services.brandStorage)
  if (!storageWarningShown.has(services) && isForgetful)
    return tellOfStorage(services, { ...answers, agreed })
  const unpaid = entriesToWarnOf(journal.getState().journal)
  const news = unpaid.find((entry) => !answers.acknowledged.has(entry.snapshot.intentId))
  if (news !== undefined) {
    const answer = await warnOfOpenOrder(services, news)
    const shown = answer === 'orderAnew' ? paidMeanwhile(services, unpaid) : news
    if (answer !== 'nothing' && shown !== null) return showResult(services, addressOf(shown))
    const acknowledged = new Set(unpaid.map((entry) => entry.snapshot.intentId))
    if (answer === 'orderAnew') await step(services, { ...answers, acknowledged, agreed })
    return
  }
  const isAsked = areCouponsMissing(services) || needsNoCouponConfirm(quoteOf(services).couponUse)
  if (!answers.couponConfirmed && isAsked) {
    if (!(await askWithoutCoupon(services, agreed.payable))) return
    return step(services, { ...answers, couponConfirmed: true, agreed })
  }
  const { acknowledged, card } = answers
  const send = async (agreedTo: PurchaseSnapshot) => {
    const mayBeForgotten = storageWarningShown.has(services)
    const sent = await sendOrder(services, { snapshot: agreedTo, acknowledged, card, mayBeForgotten })
    if (sent === 'notKept') await tellOfStorage(services, { ...answers, agreed })
  }
  if (card === null) return send(snapshot.value)
  if ((await confirmCard(services, { snapshot: agreed, cardValue: card.cardValue })) !== 'confirm') return
  // Whether the product may still be bought may have become known while the question was open.
  const closed = blockedBy(services)
  if (closed !== null) return promptForMissing(services, closed)
  const now = snapshotNow(services, card.cardValue)
  if (!now.ok || termsOf(agreed) !== termsOf(now.value)) return showErrorToast(services, 'error.priceChanged')
  await send(now.value)
}

/** Warns that this browser may forget the order, and goes on only after a yes. Source: decision 68, faults S17. */
async function tellOfStorage(services: CheckoutServices, answers: Answers): Promise<void> {
  if ((await warnOfStorage(services)) !== 'confirm') return
  storageWarningShown.add(services)
  return step(services, answers)
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
  if (error === 'noRole' || error === 'noArea') services.popups.getState().push({ kind: 'serverRole' })
}

/**
 * Looks up the card at every tap, so that a card that is already used is reported before it is sent. Source: faults
 * M-11.
 */
async function fetchCardValue(
  services: Pick<CheckoutServices, 'card' | 'toasts' | 'translator'>,
): Promise<CheckedCard | null> {
  const { card } = services
  if (canCardLogin(card.getState().typed)) return card.getState().fetchValue()
  showErrorToast(services, 'error.cardMissing')
  return null
}

/** Everything that is paid and for whom; an intent's own id and time are not part of the terms. */
const termsOf = (snapshot: PurchaseSnapshot): string =>
  JSON.stringify({ ...snapshot, intentId: '', intendedAtMs: 0 })

/**
 * An order that proved to be paid while the player was asked about it: the player must see it before paying again.
 */
function paidMeanwhile(
  { journal }: Pick<Services, 'journal'>,
  asked: readonly JournalEntry[],
): JournalEntry | null {
  const ids = new Set(asked.map((entry) => entry.snapshot.intentId))
  const isPaid = (entry: JournalEntry) => entry.kind === 'final' && entry.outcome === 'success'
  return journal.getState().journal.find((entry) => isPaid(entry) && ids.has(entry.snapshot.intentId)) ?? null
}

function blockedBy(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'journal' | 'recharge' | 'selection' | 'session'>,
): BuyBlock | null {
  const { goods, coupons } = services.recharge.getState()
  const verdict = canBuy({
    visitor: visitorOf(services.session.getState()),
    role: services.selection.getState().selection.role,
    goods,
    availability: goods === null ? null : availabilityOf(services, goods),
    payment: quoteOf(services).picked,
    couponState: coupons,
  })
  return verdict.kind === 'blocked' ? verdict.reason : null
}

function promptForMissing(services: CheckoutServices, reason: BuyBlock): void {
  const { popups } = services
  if (reason === 'notLoggedIn') return popups.getState().push({ kind: 'login' })
  if (reason === 'noRole') return popups.getState().push({ kind: 'serverRole' })
  const { goods } = services.recharge.getState()
  if (reason === 'unpaidOrder' && goods !== null) {
    const availability = availabilityOf(services, goods)
    if (availability.kind === 'unpaid' && availability.billingNo !== null)
      return showNamedOrder(services, availability.billingNo)
    const unpaid = openOrderOfGoods(services)
    if (unpaid !== null) return showResult(services, addressOf(unpaid))
  }
  showErrorToast(services, blockText[reason])
}

/** The order that blocks this product for this character, when this device knows it. Source: faults M-17. */
function openOrderOfGoods({
  recharge,
  selection,
  session,
  journal,
}: Pick<CheckoutServices, 'journal' | 'recharge' | 'selection' | 'session'>): JournalEntry | null {
  const { goods } = recharge.getState()
  const { server, role } = selection.getState().selection
  if (goods === null || server === null || role === null) return null
  const { clientId } = session.getState()
  return openEntryOfProduct(journal.getState().journal, { clientId, server, role }, goods.productId)
}
