import type { Choice } from '../base/choice.ts'
import type { Money } from '../money/money.ts'
import { decodePrice } from '../money/decodePrice.ts'
import { ownValue } from '../base/ownProperty.ts'
import type { Reader } from '../base/readers.ts'
import { count, id, nullable, oneOf, record, text } from '../base/readers.ts'
import { parsePaymentRegion } from '../region/paymentRegion.ts'
import type { Intent, Journal, JournalEntry, Order, Origin } from './journal.ts'
import type { ChosenMethod, PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'
import { withTimes } from './withTimes.ts'
import { parseTimes } from './parseTimes.ts'
import { externalOrder, ownOrder } from './origin.ts'
import { nothingReported } from './reportedDetails.ts'
import type { ReportedDetails } from './reportedDetails.ts'
import type { StoredDetails, StoredRecipient } from './storedForm.ts'

const plainMoney = record<Omit<Money, 'asSent'>>({ minorUnits: count, currency: id })

/** The digits that a reported amount came with are read where they can be; older releases wrote none. Source: decision 62. */
const money: Reader<Money> = (value) => {
  const read = plainMoney(value)
  return read && (decodePrice(ownValue(value, 'asSent'), read.currency) ?? read)
}

const choice = record<Choice>({ display: text, value: id })

/** A field that records of older releases lack, and that says nothing about who pays what: read where it can be. */
const known =
  <T>(reader: Reader<T>, otherwise: T): Reader<T> =>
  (value) =>
    reader(value) ?? otherwise

const storedRecipient = record<StoredRecipient>({
  clientId: id,
  gameName: text,
  username: text,
  suid: text,
  area: nullable(choice),
  server: choice,
  role: choice,
})

const recipient: Reader<Recipient> = (value) => {
  const read = storedRecipient(value)
  if (read === undefined) return undefined
  const { role: character, ...rest } = read
  return { ...rest, character }
}

const snapshot = record<PurchaseSnapshot>({
  intentId: id,
  intendedAtMs: count,
  recipient,
  product: record<PurchaseSnapshot['product']>({
    productId: id,
    display: text,
    typeKey: text,
    bonus: known(text, ''),
  }),
  price: money,
  coupon: nullable(
    record<NonNullable<PurchaseSnapshot['coupon']>>({ code: id, name: text, discountPrice: money }),
  ),
  payable: money,
  points: known(count, 0),
  method: record<ChosenMethod>({ paywayId: text, channelId: count, name: text, country: text }),
  paymentRegion: (value) => parsePaymentRegion(value) ?? undefined,
})

const common = { snapshot, apiOrigin: id }

const storedIntent = record({ kind: oneOf('intended'), ...common })

/**
 * A mark that is missing or cannot be read is left out; the intent then stays open, and the player is warned
 * about it.
 */
const intent: Reader<Intent> = (value) => {
  const read = storedIntent(value)
  if (read === undefined) return undefined
  const from = ownValue(value, 'isRefused') === true ? 'rejected' : 'intended'
  const dismissedAtMs = count(ownValue(value, 'setAsideAtMs'))
  const { snapshot: purchase, apiOrigin } = read
  if (dismissedAtMs === undefined) return { kind: from, snapshot: purchase, apiOrigin }
  return { kind: 'dismissed', from, dismissedAtMs, snapshot: purchase, apiOrigin }
}

const storedDetails = record<StoredDetails>({
  productId: nullable(id),
  product: nullable(text),
  account: nullable(text),
  server: nullable(text),
  role: nullable(text),
  amount: nullable(money),
})

const reportedDetails: Reader<ReportedDetails> = (value) => {
  const read = storedDetails(value)
  if (read === undefined) return undefined
  const { role: character, ...rest } = read
  return { ...rest, character }
}

/**
 * An external order whose details cannot be read has none; they are never taken from the tap that ran into it.
 */
function originOf(value: unknown): Origin {
  const reported = ownValue(value, 'told')
  return reported === undefined ? ownOrder : externalOrder(reportedDetails(reported) ?? nothingReported)
}

const storedOpenOrder = record({ kind: oneOf('ordered'), ...common, billingNo: id, payUrl: nullable(text) })

const openOrder: Reader<Order> = (value) => {
  const read = storedOpenOrder(value)
  return read && { ...read, origin: originOf(value) }
}

const storedFinalOrder = record({
  kind: oneOf('settled'),
  ...common,
  billingNo: id,
  outcome: oneOf('success', 'fail'),
  settledAtMs: count,
})

const finalOrder: Reader<Order> = (value) => {
  const read = storedFinalOrder(value)
  if (read === undefined) return undefined
  const { settledAtMs: finalAtMs, ...order } = read
  const charged = money(ownValue(value, 'charged'))
  const origin = originOf(value)
  return { ...order, kind: 'final', finalAtMs, origin, ...(charged !== undefined && { charged }) }
}

const entryReaders: readonly Reader<JournalEntry>[] = [intent, openOrder, finalOrder]

/**
 * Reads a journal back from the parsed JSON of storage, in the shape of `StoredRecord`. Entries that cannot be
 * read are dropped, the rest stays. Payment URLs and origins come back unchecked: `parsePayUrl` checks a URL
 * before it is opened, and the brand's host table an origin before it is queried.
 * Source: decision 28, faults S9, M-21.
 */
export function parseJournal(json: unknown): Journal {
  if (!Array.isArray(json)) return []
  return json.flatMap((entry: unknown) => readEntry(entry) ?? [])
}

function readEntry(entry: unknown): JournalEntry | undefined {
  for (const reader of entryReaders) {
    const read = reader(entry)
    if (read !== undefined) return withTimes(read, parseTimes(ownValue(entry, 'times')))
  }
  return undefined
}
