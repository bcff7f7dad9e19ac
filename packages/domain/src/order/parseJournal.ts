import type { Money } from '../money/money.ts'
import { ownValue } from '../base/ownProperty.ts'
import type { Reader } from '../base/readers.ts'
import { count, id, nullable, oneOf, record, text } from '../base/readers.ts'
import { paymentRegions } from '../region/paymentRegion.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { Choice } from '../base/choice.ts'
import type { ChosenMethod, PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'
import { nothingTold } from './toldOrder.ts'
import type { ToldOrder } from './toldOrder.ts'

const money = record<Money>({ minorUnits: count, currency: id })
const choice = record<Choice>({ display: text, value: id })

const snapshot = record<PurchaseSnapshot>({
  intentId: id,
  intendedAtMs: count,
  recipient: record<Recipient>({
    clientId: id,
    gameName: text,
    username: text,
    suid: text,
    area: nullable(choice),
    server: choice,
    role: choice,
  }),
  product: record<PurchaseSnapshot['product']>({ productId: id, display: text, typeKey: text }),
  price: money,
  coupon: nullable(
    record<NonNullable<PurchaseSnapshot['coupon']>>({ code: id, name: text, discountPrice: money }),
  ),
  payable: money,
  method: record<ChosenMethod>({ paywayId: text, channelId: count, name: text, country: text }),
  paymentRegion: oneOf(...paymentRegions),
})

const common = { snapshot, apiOrigin: id }

type Intended = JournalEntry & { readonly kind: 'intended' }
const unmarked = record<Omit<Intended, 'setAsideAtMs' | 'isRefused' | 'billingNo' | 'told'>>({
  kind: oneOf('intended'),
  ...common,
})

/** A mark that is missing or cannot be read is left out: then the intent is warned of, and stays open. */
const intended: Reader<Intended> = (value) => {
  const read = unmarked(value)
  if (read === undefined) return undefined
  const setAsideAtMs = count(ownValue(value, 'setAsideAtMs'))
  return {
    ...read,
    ...(setAsideAtMs !== undefined && { setAsideAtMs }),
    ...(ownValue(value, 'isRefused') === true && { isRefused: true }),
  }
}

const toldOrder = record<ToldOrder>({
  productId: nullable(id),
  product: nullable(text),
  account: nullable(text),
  server: nullable(text),
  role: nullable(text),
  amount: nullable(money),
})

/** What is told of an order made elsewhere and cannot be read is nothing told: never what the tap that met it asked for. */
const withTold =
  <T extends object>(reader: Reader<T>): Reader<T & { readonly told?: ToldOrder }> =>
  (value) => {
    const read = reader(value)
    const told = ownValue(value, 'told')
    return read === undefined || told === undefined ? read : { ...read, told: toldOrder(told) ?? nothingTold }
  }

const entryReaders: readonly Reader<JournalEntry>[] = [
  intended,
  withTold(
    record<Omit<JournalEntry & { readonly kind: 'ordered' }, 'told'>>({
      kind: oneOf('ordered'),
      ...common,
      billingNo: id,
      payUrl: nullable(text),
    }),
  ),
  withTold(
    record<Omit<JournalEntry & { readonly kind: 'settled' }, 'told' | 'payUrl'>>({
      kind: oneOf('settled'),
      ...common,
      billingNo: id,
      outcome: oneOf('success', 'fail'),
      settledAtMs: count,
    }),
  ),
]

/**
 * Reads a journal back from the parsed JSON of storage. Entry by entry: what cannot be read falls away, the rest
 * stays. Links and origins come back as text: `parsePayUrl` judges a link before it opens, and the brand's host
 * table an origin before it is asked. Source: ruling 2, faults S9, M-21.
 */
export function parseJournal(json: unknown): Journal {
  if (!Array.isArray(json)) return []
  return json.flatMap((entry: unknown) => readEntry(entry) ?? [])
}

function readEntry(entry: unknown): JournalEntry | undefined {
  for (const reader of entryReaders) {
    const read = reader(entry)
    if (read !== undefined) return read
  }
  return undefined
}
