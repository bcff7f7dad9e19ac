import { getLimitProductInfo } from '@topup/api-client/contract'
import {
  type Journal,
  type JournalEntry,
  type KeptPurchase,
  type PurchaseSnapshot,
  type Recipient,
  type ReportedDetails,
  addressOf,
  buyerOf,
  idsOf,
  isNothingReported,
  isUnknownPurchase,
  reportedOf,
} from '@topup/domain'
import type { OrderRules } from '@topup/service-model'
import type { Page } from '../browser/page.ts'
import type { ReadAtTap } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import { accountOfLink, links, owedProduct, products } from '../service/shop.ts'
import type { World } from '../world/world.ts'

/** Judges what is paid for a payment link: its debt is paid once, whichever device pays, and for whoever owes it. */
export type DebtOracle = ReturnType<typeof createDebtOracle>

/** Whether an order pays a link. */
const isOfLink = ({ paymentLinkId }: LedgerOrder): boolean => paymentLinkId !== null

/** Makes it for one device; `isClosed` says whether a full query has told the device the end of an order. Source: decision 46. */
export function createDebtOracle(deps: {
  readonly ledger: Ledger
  readonly rules: Pick<OrderRules, 'namesLinkOrder'>
  readonly isClosed: (billingNo: string) => boolean
}) {
  const { ledger, rules, isClosed } = deps
  /** The order that each link has named last. */
  const namedFor = new Map<string, string>()

  const oneDebt = (reason: string): Objection => ({ rule: 'one debt', reason })
  const standingOrder = (paymentLinkId: string, tappedAtMs: number): Objection | null => {
    const named = ledger.byNumber(namedFor.get(paymentLinkId) ?? '')
    if (named !== null && named.outcome !== 'fail') return oneDebt(`the link named ${named.billingNo}`)
    if (named !== null && !isClosed(named.billingNo))
      return { rule: 'asked first', reason: `nobody has asked what became of ${named.billingNo}` }
    // Every tap asks the link: what was there before it, on any device, is named then by a service that names orders.
    const older = ledger
      .ofLink(paymentLinkId)
      .find(({ outcome, madeAtMs }) => outcome !== 'fail' && madeAtMs < tappedAtMs)
    return older === undefined || !rules.namesLinkOrder
      ? null
      : oneDebt(`the link had ${older.billingNo} before the tap`)
  }

  return {
    /** A page of this device was told which order a link has. */
    named: (paymentLinkId: string, billingNo: string) => void namedFor.set(paymentLinkId, billingNo),
    /** Why a starter with these parameters may not be sent after a tap of that moment; null where it may. */
    objection: (sent: Readonly<Record<string, string>>, tappedAtMs: number): Objection | null => {
      const link = links.find(({ paymentLinkId }) => paymentLinkId === sent['replenish_id'])
      if (link === undefined) return null
      const isWhole = sent['role_id'] === link.characterId && sent['product_id'] === owedProduct
      if (!isWhole)
        return { rule: 'whose debt', reason: `${link.characterId} owes it, not ${sent['role_id']}` }
      return standingOrder(link.paymentLinkId, tappedAtMs)
    },
    /** The order that has paid what this one would pay, as a page knows that holds this journal; null where there is none. */
    paidBy: (order: LedgerOrder, journal: Journal): string | null => {
      if (!isOfLink(order)) return null
      const paying = journal.find(
        (entry) =>
          entry.kind === 'final' &&
          entry.outcome === 'success' &&
          entry.billingNo !== order.billingNo &&
          ledger.byNumber(entry.billingNo)?.paymentLinkId === order.paymentLinkId,
      )
      return paying === undefined ? null : addressOf(paying)
    },
  }
}

/** Why something may not be bought now: the rule that it would break, and the reason in words. */
export interface Objection {
  readonly rule: 'limits' | 'one debt' | 'asked first' | 'whose debt'
  readonly reason: string
}

/** What one answer said of a product. */
interface SaidLimit {
  readonly product_id: string
  readonly extra_pay_times: number
  readonly billing_no: string | null
}

/** One answer about a character: its limits, `unknown` after a "no", `unclear` where it was harmed. */
type Said = readonly SaidLimit[] | 'unknown' | 'unclear'

const overLimit = (reason: string): Objection => ({ rule: 'limits', reason })

/**
 * Judges what is bought by what its page was told about the limits of its character; `isClosed` says whether a full query
 * has told the end of an order. Source: decisions 46 and 49.
 */
export function createLimitOracle(isClosed: (billingNo: string) => boolean) {
  const limited = new Set(products.filter(({ isLimited }) => isLimited).map(({ id }) => id))
  /**
   * The three newest answers by page and character. A page that tries again twice has three questions under way, and
   * believes the answer to the newest one, in whichever order they come.
   */
  const saidTo = new WeakMap<Page, Map<string, readonly Said[]>>()

  const objectionOf = (said: Said, productId: string | null): Objection | null => {
    if (said === 'unclear') return null
    if (said === 'unknown') return overLimit('the limits were rejected')
    const limit = said.find(({ product_id }) => product_id === productId)
    if (limit === undefined) return null
    const { billing_no: named, extra_pay_times: left } = limit
    if (named !== null && !isClosed(named)) return { rule: 'one debt', reason: `the limits named ${named}` }
    return left === 0 ? overLimit('the limit is reached') : null
  }

  return {
    /** A page got an answer; null where it was harmed on the way, so that nobody can say what it told. */
    heard: ({ page, request }: SentRequest, answer: ServiceAnswer | null) => {
      if (request.path !== getLimitProductInfo.path) return
      const characterId = request.parameters['role_id'] ?? ''
      const ofPage = saidTo.get(page) ?? new Map<string, readonly Said[]>()
      const newest = [readSaid(answer), ...(ofPage.get(characterId) ?? [])].slice(0, 3)
      saidTo.set(page, ofPage.set(characterId, newest))
    },
    /** Why the page may not buy this product for this character now; null where it may. */
    objection: (page: Page, characterId: string, productId: string | null): Objection | null => {
      if (productId === null || !limited.has(productId)) return null
      const said = saidTo.get(page)?.get(characterId) ?? []
      if (said.length === 0) return overLimit('nobody told the limits')
      const objections = said.map((each) => objectionOf(each, productId))
      return objections.includes(null) ? null : (objections[0] ?? null)
    },
  }
}

function readSaid(answer: ServiceAnswer | null): Said {
  if (answer === null) return 'unclear'
  const { code, content } = answer
  return code === 1 && Array.isArray(content) ? (content as readonly SaidLimit[]) : 'unknown'
}

/** For whom something is bought, by the ids of the service, for which a payment link is an account too. */
export function whom(recipient: Recipient) {
  const suid =
    recipient.kind === 'paymentLink'
      ? accountOfLink(recipient.paymentLinkId)
      : (buyerOf(recipient)?.suid ?? '')
  const areaId = recipient.kind === 'character' ? recipient.area?.value : undefined
  return { suid, areaId, ...idsOf(recipient) }
}

/** Whether an order is another account's than that of the player who met it on this device. Source: decisions 46 and 48. */
export const isOfAnother = ({ snapshot: { recipient } }: JournalEntry, order: LedgerOrder): boolean =>
  !isOfLink(order) && recipient.kind !== 'unread' && whom(recipient).suid !== order.account

/** Whether an entry says more about another account's order than whose it is. */
export function tellsOfAnother(entry: JournalEntry, order: LedgerOrder): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(entry, order) && !isNothingReported({ ...reported, account: null })
}

type Pairs = Readonly<Record<string, readonly [unknown, unknown]>>

const differing = (pairs: Pairs): string[] =>
  Object.entries(pairs).flatMap(([name, [one, other]]) =>
    one === other ? [] : [`${name} ${String(one)} is not ${String(other)}`],
  )

/** How the order that was made differs from what the journal says was bought. */
export function differences(snapshot: KeptPurchase, order: LedgerOrder): string[] {
  if (isUnknownPurchase(snapshot)) return ['nothing is known of it']
  const { recipient, product, coupon, payable, method } = snapshot
  return differing({
    account: [whom(recipient).suid, order.account],
    game: [whom(recipient).clientId, order.clientId],
    server: [whom(recipient).serverId, order.serverId],
    character: [whom(recipient).characterId, order.characterId],
    product: [product.productId, order.productId],
    amount: [payable.asSent ?? payable.minorUnits, order.amountMinor],
    currency: [payable.currency, order.currency],
    coupon: [coupon?.code ?? '', order.couponCode],
    method: [method.paywayId, order.payId],
    channel: [String(method.channelId), order.channelId],
  })
}

/** How an order differs from what the journal has of the service's word about it; what is not said is not wrong. */
export const unlikeReported = ({ productId, character, amount }: ReportedDetails, order: LedgerOrder) =>
  differing({
    product: [productId ?? order.productId, order.productId],
    character: [character ?? order.characterId, order.characterId],
    amount: [amount?.minorUnits ?? order.amountMinor, order.amountMinor],
    currency: [amount?.currency ?? order.currency, order.currency],
  })

/** How a snapshot differs from what the player read when they tapped. */
export const unlike = ({ recipient, product, payable, method }: PurchaseSnapshot, read: ReadAtTap) =>
  differing({
    account: [whom(recipient).suid, read.suid],
    server: [whom(recipient).serverId, read.serverId],
    character: [whom(recipient).characterId, read.characterId],
    product: [product.productId, read.productId],
    amount: [payable.minorUnits, read.payableMinor ?? payable.minorUnits],
    method: [method.paywayId, read.payId],
  })

/** How a starter differs from its snapshot; a card recharge carries less. */
export function unlikeRequest(snapshot: PurchaseSnapshot, sent: Readonly<Record<string, string>>): string[] {
  const { product, coupon, method } = snapshot
  const { clientId, areaId, serverId, characterId } = whom(snapshot.recipient)
  const isRecharge = sent['product_id'] === undefined
  return differing({
    game: [clientId, sent['client_id']],
    server: [serverId, sent['server_id']],
    character: [characterId, sent['role_id']],
    area: [areaId, sent['areaId']],
    ...(!isRecharge && {
      product: [product.productId, sent['product_id']],
      coupon: [coupon?.code, sent['coupon_code']],
      method: [method.paywayId, sent['pay_id']],
      channel: [String(method.channelId), sent['channel_id'] ?? sent['channel']],
      country: [method.country, sent['country']],
      time: [String(snapshot.intendedAtMs), sent['session_time']],
    }),
  })
}

/** Judges the ledger by the taps of all devices: what it holds is what somebody tapped, once. */
export type OrderOracle = ReturnType<typeof createOrderOracle>

/** Makes it. */
export function createOrderOracle(world: World, ledger: Ledger) {
  const tappedIn = new Map<string, World>()
  let looked = 0

  return {
    /** A tap in this world, which is one device's, made an intent. */
    tapped: (intentId: string, where: World) => {
      if (tappedIn.has(intentId))
        world.broken('orders', `${intentId.slice(0, 4)} is the intent of two devices`)
      tappedIn.set(intentId, where)
    },
    /** Looks at the ledger; called whenever the pages are at rest. */
    look: () => {
      const sessions = new Set<string>()
      for (const { sessionId, billingNo, debits } of ledger.orders) {
        if (sessionId.startsWith('other-')) continue
        if (!tappedIn.has(sessionId)) world.broken('orders', `${billingNo} has no tap`)
        if (sessions.has(sessionId) || debits > 1) world.broken('orders', `${billingNo} is a second order`)
        sessions.add(sessionId)
      }
      for (const { sessionId } of ledger.orders.slice(looked))
        if (tappedIn.get(sessionId)?.mark) world.count('seen: order of a further device')
      looked = ledger.orders.length
    },
  }
}
