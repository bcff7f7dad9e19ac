import { getCouponList, getOrderInfo } from '@topup/api-client/contract'
import { billingNoOf, isUnsent, ownValue, parseJournal } from '@topup/domain'
import type { Journal, JournalEntry, Order, PurchaseSnapshot, Recipient } from '@topup/domain'
import { whom } from './debts.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { products } from '../service/shop.ts'
import { brand } from '../world/brand.ts'

export const orderPrefix = `topup.${brand.key}.order.`

/** Where a later release keeps what this one reads; only the oracle knows of it. */
export const orderOfLaterRelease = 'order'

/** The orders that a storage holds, read as any next visit would read them. */
export function storedOrders(items: ReadonlyMap<string, string>): Journal {
  const journal: JournalEntry[] = []
  for (const [key, text] of items) {
    if (!key.startsWith(orderPrefix)) continue
    const value = valueOf(text)
    const later = ownValue(value, orderOfLaterRelease)
    // This release may not write over the record of a later one, nor take its mark off: to it that order is open.
    journal.push(...(later === undefined ? parseJournal([value]) : parseJournal([later]).map(asSent)))
  }
  return journal
}

function asSent(entry: JournalEntry): JournalEntry {
  if (!isUnsent(entry) || entry.kind !== 'intended') return entry
  const { isUnsent: _, ...rest } = entry
  return rest
}

/** The orders that a disk holds. */
export const ordersOnDisk = (records: ReadonlyMap<string, unknown>): Journal =>
  parseJournal([...records.values()])

/** What a stored text holds. */
export function valueOf(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text)
    return typeof record === 'object' && record !== null && 'v' in record ? record.v : null
  } catch {
    return null
  }
}

/** The orders that a tab knows. */
export const journalOf = ({ services }: StoreTab): Journal => services.journal.getState().journal

/** Names of what a journal knows: numbers of orders, and intents that wait for one. */
export function namesIn(journal: Journal): ReadonlySet<string> {
  return new Set(journal.map((entry) => billingNoOf(entry) ?? intentName(entry.snapshot.intentId)))
}

/** The name of an intent among the names of orders. */
export const intentName = (intentId: string): string => `intent ${intentId}`

/** The forms that are final: the number, its decimal text, its word in any case. Source: spec §4 "Billing status", decision 51. */
const finalForms: readonly (readonly ['success' | 'fail', RegExp])[] = [
  ['success', /^(?:1|success)$/i],
  ['fail', /^(?:-2|fail)$/i],
]

function finalWordOf(status: unknown): 'success' | 'fail' | null {
  if (typeof status !== 'string' && typeof status !== 'number') return null
  return finalForms.find(([, form]) => form.test(String(status)))?.[0] ?? null
}

/**
 * Reads what an answer says about an order, apart from the store's own decoding: its number, and the final word when the
 * full query said it in so many words. Source: decisions 28 and 29.
 */
export function toldBy({ request }: SentRequest, { code, content }: ServiceAnswer) {
  if (typeof content !== 'object' || content === null) return { billingNo: null, finalWord: null }
  const billingNo =
    'billing_no' in content && typeof content.billing_no === 'string' ? content.billing_no : null
  const isFull = request.path === getOrderInfo.path && request.parameters['simple'] === '0'
  const status = 'status' in content ? content.status : null
  if (code !== 1 || !isFull) return { billingNo, finalWord: null }
  return { billingNo, finalWord: finalWordOf(status) }
}

/** The question that is asked before the full price is paid where a coupon could be used. */
const question = 'confirm.noCoupon.title'

/** Judges who pays the full price by whether the page knew which coupons there are. Source: decision 49. */
export function createCouponListOracle(tabs: () => readonly StoreTab[]) {
  /** The recharge that was open when a list was asked for, and what is known of the recharges whose list has come. */
  const askedIn = new WeakMap<SentRequest, object>()
  const listed = new WeakMap<object, 'usable' | 'none' | 'harmed'>()
  /** Every recharge that is opened has a place of its own. */
  const openIn = (tab: StoreTab | undefined): object | null =>
    tab?.checkout()?.recharge.getState().place ?? null

  return {
    sent: (sent: SentRequest) => {
      if (sent.request.path !== getCouponList.path) return
      const recharge = openIn(tabs().find(({ page }) => page === sent.page))
      if (recharge !== null) askedIn.set(sent, recharge)
    },
    /** A page got an answer; null where it was harmed on the way, so that nobody can say what it told. */
    heard: (sent: SentRequest, answer: ServiceAnswer | null) => {
      const recharge = askedIn.get(sent)
      if (recharge === undefined || (answer !== null && answer.code !== 1)) return
      listed.set(recharge, answer === null ? 'harmed' : hasUsable(answer.content) ? 'usable' : 'none')
    },
    /** Why this may not be paid now; null where it may. */
    objection: (tab: StoreTab, { product, coupon }: PurchaseSnapshot): string | null => {
      const takesCoupon = products.some(({ id, takesCoupon: takes }) => takes && id === product.productId)
      if (coupon !== null || !takesCoupon || !isVip(tab) || tab.agreedTo.has(question)) return null
      const recharge = openIn(tab)
      const known = recharge === null ? undefined : listed.get(recharge)
      if (known === undefined) return 'no list of coupons has come'
      return known === 'usable' ? 'a coupon could be used, with this method or another' : null
    },
  }
}

/** Whether the page knows that coupons are used at all. */
function isVip({ services }: StoreTab): boolean {
  const { pageConfig } = services.catalogue.getState()
  return pageConfig.kind === 'ready' && pageConfig.value.isOpenCoupon
}

/** Whether the service lists a coupon that it would take at this moment, whatever the clock of the device says. */
function hasUsable(content: unknown): boolean {
  if (!Array.isArray(content)) return false
  return content.some((coupon: Readonly<Record<string, unknown>>) => coupon['is_used'] === 0)
}

/**
 * Judges whether a device told its player of a payment that it saw end, before it lets them pay again. It remembers across reloads and
 * kills. What tells a player is the result on top of the screen; the bar under the header may be out of sight. Source: decision 75, faults M-04.
 */
export function createEndOracle() {
  /** Numbers of paid orders, seen and shown by any tab. */
  const [ended, told] = [new Set<string>(), new Set<string>()]

  /** Looks at what a tab shows, now that it is at rest. */
  const look = (tab: StoreTab) => {
    if (!tab.page.isVisible()) return
    for (const screen of [tab.screen, tab.link?.screen ?? null]) {
      const top = screen?.top() ?? null
      const shown = top === null ? null : screen?.shownOrder(top)
      if (shown?.kind === 'final') told.add(shown.billingNo)
    }
  }
  return {
    look,
    /** Begins to follow what a tab learns and shows. */
    follow: (tab: StoreTab) => {
      const { journal, popups } = tab.services
      journal.subscribe((now, before) => {
        if (!tab.sawStorageFail)
          for (const { billingNo } of paidSince(before.journal, now.journal)) ended.add(billingNo)
        look(tab)
      })
      popups.subscribe(() => look(tab))
    },
    /** The number of a paid order that the buyer was not told of; null where there is none. */
    untold: (tab: StoreTab, { recipient }: PurchaseSnapshot): string | null => {
      // The page of a link has its own words for what is paid, and what storage loses is not the store's fault.
      if (recipient.kind === 'paymentLink' || tab.sawStorageFail) return null
      // Of another game another account may be logged in, which is not told.
      const buyer = whom(recipient)
      const isOwn = (other: Recipient) => {
        const { suid, clientId } = whom(other)
        return suid === buyer.suid && clientId === buyer.clientId
      }
      const own = journalOf(tab).filter(({ snapshot }) => isOwn(snapshot.recipient))
      const isNews = ({ billingNo }: Order) => ended.has(billingNo) && !told.has(billingNo)
      return paidOf(own).find(isNews)?.billingNo ?? null
    },
    /** The storage fails: what is not told any more is not the store's fault. */
    excuse: () => ended.clear(),
  }
}

const paidOf = (journal: Journal): readonly Order[] =>
  journal.flatMap((entry) => (entry.kind === 'final' && entry.outcome === 'success' ? [entry] : []))

/** The orders that were open before, and are paid now. */
function paidSince(before: Journal, now: Journal): readonly Order[] {
  const open = new Set(before.filter(({ kind }) => kind !== 'final').map(({ snapshot }) => snapshot.intentId))
  return paidOf(now).filter(({ snapshot }) => open.has(snapshot.intentId))
}
