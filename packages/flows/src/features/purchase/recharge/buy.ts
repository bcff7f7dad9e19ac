import { type ApiError, type CardValue, couponReloadDelayMs } from '@topup/api-client'
import { type PurchaseSnapshot, idsOf, namesOf } from '@topup/domain'
import { ownerOf } from '../../../store/ownerOf.ts'
import type { Services } from '../../../store/services.ts'
import { valueOr } from '../../../store/state/loadable.ts'
import type { ConfirmAnswer } from '../../../store/state/popupStack.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import {
  type CardTender,
  type CheckedCard,
  type CheckoutServices,
  type LinkProvider,
  type PlacedOrder,
  providerOfChannel,
} from '../contracts.ts'
import {
  paidUnseen,
  showPaid,
  showPaidInPlace,
  showPaidUnseen,
  showResult,
  wentToPay,
} from '../orders/results.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { waitingTextsOf } from '../orders/waitingPage.ts'
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
  productsCheck,
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
import { type ErrorText, showErrorToast, snapshotNow, snapshotProblemText } from './openRecharge.ts'

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
      hasAskedProducts: false,
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
  productsCheck,
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

/** An order that the player has agreed to; `card` when a prepaid card pays for it. */
interface OrderToSend {
  readonly snapshot: PurchaseSnapshot
  /** Intents of the open orders that the player was warned about. */
  readonly acknowledged: ReadonlySet<string>
  readonly card: CheckedCard | null
  /** Whether the player knows that this browser may forget the order. */
  readonly mayBeForgotten: boolean
}

/**
 * Sends an order once and shows the result. `notKept`: nothing was sent, because the player must first be warned that
 * this browser may forget the order. Source: decisions 27 to 30, 48 and 68, faults M-11.
 */
export async function sendOrder(
  services: CheckoutServices,
  { snapshot, acknowledged, card, mayBeForgotten }: OrderToSend,
): Promise<'notKept' | void> {
  const { recharge, tracking } = services
  const provider = tenderOf(services, { snapshot, card })
  if (provider === null) return showErrorToast(services, 'error.channelMissing')

  const { intentId, method } = snapshot
  const facts = { product: recharge.getState().product, method }
  recharge.getState().setPlacing({ kind: 'yes', intentId })
  let paid: ReturnType<typeof paidUnseen> = null
  const placed = await placeOrder(services.placing, {
    snapshot,
    provider,
    waiting: waitingTextsOf(services, snapshot),
    acknowledged,
    mayBeForgotten,
    isCurrent: () => {
      paid = paidUnseen(services)
      return paid === null && isStillFor(services, snapshot)
    },
    onDiskLate: () => {
      recharge.getState().setPlacing({ kind: 'saving', intentId })
      services.toasts.getState().show('info', services.translator.t('pay.deviceSlow'))
    },
    onSlow: () => {
      if (!isOfOther(services, snapshot)) showResult(services, intentId)
    },
    onRejected: () => recharge.getState().setPlacing({ kind: 'checking', intentId }),
    onSent: () => {
      recharge.getState().setPlacing({ kind: 'yes', intentId })
      if (card !== null) services.card.getState().markSent(intentId, card)
      tracking.track('clickPay', { ...facts, couponCode: snapshot.coupon?.code ?? '' })
    },
  }).finally(() => recharge.getState().setPlacing({ kind: 'no' }))
  if (paid !== null) return showPaid(services, paid)
  if (placed.kind === 'ordered' && placed.link === 'opened') wentToPay(services, placed.order)
  // Who came after the player is told nothing of the order: it stands under My.
  if (placed.kind !== 'outdated' && isOfOther(services, snapshot)) return undefined
  return showPlaced(services, { snapshot, card }, placed)
}

/** The provider of the order; null when this build has none, or none for this way of paying. */
function tenderOf(
  { providers }: Pick<CheckoutServices, 'providers'>,
  { snapshot, card }: Pick<OrderToSend, 'snapshot' | 'card'>,
): LinkProvider | CardTender | null {
  const provider = providerOfChannel(providers, snapshot.method.channelId)
  if (provider === undefined) return null
  if (provider.kind === 'link') return card === null ? provider : null
  return card === null ? null : { kind: 'cardTender', provider, card: card.parameters }
}

/** The token that is sent must belong to the player who makes the purchase. Source: faults M-08. */
function isStillFor({ session }: Pick<Services, 'session'>, snapshot: PurchaseSnapshot): boolean {
  const owner = ownerOf({ snapshot }, session.getState())
  const isHere = session.getState().clientId === idsOf(snapshot.recipient).clientId
  return isHere && (owner === 'player' || owner === 'linkHolder')
}

/** Whether the player of a purchase has left the device since the tap. */
const isOfOther = ({ session }: Pick<Services, 'session'>, snapshot: PurchaseSnapshot): boolean =>
  ownerOf({ snapshot }, session.getState()) === 'other'

/** A purchase that was placed; `card` when a prepaid card pays for it. */
interface Placed {
  readonly snapshot: PurchaseSnapshot
  readonly card: CheckedCard | null
}

/**
 * Shows what became of a purchase. `notKept`: nothing was sent, because the player must first be warned that this
 * browser may forget the order. Source: decisions 27 to 30 and 68, faults M-11.
 */
function showPlaced(services: CheckoutServices, purchase: Placed, placed: PlacedOrder): 'notKept' | void {
  const { translator, toasts } = services
  switch (placed.kind) {
    case 'ordered':
      return showOrdered(services, purchase, placed)
    case 'unnumbered':
      showErrorToast(services, 'error.paywayMissing')
      return showResult(services, placed.intentId)
    case 'unknown':
      return showResult(services, placed.intentId)
    case 'notSent':
      return showErrorToast(services, 'error.methodParameter')
    case 'left':
      return showErrorToast(services, leftText(purchase))
    case 'unchecked':
      return showErrorToast(services, 'paymentLink.unchecked')
    case 'heldElsewhere':
      toasts.getState().show('info', translator.t('pay.heldElsewhere'))
      return placed.order === null ? undefined : showResult(services, placed.order)
    case 'noneMade':
      return toasts.getState().show('info', translator.t('pay.noneMade'))
    case 'changed':
      // The page of the payment link starts over, and says it.
      return undefined
    case 'notKept':
      return 'notKept'
    case 'outdated':
      return showErrorToast(services, outdatedText(services))
    case 'unconfirmed':
      showResult(services, placed.intentId)
      // The login opens above the order: after an ended session, only a login lets the player see how the order ends.
      return void handleRejection(services, purchase.snapshot, placed.error)
    case 'rejected':
      return showRejected(services, purchase, placed.error)
  }
}

/** The page has come back, or was not left after all. */
const leftText = ({ snapshot: { recipient } }: Placed): ErrorText =>
  recipient.kind === 'paymentLink' ? 'paymentLink.unchecked' : 'recharge.ledAway'

const outdatedText = ({ session }: Pick<Services, 'session'>): ErrorText =>
  accountOf(session.getState()) === null ? 'error.logInFirst' : 'error.accountChanged'

function showOrdered(
  services: CheckoutServices,
  { card }: Placed,
  placed: Extract<PlacedOrder, { readonly kind: 'ordered' }>,
): void {
  if (card !== null) services.card.getState().markSent(placed.intentId, card)
  if (placed.link === 'invalid') showErrorToast(services, 'error.linkInvalid')
  showResult(services, placed.order)
}

function showRejected(services: CheckoutServices, { snapshot, card }: Placed, error: ApiError): void {
  const { popups } = services
  for (const popup of popups.getState().open) {
    if (popup.kind === 'result' && popup.order === snapshot.intentId) popups.getState().close(popup.id)
  }
  if (card !== null && sayAtForm(services, error)) return
  // The coupon list is reloaded later; Buy is available from now on.
  void handleRejection(services, snapshot, error)
}

/** After a rejection the card can be typed again: the form says why, where it is still on screen. */
function sayAtForm({ card }: Pick<CheckoutServices, 'card'>, error: ApiError): boolean {
  if (error.kind !== 'rejected') return false
  const { message, reason } = error
  card.getState().markRejected(message === '' ? null : message)
  return reason === 'other' && card.getState().isShown
}

/**
 * Reacts to a rejection by the table of spec §8, and drops a rejected coupon. What changed since the page was opened may be why: the
 * product, its price or the method, where the code says nothing else, or its limit, used up on another device. They are loaded again. Source: spec
 * §8, decision 49, faults M-09.
 */
export async function handleRejection(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'react' | 'recharge' | 'session' | 'tracking'>,
  { coupon, paymentRegion, recipient }: PurchaseSnapshot,
  error: ApiError,
): Promise<void> {
  const { catalogue, react, recharge, session } = services
  const { clientId, region } = session.getState()
  const isRejected = error.kind === 'rejected'
  // After another game was chosen, neither that nor its login is what was rejected; after another region, that one is not.
  const isPast =
    idsOf(recipient).clientId !== clientId ||
    (isRejected && error.reason === 'wrongDomain' && paymentRegion !== region)
  react(isRejected && isPast ? { ...error, reason: 'other' } : error)
  if (error.kind === 'rejected' && error.reason === 'other') {
    void catalogue.getState().loadProducts()
    void recharge.getState().renewMethods()
  }
  if (recharge.getState().product?.isLimit) void catalogue.getState().loadLimits()
  if (error.kind === 'rejected' && error.reason === 'illegalCoupon')
    await dropRejectedCoupon(services, { code: coupon?.code ?? null, error })
}

/**
 * Handles -3062: logs it, removes the coupon from the choice, and does not choose it automatically again in this
 * visit. After 1 s it reloads the coupon list, except where there are no coupons, as with a payment link. `code` is
 * null when no coupon was sent. Source: spec §1 "VIP version", §8 (-3062), decision 32, faults B-11.
 */
export async function dropRejectedCoupon(
  {
    recharge,
    catalogue,
    tracking,
    clock,
  }: Pick<CheckoutServices, 'recharge' | 'catalogue' | 'tracking' | 'clock'>,
  rejected: { readonly code: string | null; readonly error: ApiError },
): Promise<void> {
  const { code, error } = rejected
  tracking.noteFailure(error)
  if (code !== null) recharge.getState().chooseCoupon({ kind: 'couponRejected', code })
  if (!valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon) return
  await clock.wait(couponReloadDelayMs)
  await recharge.getState().loadCoupons()
}
