import {
  type Account,
  type BuyBlock,
  type JournalEntry,
  type Money,
  type PurchaseSnapshot,
  addressOf,
  canBuy,
  canCardLogin,
  entriesToWarnOf,
  entryOfBillingNo,
  entryOfIntent,
  factsOf,
  formatPrice,
  isCardMode,
  needsNoCouponConfirm,
  openEntryOfProduct,
  parseAccounts,
  reportedOf,
  whyNoCoupon,
  isOfLink,
} from '@topup/domain'
import { isOffline } from '../../../platform/device.ts'
import type { CatalogueState, Services } from '../../../store/services.ts'
import { findProduct } from '../../../store/findProduct.ts'
import { valueOr } from '../../../store/state/loadable.ts'
import type { ConfirmAnswer } from '../../../store/state/popupStack.ts'
import { accountOf, visitorOf } from '../../../store/state/sessionStore.ts'
import { ownerOf } from '../../../store/ownerOf.ts'
import { productsKey } from '../../products/cardProducts.ts'
import type { CheckedCard, CheckoutServices } from '../contracts.ts'
import { canKeepOrders } from '../orders/lazyOrders.ts'
import { keepNamed } from '../orders/startPayment.ts'
import { showResult } from '../orders/results.ts'
import { availabilityNow, blockText, isSamePrice, quoteOf, showErrorToast } from './openRecharge.ts'

/** What has become known since the tap on Buy: what the player answered, and what was looked up. */
export interface Answers {
  /** What the recharge showed at the tap on Buy. */
  readonly seen: string
  /** Intents of the open orders that the player was warned of. */
  readonly acknowledged: ReadonlySet<string>
  readonly couponConfirmed: boolean
  /** The purchase as the player saw it at the tap on Buy; null at that tap itself. */
  readonly agreed: PurchaseSnapshot | null
  /** The card that pays, looked up after this tap; null outside card mode. */
  readonly card: CheckedCard | null
  /** Whether the tap has already waited for the data that decides about the purchase. */
  readonly hasWaited: boolean
  /** Whether the tap has already waited for the products of this account. */
  readonly hasAskedProducts: boolean
  /** Whether the tap has already asked for the areas of the game. */
  readonly knowsAreas: boolean
  /** Whether the player wants to try although the browser says that it is offline. */
  readonly triesOffline: boolean
}

/** A pass through the checks, at the tap on Buy or after an answer. */
export interface Attempt {
  readonly services: CheckoutServices
  readonly answers: Answers
  /** Passes through all checks again with a new answer, because anything may have changed meanwhile. */
  readonly again: (news: Partial<Answers>) => Promise<void>
}

/** An attempt whose purchase is frozen. */
export interface FrozenAttempt extends Attempt {
  /** The purchase as it is now. */
  readonly snapshot: PurchaseSnapshot
  /** The purchase as the player saw it at the tap. */
  readonly agreed: PurchaseSnapshot
}

/**
 * What a check says. `pass`: the next check. `stop`: the player was told why nothing is bought. A promise: the check
 * asks or waits first, and starts the checks again itself. A check that passes never waits: the payment window opens
 * inside the tap (decision 30).
 */
type Verdict = 'pass' | 'stop' | Promise<void>

/** One reason why the purchase may not be sent yet. */
export type Check<Stage extends Attempt> = (attempt: Stage) => Verdict

/** Runs the checks in order, up to the first that does not pass. */
export function runChecks<Stage extends Attempt>(checks: readonly Check<Stage>[], attempt: Stage): Verdict {
  for (const check of checks) {
    const verdict = check(attempt)
    if (verdict !== 'pass') return verdict
  }
  return 'pass'
}

/** What the recharge shows: what is bought, for whom, how it is paid and what it costs; to be compared only. */
export function seenNow(
  services: Pick<CheckoutServices, 'catalogue' | 'recharge' | 'selection' | 'serviceClock' | 'session'>,
): string {
  const { product, payment } = services.recharge.getState()
  const { clientId, region } = services.session.getState()
  const { selection } = services.selection.getState()
  return JSON.stringify([clientId, region, selection, product, payment.choice, quoteOf(services).payable])
}

/**
 * A question, or the query of a card, comes before the purchase is frozen: what is frozen afterwards must still be what
 * was on the screen at the tap. Source: decision 31, faults M-09.
 */
export function seenCheck({ services, answers }: Attempt): Verdict {
  // From the freezing on, `termsCheck` compares what was frozen.
  if (answers.agreed !== null || answers.seen === seenNow(services)) return 'pass'
  showErrorToast(services, 'error.orderChanged')
  return 'stop'
}

/** Leads to what is missing: a login, a character or a method, for example. A limit that is still loading is waited for later. */
export function blockedCheck({ services, answers }: Attempt): Verdict {
  const blocked = blockedBy(services)
  if (blocked === null) return 'pass'
  if (blocked === 'limitUnknown' && !answers.hasWaited && isTermAwaited(services)) return 'pass'
  promptForMissing(services, blocked)
  return 'stop'
}

/** Buys nothing while the limit of the product is not known. Source: decision 49. */
export function limitCheck({ services }: Attempt): Verdict {
  if (!isLimitAwaited(services)) return 'pass'
  promptForMissing(services, 'limitUnknown')
  return 'stop'
}

/** Why the purchase on the screen may not be bought; null when it may. */
export function blockedBy(
  services: Pick<
    CheckoutServices,
    'catalogue' | 'journal' | 'recharge' | 'selection' | 'serviceClock' | 'session'
  >,
): BuyBlock | null {
  const { product, coupons } = services.recharge.getState()
  const verdict = canBuy({
    visitor: visitorOf(services.session.getState()),
    character: services.selection.getState().selection.character,
    product,
    availability: product === null ? null : availabilityNow(services, product),
    payment: quoteOf(services).picked,
    couponState: coupons,
  })
  return verdict.kind === 'blocked' ? verdict.reason : null
}

/** Opens what the player must do first, or says why nothing is bought. */
export function promptForMissing(services: CheckoutServices, reason: BuyBlock): void {
  const { popups } = services
  if (reason === 'notLoggedIn') return popups.getState().push({ kind: 'login' })
  if (reason === 'noCharacter') return popups.getState().push({ kind: 'serverCharacter' })
  const { product } = services.recharge.getState()
  if (reason === 'unpaidOrder' && product !== null) {
    const unpaid = openOrderOfProduct(services)
    // The order exists, so another method does not pay it. Without a word the player who chose one would only come back here.
    if (unpaid !== null) services.toasts.getState().show('info', services.translator.t(blockText[reason]))
    const availability = availabilityNow(services, product)
    if (availability.kind === 'unpaid' && availability.billingNo !== null)
      return showNamedOrder(services, availability.billingNo)
    if (unpaid !== null) return showResult(services, addressOf(unpaid))
  }
  showErrorToast(services, blockText[reason])
}

/** The order that blocks this product for this character, when this device knows it. Source: faults M-17. */
function openOrderOfProduct({
  recharge,
  selection,
  journal,
}: Pick<CheckoutServices, 'journal' | 'recharge' | 'selection'>): JournalEntry | null {
  const { product } = recharge.getState()
  if (product === null || product.productId === null) return null
  return openEntryOfProduct(journal.getState().journal, selection.getState().selection, product.productId)
}

/**
 * Sends and records nothing while the browser says that it is offline. A browser can be wrong about that, so the
 * player may try anyway. Source: decision 47.
 */
export function offlineCheck(attempt: Attempt): Verdict {
  return attempt.answers.triesOffline || !isOffline() ? 'pass' : tellOfOffline(attempt)
}

async function tellOfOffline({ services, again }: Attempt): Promise<void> {
  const { t } = services.translator
  const answer = await services.popups.getState().confirm({
    title: t('confirm.offline.title'),
    text: t('confirm.offline.text'),
    confirmLabel: t('common.close'),
    cancelLabel: t('confirm.offline.anyway'),
    tone: 'plain',
  })
  if (answer === 'cancel') await again({ triesOffline: true })
}

/** In card mode, looks up what the card is worth before anything is frozen. */
export function cardCheck(attempt: Attempt): Verdict {
  const { services, answers } = attempt
  const isNeeded = isCardMode(services.recharge.getState().payment.choice) && answers.card === null
  return isNeeded ? lookUpCard(attempt) : 'pass'
}

async function lookUpCard({ services, again }: Attempt): Promise<void> {
  const { recharge } = services
  const { product, payment } = recharge.getState()
  const card = await fetchCardValue(services)
  // The answer may take long: a card that was typed for one product pays for no other one.
  const isSame =
    recharge.getState().product === product && recharge.getState().payment.choice === payment.choice
  if (card !== null && isSame) await again({ card })
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

/** Questions take time; what is paid must still be what was on the screen. Source: decision 31, faults M-09. */
export function termsCheck({ services, agreed, snapshot }: FrozenAttempt): Verdict {
  if (termsOf(agreed) === termsOf(snapshot)) return 'pass'
  showErrorToast(services, 'error.orderChanged')
  return 'stop'
}

/** Waits once for data that decides about this purchase and is still loading. Source: decision 49. */
export function loadingCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  return !answers.hasWaited && isTermAwaited(services) ? waitForTerms(attempt) : 'pass'
}

async function waitForTerms({ services, again }: FrozenAttempt): Promise<void> {
  if (await awaitHere(services, () => isTermAwaited(services))) await again({ hasWaited: true })
}

/** Whether the page config was answered and cannot be read. */
const isConfigUnreadable = ({ pageConfig }: Pick<CatalogueState, 'pageConfig'>): boolean =>
  pageConfig.kind === 'failed' && pageConfig.error.kind === 'malformed'

/**
 * Whether an area is chosen, or the service names some: one character's ids may be another's in another area. Null while it has not
 * said: a character of the last visit is chosen without the list.
 */
function hasAreas({ roster, selection }: Pick<Services, 'roster' | 'selection'>): boolean | null {
  const listed = valueOr(roster.getState().roster, null)
  if (selection.getState().selection.area !== null) return true
  if (listed === null) return null
  return listed.areas.length > 0 || listed.characters.some(({ areaId }) => areaId !== undefined)
}

/**
 * The page config says whether there are coupons and areas; without it, what is bought and for whom is not known. One that cannot be
 * read costs a question about coupons, and where areas are named, the purchase. Source: decision 49.
 */
export function pageConfigCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const { pageConfig } = services.catalogue.getState()
  if (pageConfig.kind === 'ready') return 'pass'
  const isUnreadable = isConfigUnreadable({ pageConfig })
  const areas = isUnreadable ? hasAreas(services) : true
  if (areas === false) return 'pass'
  if (areas === null && !answers.knowsAreas) return askForAreas(attempt)
  void services.catalogue.getState().loadPageConfig()
  showErrorToast(services, isUnreadable ? 'error.unreadable' : 'error.network')
  return 'stop'
}

async function askForAreas({ services, again }: FrozenAttempt): Promise<void> {
  const { roster } = services
  void roster.getState().load()
  if (await awaitHere(services, () => roster.getState().roster.kind === 'loading'))
    await again({ knowsAreas: true })
}

/**
 * A guest's products and prices, or another account's, are not this one's: they stay on the screen while the list is read again, and
 * when that fails, but nothing is bought by them. Nor is what the list no longer has. Each tap asks again. Source: decisions 49 and 70.
 */
export function productsCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const isOwn = areProductsOwn(services)
  if (isOwn && !isGone(services)) return 'pass'
  if (!answers.hasAskedProducts) return askForProducts(attempt)
  if (isOwn) sayGone(attempt)
  else showErrorToast(services, 'error.network')
  return 'stop'
}

/** Whether the list of products has come without the one on the screen; a payment link has no list. */
function isGone({ catalogue, recharge }: Pick<CheckoutServices, 'catalogue' | 'recharge'>): boolean {
  const { products, productsOf } = catalogue.getState()
  const productId = recharge.getState().product?.productId ?? null
  return productsOf !== null && products.kind === 'ready' && findProduct(products, productId) === null
}

const sayGone = ({ services: { toasts, translator }, snapshot }: FrozenAttempt) =>
  toasts.getState().show('info', translator.t('product.gone', { product: snapshot.product.display }))

/** Whether the products were read for this account, in whichever language, which is a part of their key; a payment link has none. */
function areProductsOwn({ catalogue, session }: Pick<CheckoutServices, 'catalogue' | 'session'>): boolean {
  const { productsOf } = catalogue.getState()
  return (
    productsOf === null || productsOf.split('.').some((part) => productsOf === productsKey(session, part))
  )
}

async function askForProducts(attempt: FrozenAttempt): Promise<void> {
  const { services, again } = attempt
  const { catalogue, recharge } = services
  if (!catalogue.getState().isAskingProducts) void catalogue.getState().loadProducts()
  if (!(await awaitHere(services, () => catalogue.getState().isAskingProducts))) return
  const { product } = recharge.getState()
  const listed = findProduct(catalogue.getState().products, product?.productId ?? null)
  if (listed === null || product === null) sayGone(attempt)
  else if (!isSamePrice(listed, product)) showErrorToast(services, 'error.priceChanged')
  else await again({ hasAskedProducts: true })
}

/** Everything that is paid and for whom; an intent's own id and time are not part of the terms. */
export const termsOf = (snapshot: PurchaseSnapshot): string =>
  JSON.stringify({ ...snapshot, intentId: '', intendedAtMs: 0 })

/** How long a tap on Buy waits for data that it depends on. Source: decision 49. */
export const buyWaitMs = 3000

/** Whether data that decides about this purchase is still loading. Source: decision 49. */
function isTermAwaited(
  services: Pick<
    CheckoutServices,
    'catalogue' | 'journal' | 'recharge' | 'selection' | 'serviceClock' | 'session'
  >,
): boolean {
  const { coupons, couponList } = services.recharge.getState()
  return (
    services.catalogue.getState().pageConfig.kind === 'loading' ||
    isLimitAwaited(services) ||
    (takesCoupon(services) && (couponList === 'asking' || coupons.choice.kind === 'pricing'))
  )
}

/**
 * Waits while `isAwaited`, 3 s at most, with Buy busy. False when the player has left the checkout or opened another purchase in it.
 * Source: decision 49.
 */
async function awaitHere(
  services: Pick<CheckoutServices, 'catalogue' | 'clock' | 'popups' | 'recharge' | 'roster'>,
  isAwaited: () => boolean,
): Promise<boolean> {
  const { recharge, catalogue, roster, popups, clock } = services
  const sheet = sheetOf(services)
  const isHere = () => recharge.getState().isAwaiting && sheetOf(services) === sheet
  const over = new AbortController()
  const look = () => {
    if (!isHere() || !isAwaited()) over.abort()
  }
  recharge.getState().setAwaiting(true)
  const stops = [recharge, catalogue, roster, popups].map((store) => store.subscribe(look))
  // What is asked for may have been answered at once.
  look()
  await clock.wait(buyWaitMs, over.signal).catch(() => undefined)
  for (const stop of stops) stop()
  const hasStayed = isHere()
  recharge.getState().setAwaiting(false)
  return hasStayed
}

const sheetOf = ({ popups }: Pick<Services, 'popups'>): number | string | undefined =>
  popups.getState().open.find(({ kind }) => kind === 'recharge')?.id

/** Whether the limit of this purchase is still loading. Source: decision 49. */
function isLimitAwaited(
  services: Pick<
    CheckoutServices,
    'catalogue' | 'journal' | 'recharge' | 'selection' | 'serviceClock' | 'session'
  >,
): boolean {
  const { product } = services.recharge.getState()
  const { isAskingLimits } = services.catalogue.getState()
  if (product === null || !isAskingLimits) return false
  const availability = availabilityNow(services, product)
  return product.isLimit || availability.kind !== 'buyable' || availability.limit !== null
}

/** Whether the product takes a coupon, with this method or another, but it is not known which coupons exist. Source: decision 49. */
function areCouponsMissing(services: Pick<CheckoutServices, 'catalogue' | 'recharge'>): boolean {
  return takesCoupon(services) && services.recharge.getState().couponList !== 'known'
}

function takesCoupon({ recharge, catalogue }: Pick<CheckoutServices, 'catalogue' | 'recharge'>): boolean {
  const { product, payment } = recharge.getState()
  const state = catalogue.getState()
  const isVipVersion = isConfigUnreadable(state) || (valueOr(state.pageConfig, null)?.isOpenCoupon ?? false)
  if (product?.isPointCard === true || payment.choice.kind !== 'method') return false
  return whyNoCoupon({ isVipVersion, product }) === null
}

/** Asks once in a visit whether the account of the link is to pay, not the one that is logged in. Source: decision 67. */
export function linkAccountCheck(attempt: FrozenAttempt): Verdict {
  const { services } = attempt
  const ownLogin = services.recharge.getState().agreedTo.has('linkAccount') ? null : loginBesideLink(services)
  return ownLogin === null ? 'pass' : askAboutAccount(attempt, ownLogin.username)
}

async function askAboutAccount({ services, again }: FrozenAttempt, username: string): Promise<void> {
  if ((await warnOfLinkAccount(services, username)) !== 'confirm') return
  services.recharge.getState().agree('linkAccount')
  await again({})
}

/**
 * The browser's own login for the game when the link brought another account, which pays; else null. A client id of
 * the same game on another platform counts as the same game. Source: decisions 58 and 67.
 */
function loginBesideLink({
  session,
  brandStorage,
  brand,
}: Pick<Services, 'brand' | 'session' | 'brandStorage'>): Account | null {
  const { sdkAccount, isSdkVisit, clientId } = session.getState()
  if (!isSdkVisit || sdkAccount === null || clientId === null) return null
  const accounts = brandStorage.read('accounts', parseAccounts)
  const games = brand.games.map(({ clientIds }) => Object.values(clientIds))
  const ids = [clientId, ...(games.find((ids) => ids.includes(clientId)) ?? [])]
  const own = ids.flatMap((id) => accounts?.get(id) ?? [])[0] ?? null
  return own === null || own.suid === sdkAccount.suid ? null : own
}

/** Warns that the account of the link pays, not the one that is logged in here. Source: decision 67. */
export function warnOfLinkAccount(
  { popups, translator, session }: Pick<Services, 'popups' | 'session' | 'translator'>,
  other: string,
) {
  const { t } = translator
  return popups.getState().confirm({
    title: t('confirm.linkAccount.title'),
    text: t('confirm.linkAccount.text', { name: accountOf(session.getState())?.username ?? '', other }),
    confirmLabel: t('common.continue'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
}

/** Warns once in a visit when this browser keeps no orders. Source: decision 68, faults S17. */
export function storageCheck(attempt: FrozenAttempt): Verdict {
  const trouble = storageTroubleOf(attempt.services)
  if (mayBeForgotten(attempt.services) || trouble === 'none' || trouble === 'slow') return 'pass'
  return tellOfStorage(attempt)
}

/** Whether the player knows that this browser may forget the order, and pays nevertheless. */
export const mayBeForgotten = ({ recharge }: Pick<CheckoutServices, 'recharge'>): boolean =>
  recharge.getState().agreedTo.has('storage')

/** Warns that this browser may forget the order, and goes on only after a yes. Source: decision 68, faults S17. */
export async function tellOfStorage({ services, again }: FrozenAttempt): Promise<void> {
  const trouble = storageTroubleOf(services)
  if ((await warnOfStorage(services, trouble === 'none' ? 'slow' : trouble)) !== 'confirm') return
  services.recharge.getState().agree('storage')
  await again({})
}

/**
 * Why this browser may not keep an order: it refuses storage, its disk fails, its storage is full, only that part of it is full which
 * other tabs see, or its disk is slow.
 */
export type StorageTrouble = 'blocked' | 'diskFails' | 'full' | 'fullForTabs' | 'slow'

/**
 * What keeps this browser from keeping orders. `slow`: the disk has not answered in time, but may still do so, which is no reason to warn
 * before another attempt. Source: faults S17, B-08.
 */
function storageTroubleOf({
  journal,
  brandStorage,
}: Pick<CheckoutServices, 'journal' | 'brandStorage'>): StorageTrouble | 'none' {
  const state = journal.getState()
  if (canKeepOrders(brandStorage)) {
    if (state.losesOrders()) return 'diskFails'
    return state.waitsForDisk() ? 'slow' : 'none'
  }
  if (!brandStorage.isInUse()) return 'blocked'
  return state.losesOrders() || state.waitsForDisk() ? 'full' : 'fullForTabs'
}

const storageTexts = {
  blocked: { title: 'confirm.storageOff.title', text: 'confirm.storageOff.text' },
  // Cookies are allowed: why the disk fails, nobody knows.
  diskFails: { title: 'confirm.storageOff.title', text: 'confirm.storageFull.lostText' },
  full: { title: 'confirm.storageFull.title', text: 'confirm.storageFull.lostText' },
  fullForTabs: { title: 'confirm.storageFull.title', text: 'confirm.storageFull.text' },
  slow: { title: 'confirm.storageSlow.title', text: 'confirm.storageSlow.text' },
} as const

/**
 * Warns before paying that this browser does not keep the order; the player decides whether to pay. Source: spec §8
 * "Cookies blocked or private mode", faults S17.
 */
export function warnOfStorage(
  { popups, translator }: Pick<Services, 'popups' | 'translator'>,
  trouble: StorageTrouble,
): Promise<ConfirmAnswer> {
  const { t } = translator
  return popups.getState().confirm({
    title: t(storageTexts[trouble].title),
    text: t(storageTexts[trouble].text),
    confirmLabel: t('common.continue'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
}

/**
 * Warns of an open order that this tap was not warned of yet; never of another account's. Source: decisions 27, 28 and 48, faults
 * M-04.
 */
export function openOrderCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const session = services.session.getState()
  const unpaid = entriesToWarnOf(services.journal.getState().journal).filter(
    (entry) => ownerOf(entry, session) !== 'other',
  )
  const news = unpaid.find((entry) => !answers.acknowledged.has(entry.snapshot.intentId))
  return news === undefined ? 'pass' : askAboutOrder(attempt, news, unpaid)
}

async function askAboutOrder(
  { services, again, snapshot }: FrozenAttempt,
  news: JournalEntry,
  unpaid: readonly JournalEntry[],
): Promise<void> {
  const answer = await warnOfOpenOrder(services, { open: news, wanted: snapshot })
  if (answer === 'showOrder') return showResult(services, addressOf(news))
  const acknowledged = new Set(unpaid.map((entry) => entry.snapshot.intentId))
  if (answer === 'orderAnew') await again({ acknowledged })
}

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
    // A sentence with a hole warns of nothing.
    text:
      product === null || character === null
        ? translator.t('confirm.openOrder.textUnnamed')
        : translator.t('confirm.openOrder.text', { product, character }),
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
  if (ofOpen.kind === 'paymentLink') return isOfLink(ofWanted, ofOpen.paymentLinkId)
  if (ofWanted.kind === 'paymentLink') return false
  const ordered = (reported ?? open.snapshot.product)?.productId ?? null
  return ordered === null || ordered === productId
}

/** Asks before the full price is paid although a coupon might be used. Source: spec §5 "Confirmations". */
export function couponCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const { coupons } = services.recharge.getState().coupons
  const isAsked = areCouponsMissing(services) || needsNoCouponConfirm(quoteOf(services).couponUse, coupons)
  return !answers.couponConfirmed && isAsked ? askAboutCoupon(attempt) : 'pass'
}

async function askAboutCoupon({ services, agreed, again }: FrozenAttempt): Promise<void> {
  if (await askWithoutCoupon(services, agreed.payable)) await again({ couponConfirmed: true })
}

/**
 * Asks "Pay without a coupon?", with the reason: a usable coupon is not used, the method takes none, or it is not known which
 * coupons exist. The other button leads to the coupons, or back to the methods. Resolves to whether the player pays without a coupon. Source: spec §5
 * "Confirmations", decision 49.
 */
async function askWithoutCoupon(
  services: Pick<CheckoutServices, 'catalogue' | 'popups' | 'recharge' | 'session' | 'translator'>,
  payable: Money,
): Promise<boolean> {
  const { recharge, popups, translator } = services
  const { t } = translator
  const reason = reasonWithoutCoupon(services)
  const answer = await popups.getState().confirm({
    title: t('confirm.noCoupon.title'),
    text: t(reason.text),
    confirmLabel: t('confirm.noCoupon.pay', { amount: formatPrice(payable, translator.language()) }),
    cancelLabel: t(reason.way),
    tone: 'offer',
  })
  if (answer === 'cancel') {
    if (reason.way === 'common.tryAgain') void recharge.getState().loadCoupons()
    if (reason.way === 'couponRow.pleaseSelect') popups.getState().push({ kind: 'coupons' })
  }
  return answer === 'confirm'
}

function reasonWithoutCoupon(services: Pick<CheckoutServices, 'catalogue' | 'recharge' | 'session'>) {
  if (areCouponsMissing(services)) {
    const isLate = services.recharge.getState().couponList === 'asking'
    const text = isLate ? 'confirm.noCoupon.late' : 'confirm.noCoupon.failed'
    return { text, way: 'common.tryAgain' } as const
  }
  return quoteOf(services).couponUse.kind === 'unsupportedMethod'
    ? ({ text: 'confirm.noCoupon.method', way: 'recharge.chooseMethod' } as const)
    : ({ text: 'confirm.noCoupon.text', way: 'couponRow.pleaseSelect' } as const)
}

/**
 * Shows the order that, by the service's answer, blocks a product. The order is recorded in the journal first, and
 * its result queries it before it offers to pay. Limits that name an order that is closed by now are loaded again.
 * Source: decision 46.
 */
export function showNamedOrder(
  services: Pick<Services, 'api' | 'catalogue' | 'clock' | 'journal' | 'popups' | 'selection' | 'session'>,
  billingNo: string,
): void {
  const { journal, catalogue } = services
  keepNamed(services, billingNo)
  const entry = entryOfBillingNo(journal.getState().journal, billingNo)
  if (entry?.kind === 'final') void catalogue.getState().loadLimits()
  showResult(services, billingNo)
}
