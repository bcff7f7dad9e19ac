import {
  type ApiClient,
  type ApiError,
  type OrderInfo,
  type RejectedError,
  type RejectionReason,
  decodeOrderInfo,
  getOrderInfo,
} from '@topup/api-client'
import {
  type BillingStatus,
  type Deployment,
  type Intent,
  type JournalEntry,
  type JournalEvent,
  type KeptPurchase,
  type QueryAnswer,
  type ReportedDetails,
  addressOf,
  billingNoOf,
  entryAt,
  entryOfBillingNo,
  externalOrder,
  isExternal,
  isIntent,
  isNothingReported,
  isUnknownPurchase,
  isWithoutTap,
  mayBeSameArea,
  nothingReported,
  openEntries,
  orderResultCodes,
  ownOrder,
  paysByCard,
  pollDelayMs,
  reportedOf,
  wasRejected,
  buyerOf,
  idsOf,
} from '@topup/domain'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import type {
  JournalStore,
  LastAnswer,
  OrderPoller,
  PollerState,
  PollerStateStore,
} from '../../../store/services.ts'
import { withToken } from '../../../store/withToken.ts'
import { createPayUrlCheck } from './journal.ts'
import { createPollerState } from './lazyOrders.ts'
import { type Asker, isOfAnother, keepable } from '../../../store/ownerOf.ts'

/** Calls within this time share a run: one return to the page fires several events. */
const sharedRunMs = 1000

/**
 * Makes the poller. It sends a simple query first; when that says success or fail, or its answer is no order, it sends the
 * full query, and only the full answer makes an order final. Source: spec §4 "Pending", decisions 28 and 29.
 */
export function createOrderPoller(deps: {
  journal: JournalStore
  readOrder: ReadOrder
  clock: Clock
  visibility: Visibility
  /** A new one when left out. */
  state?: PollerStateStore
}): OrderPoller {
  const { journal, readOrder, clock, visibility, state = createPollerState() } = deps
  const entryOf = (order: string) => entryAt(journal.getState().journal, order)

  /**
   * Queries and records the billing number. An answer that names the order of another purchase says nothing about
   * this one: null.
   */
  const read = async (entry: JournalEntry, depth: 'simple' | 'full'): Promise<OrderAnswer | null> => {
    const answer = await readOrder(entry, depth)
    if (answer.kind !== 'read' || answer.billingNo === null) return answer
    const owner = entryOfBillingNo(journal.getState().journal, answer.billingNo)
    const read = { entry, depth, owner, answer: { ...answer, billingNo: answer.billingNo } }
    if (isOfOtherPurchase(read)) return null
    const event = numberToRecord(read)
    if (event !== null) journal.getState().record(event)
    return answer
  }

  /**
   * Sends the full query. For an external order that a tap has met, it first queries by the session of that tap: when
   * this finds the order, it is the tap's own. Source: decisions 8 and 46.
   */
  const readFull = async (entry: JournalEntry): Promise<OrderAnswer | null> => {
    if (isIntent(entry) || !isExternal(entry) || isWithoutTap(entry.snapshot)) return read(entry, 'full')
    const { snapshot, apiOrigin, billingNo } = entry
    const answer = await read({ kind: 'intended', snapshot, apiOrigin }, 'full')
    return answer?.kind === 'read' && answer.billingNo === billingNo ? answer : read(entry, 'full')
  }

  /** Asks, and notes when the answer came and what it was. Source: decision 76. */
  const noting =
    (how: (entry: JournalEntry) => Promise<QueryAnswer>) =>
    async (asked: JournalEntry): Promise<QueryAnswer> => {
      const answer = await how(asked)
      const entry = entryOf(addressOf(asked))
      if (entry !== null && entry.kind !== 'final')
        journal.getState().record({ kind: 'asked', order: addressOf(entry), answer })
      return answer
    }

  /** Sends the full query and records the answer. */
  const askFull = noting(async (entry) => {
    const answer = await readFull(entry)
    if (answer?.kind !== 'read') {
      if (confirmsRejection(entry, answer))
        journal.getState().record({ kind: 'intentDiscarded', intentId: entry.snapshot.intentId })
      return unread(answer)
    }
    if (answer.status !== 'pending' && answer.billingNo !== null) {
      const { billingNo, status: outcome, reported } = answer
      const read = { billingNo, outcome, atMs: clock.now(), amount: reported.amount }
      journal.getState().record({ kind: 'fullStatusRead', ...read })
    }
    return 'read'
  })

  const askSimple = noting(async (entry) => {
    // The player must read what an external order is before paying it, and a simple query does not say.
    const reported = reportedOf(entry)
    if (reported !== null && isNothingReported(reported)) return askFull(entry)
    const answer = await read(entry, 'simple')
    if (answer?.kind !== 'read') {
      const isAskedFurther = answer?.kind === 'unreadable' || confirmsRejection(entry, answer)
      return isAskedFurther ? askFull(entry) : unread(answer)
    }
    const named =
      answer.billingNo === null ? null : entryOfBillingNo(journal.getState().journal, answer.billingNo)
    // An order that was just found by its intent can be paid only by a payment URL, which the full answer has.
    const isFound = isIntent(entry) && named?.kind === 'ordered' && named.payUrl === null
    return isSaidPending(answer) && !isFound ? 'read' : askFull(named ?? entry)
  })

  /** What is on screen and the number of checks under way; `activity` follows from these. */
  const screen = createScreen(() => tell({ lastAnswer: 'none' }))
  let checks = 0
  const tell = (news: Partial<PollerState> = {}) => {
    const activity = checks > 0 ? 'asking' : screen.top()?.isPolled === true ? 'polling' : 'idle'
    state.setState({ ...news, activity })
  }

  const isOnScreen = (order: string) => {
    const top = screen.top()
    return top === undefined || entryOf(top.order)?.snapshot.intentId === entryOf(order)?.snapshot.intentId
  }

  /** Null where there is nothing to ask. An answer of which nothing may be said on screen is told to the caller alone. */
  const ask = async (
    order: string,
    how: (entry: JournalEntry) => Promise<QueryAnswer>,
    isWanted: () => boolean,
  ): Promise<QueryAnswer | null> => {
    // Another tab may have discarded the intent, or know its number by now.
    journal.getState().reload()
    const entry = entryOf(order)
    if (entry === null || entry.kind === 'final') return null
    const answer = await how(entry)
    if (isWanted()) tell({ lastAnswer: answer })
    return answer
  }

  let askingAll: Promise<void> | null = null
  let [beganAtMs, isStale] = [0, false]
  /** A page that was frozen during a run returns with answers from before, so it asks once more. */
  const askUntilFresh = async () => {
    do {
      ;[beganAtMs, isStale] = [clock.now(), false]
      journal.getState().reload()
      for (const entry of openEntries(journal.getState().journal)) await askSimple(entry)
    } while (isStale)
  }

  return {
    state,
    poll: async (order, signal) => {
      if (signal.aborted) return
      const mine: Shown = { order, signal, isPolled: true }
      let startedAtMs = clock.now()
      screen.show(mine)
      try {
        while (!signal.aborted) {
          await visibility.untilVisible(signal)
          await ask(order, askSimple, () => screen.top() === mine)
          const entry = entryOf(order)
          // A device clock that was set back must not prolong the fast polling.
          startedAtMs = Math.min(startedAtMs, clock.now())
          const delayMs = pollDelayMs(clock.now() - startedAtMs)
          if (entry === null || entry.kind === 'final') break
          if (delayMs === null) {
            tell({ polledOut: [...state.getState().polledOut, order] })
            break
          }
          await clock.wait(delayMs, signal)
        }
      } catch (reason) {
        if (!signal.aborted) throw reason
      } finally {
        mine.isPolled = false
        tell()
      }
    },
    refresh: async (order) => {
      checks += 1
      tell()
      try {
        return await ask(order, askFull, () => isOnScreen(order))
      } finally {
        checks -= 1
        tell()
      }
    },
    refreshOpen: () => {
      // A device clock that was set back while the page was frozen makes a long run look like one of the future.
      if (askingAll !== null && Math.abs(clock.now() - beganAtMs) > sharedRunMs) isStale = true
      askingAll ??= askUntilFresh().finally(() => {
        askingAll = null
      })
      return askingAll
    },
  }
}

/** An order on screen; it is polled no longer once it has ended, or for ten minutes. */
interface Shown {
  readonly order: string
  /** Aborts when it leaves the screen. */
  readonly signal: AbortSignal
  isPolled: boolean
}

/** The orders on screen, a result over another one last; `onChange` is called when another one is on top. */
function createScreen(onChange: () => void) {
  let shown: readonly Shown[] = []
  const top = () => shown[shown.length - 1]
  const still = () => shown.filter(({ signal }) => !signal.aborted)
  const uncover = () => {
    const [before, left] = [top(), still()]
    // The last one stays, for a late answer.
    if (left.length > 0) shown = left
    if (top() !== before) onChange()
  }
  const show = (order: Shown) => {
    shown = [...still(), order]
    order.signal.addEventListener('abort', uncover)
    onChange()
  }
  return { top, show }
}

const isSaidPending = ({ status, isStatusSent }: OrderAnswer & { kind: 'read' }): boolean =>
  status === 'pending' && isStatusSent

/**
 * Whether an answer confirms that a rejected intent made no order: it was rejected before this query, and the service
 * knows no order for it, or does not understand the query. Source: decisions 8, 28 and 104.
 */
const confirmsRejection = (
  entry: JournalEntry,
  answer: Exclude<OrderAnswer, { kind: 'read' }> | null,
): boolean => wasRejected(entry) && answer?.kind === 'unknown'

const unread = (answer: Exclude<OrderAnswer, { kind: 'read' }> | null): QueryAnswer => {
  // The order of another purchase says nothing about this one.
  if (answer === null) return 'noInformation'
  if (answer.kind === 'unreadable') return 'unreachable'
  return answer.kind === 'unknown' ? 'notFound' : answer.kind
}

/** What the service reports about one order. */
export type OrderAnswer =
  | {
      readonly kind: 'read'
      readonly status: BillingStatus
      /** False where a pending status is only one that was not sent. */
      readonly isStatusSent: boolean
      readonly billingNo: string | null
      readonly payUrl: string | null
      readonly apiOrigin: string
      /** The other reported details; a simple query has none. */
      readonly reported: ReportedDetails
    }
  /** The service answered, but knows no such order (yet); for a rejected intent, also that it cannot be asked so. */
  | { readonly kind: 'unknown' }
  /** The service answers this only for a logged-in player (-600). */
  | { readonly kind: 'loggedOut' }
  /**
   * The service answered with a code that says nothing about the order: the visitor, the place (6001, -3014), "busy".
   */
  | { readonly kind: 'noInformation' }
  /** The service answered a simple query with content that is no order: it may know an order in the full form alone. */
  | { readonly kind: 'unreadable' }
  /** No answer, or one that cannot be read. */
  | { readonly kind: 'unreachable' }

/** Queries one journal entry: by its billing number, or by its intent when that number never arrived. */
export type ReadOrder = (entry: JournalEntry, depth: 'simple' | 'full') => Promise<OrderAnswer>

/**
 * Makes the query of spec §7 `/api/pay/getOrderInfo`. It asks the host that took the order first (faults M-16). An
 * answer about another order counts as unknown. The order of a payment link is queried without a token, because it
 * does not depend on who is logged in. `asker` is the `suid` of the logged-in player, or null.
 */
export function createReadOrder(
  api: ApiClient,
  parsePayUrl: (url: unknown) => string | null,
  asker: () => string | null,
): ReadOrder {
  return async (entry, depth) => {
    const askedBy = asker()
    const known = billingNoOf(entry)
    const asking = entry.snapshot.recipient.kind === 'paymentLink' ? withToken(api, '') : api
    const answer = await asking.call(
      getOrderInfo,
      {
        ...(known === null ? { session_id: entry.snapshot.intentId } : { billing_no: known }),
        simple: depth === 'simple' ? '1' : '0',
      },
      { origin: entry.apiOrigin },
    )
    if (!answer.ok)
      return isOfOtherForm(answer.error, depth)
        ? { kind: 'unreadable' }
        : { kind: unreadKind(answer.error, entry, askedBy) }
    const { content, apiOrigin } = answer.value
    const info = decodeOrderInfo(content)
    const { billingNo: named, status } = info
    if (known !== null && named !== null && named !== known) return { kind: 'unknown' }
    const read = {
      kind: 'read',
      status,
      isStatusSent: content.status != null,
      // Services send 0 where an intent has no order.
      billingNo: (named === '0' ? null : named) ?? known,
      payUrl: parsePayUrl(content.pay_url),
      apiOrigin,
      reported: detailsIn(info, buyerOf(entry.snapshot.recipient)),
    } as const
    const silence = known === null ? silenceAbout(entry, read, { depth, askedBy }) : null
    return silence === null ? read : { kind: silence }
  }
}

/**
 * What an answer is that says nothing about an intent; null for one that does. A service that does not know `session_id` may
 * answer with the latest order of whoever is logged in: one of another account than the intent's is not the intent's.
 */
function silenceAbout(
  entry: JournalEntry,
  { status, isStatusSent, billingNo, apiOrigin, reported }: OrderAnswer & { kind: 'read' },
  { depth, askedBy }: { readonly depth: 'simple' | 'full'; readonly askedBy: string | null },
): 'unreadable' | 'noInformation' | 'unknown' | null {
  const { recipient } = entry.snapshot
  const buyer = buyerOf(recipient)
  if (recipient.kind !== 'paymentLink' && askedBy !== null && askedBy !== buyer?.suid) {
    if (depth === 'simple') return 'unreadable'
    if (isOfAnother(buyer, reported)) return 'noInformation'
  }
  if (billingNo !== null || status !== 'pending') return null
  if (depth === 'simple' && !isStatusSent) return 'unreadable'
  return mayEnd(entry, apiOrigin, askedBy) ? 'unknown' : 'noInformation'
}

/** Whether the service itself, not a page of somebody between, answered a simple query with content that is no order. */
const isOfOtherForm = (error: ApiError, depth: 'simple' | 'full'): boolean =>
  depth === 'simple' && error.kind === 'malformed' && error.path !== ''

const detailsIn = (info: OrderInfo, asker: Asker): ReportedDetails => ({
  productId: info.productId,
  product: info.productName || null,
  account: accountIn(info, asker),
  server: info.serverName || null,
  character: info.characterName || null,
  amount: info.amount,
})

/** Whose an order is said to be: of two names, as a nickname and a login, the one that is the asker's. Source: decision 46. */
function accountIn({ userName, account }: OrderInfo, asker: Asker): string | null {
  const names = [userName, account].filter((name) => name !== '')
  return names.find((name) => !isOfAnother(asker, { account: name })) ?? names[0] ?? null
}

/**
 * Whether an answer may say that there is no order. It ends a rejected intent, so for one it counts only from the host that
 * took the call, because another one may not know an order yet, and only for the buyer, because another account may not
 * be allowed to see it. The order of a payment link has no account. Source: decisions 8 and 28, faults M-16.
 */
function mayEnd(entry: JournalEntry, answeredBy: string | undefined, askedBy: string | null): boolean {
  const { recipient } = entry.snapshot
  const isBuyer =
    recipient.kind === 'paymentLink' || (askedBy !== null && buyerOf(recipient)?.suid === askedBy)
  const isHost = answeredBy === undefined || answeredBy === entry.apiOrigin
  return !wasRejected(entry) || (isBuyer && isHost)
}

/** Codes that say something of the visitor or of another order: with them a query is not refused for its own sake. */
const reasonsOfVisitor: ReadonlySet<RejectionReason> = new Set([
  'notLoggedIn',
  'notAGame',
  'wrongDomain',
  'notRealName',
  'repeat',
])

/**
 * Why an answer could not be read as an order. One code says that there is no order; for an intent, content that is no
 * order says so too. Any other code leaves the order open, because a "busy" could undo one. Only an intent whose starter
 * was rejected ends when its query is not understood, or is rejected in the same words. Source: decisions 19, 28 and 104.
 */
function unreadKind(
  error: ApiError,
  entry: JournalEntry,
  askedBy: string | null,
): Exclude<OrderAnswer['kind'], 'read' | 'unreadable'> {
  const isNoOrder = error.kind === 'malformed' && error.path === 'content' && isIntent(entry)
  if (error.kind !== 'rejected' && !isNoOrder) return 'unreachable'
  const answeredBy = error.kind === 'rejected' ? error.apiOrigin : undefined
  if (!mayEnd(entry, answeredBy, askedBy)) return 'noInformation'
  return error.kind === 'rejected' ? rejectionKind(error, entry) : 'unknown'
}

/** Whether a rejection has the code that §4 calls pending and does not say why: then it refuses nothing. Source: decision 104. */
export const mayMeanPending = ({ code, message }: Pick<RejectedError, 'code' | 'message'>): boolean =>
  code === orderResultCodes.pending && message === ''

function rejectionKind(error: RejectedError, entry: JournalEntry) {
  if (mayMeanPending(error)) return 'noInformation'
  const { reason, code } = error
  const isSameWord = code === entry.times?.refused?.code
  const isNotUnderstood = wasRejected(entry) && (isSameWord || !reasonsOfVisitor.has(reason))
  if (reason === 'noSuchOrder' || isNotUnderstood) return 'unknown'
  return reason === 'notLoggedIn' ? 'loggedOut' : 'noInformation'
}

/** An answer that names an order. */
interface NumberRead {
  /** The entry that was asked about. */
  readonly entry: JournalEntry
  readonly depth: 'simple' | 'full'
  readonly answer: Extract<OrderAnswer, { readonly kind: 'read' }> & { readonly billingNo: string }
  /** The entry that has the answered number already. */
  readonly owner: JournalEntry | null
}

/** Whether the answer names the order of another purchase, and so says nothing about this one. */
function isOfOtherPurchase(read: NumberRead): boolean {
  const { entry, answer, owner } = read
  if (isIntent(entry) ? cannotBeOf(entry, read) : entry.billingNo !== answer.billingNo) return true
  // An external order carries the snapshot of the tap that met it, so a different snapshot does not mean another
  // purchase.
  if (owner === null || reportedOf(owner) !== null) return false
  return !isUnread(entry) && !isSamePurchase(owner.snapshot, entry.snapshot)
}

/**
 * Whether the order that a query by the session of a tap names cannot be the tap's: it is said to be of another product, or had ended
 * before. A service that does not know `session_id` may answer with the player's latest order. Names are not compared: they can be
 * written otherwise, and a lost order has to be found.
 */
function cannotBeOf({ snapshot }: Intent, { answer, owner }: NumberRead): boolean {
  if (owner?.kind === 'final' && owner.finalAtMs < snapshot.intendedAtMs) return true
  // The recharge of a card names no product: the service may call it what it likes.
  if (isUnknownPurchase(snapshot) || paysByCard(snapshot.method.channelId)) return false
  const [{ productId }, { productId: reported }] = [snapshot.product, answer.reported]
  return productId !== null && reported !== null && reported !== productId
}

/**
 * The event that records the number of an answer; null when it says nothing new. An external order is what the service
 * reports of it, until a query by the session of one of our taps finds it. Source: decision 46.
 */
function numberToRecord(read: NumberRead): JournalEvent | null {
  const { entry, owner, answer } = read
  const { billingNo, payUrl, apiOrigin } = answer
  const event = { kind: 'billingNoReceived', snapshot: entry.snapshot, billingNo, apiOrigin } as const
  const isNewLink = owner?.kind === 'ordered' && owner.payUrl === null && payUrl !== null
  const isKnownExternal = owner !== null && reportedOf(owner) !== null
  if (isUnread(entry) || (isKnownExternal && !isIntent(entry)))
    return isUnread(entry) || read.depth === 'full' || isNewLink ? { ...event, ...reportedIn(read) } : null
  if (owner === null || isIntent(entry) || isNewLink) return { ...event, payUrl, origin: ownOrder }
  return null
}

/** What is kept of an external order; its payment URL only where the order is not another account's. */
function reportedIn({ entry, depth, answer, owner }: NumberRead) {
  const { recipient } = entry.snapshot
  const known = owner === null ? null : reportedOf(owner)
  const reported = depth === 'full' ? keepable(recipient, answer.reported) : (known ?? nothingReported)
  const payUrl = isOfAnother(buyerOf(recipient), reported) ? null : answer.payUrl
  return { payUrl, origin: externalOrder(reported) }
}

/** Whether a record of another release does not say what was bought. */
const isUnread = (entry: JournalEntry): boolean => isIntent(entry) && isUnknownPurchase(entry.snapshot)

type Final = Extract<JournalEntry, { readonly kind: 'final' }>

/**
 * Makes the poller of a store over its client. `onFinal` is called with the orders that become final, in this tab or
 * another.
 */
export function startPoller(deps: {
  api: ApiClient
  journal: JournalStore
  clock: Clock
  visibility: Visibility
  state: PollerStateStore
  deployment: Pick<Deployment, 'environment'>
  /** `suid` of the logged-in player, or null. */
  asker: () => string | null
  onFinal: (ended: readonly Final[]) => void
}): OrderPoller {
  const { api, journal, asker, onFinal } = deps
  const finals = () => journal.getState().journal.filter((entry) => entry.kind === 'final')
  let known = new Set(finals().map(({ billingNo }) => billingNo))
  journal.subscribe(() => {
    const now = finals()
    const ended = now.filter(({ billingNo }) => !known.has(billingNo))
    known = new Set(now.map(({ billingNo }) => billingNo))
    if (ended.length > 0) onFinal(ended)
  })
  return createOrderPoller({
    ...deps,
    readOrder: createReadOrder(api, createPayUrlCheck(deps.deployment), asker),
  })
}

/** Whether the service answered but reported no order: it knows none, or answered with another code. */
export const isAnsweredWithout = (answer: LastAnswer): boolean =>
  answer === 'notFound' || answer === 'noInformation'

/** Whether two taps bought the same product for the same character, by whatever payment method. */
export function isSamePurchase(one: KeptPurchase, other: KeptPurchase): boolean {
  const areaOf = ({ recipient }: KeptPurchase) => idsOf(recipient).area
  return keyOf(one) === keyOf(other) && mayBeSameArea(areaOf(one), areaOf(other))
}

/** A product that is not known is left out, where one that a payment link does not name is null. */
function keyOf({ product, recipient }: KeptPurchase): string {
  const { clientId, serverId, characterId } = idsOf(recipient)
  return JSON.stringify({ clientId, serverId, characterId, productId: product?.productId })
}
