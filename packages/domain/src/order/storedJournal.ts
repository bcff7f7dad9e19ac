import type { Choice } from '../base/choice.ts'
import { type Reader, count, id, nullable, oneOf, ownValue, record, text } from '../base/readers.ts'
import { decodePrice } from '../money/decodePrice.ts'
import { type Money, amountOf, currencyCode, unitsPerWhole } from '../money/money.ts'
import { parsePaymentRegion } from '../region/paymentRegion.ts'
import {
  type Intent,
  type Journal,
  type JournalEntry,
  type Order,
  type Origin,
  externalOrder,
  isIntent,
  isUnsent,
  ownOrder,
  wasRejected,
} from './journal.ts'
import { type ReportedDetails, intentWithoutTap, nothingReported } from './orderFacts.ts'
import { type OrderTimes, mergeTimes, withTimes } from './orderTimes.ts'
import {
  type ChosenMethod,
  type KeptPurchase,
  type PurchaseSnapshot,
  isUnknownPurchase,
  unknownPurchase,
} from './purchaseSnapshot.ts'
import type { Recipient } from './recipient.ts'

/**
 * The version of the stored form of an order. Raise it when you change the form in a way that an older release
 * would misread; an optional field needs no new version. Records of releases before the first version have
 * none.
 * Source: decisions 26 and 68.
 */
const currentVersion = 1

/** Converts an entry to its stored form. Source: decisions 26 and 68. */
export function toStoredOrder(entry: JournalEntry): StoredRecord {
  const { snapshot, apiOrigin, times } = entry
  const common = {
    snapshot: toStoredSnapshot(snapshot),
    apiOrigin,
    version: currentVersion,
    ...(times !== undefined && { times }),
  }
  if (isIntent(entry)) {
    return {
      ...common,
      kind: 'intended',
      ...(entry.kind === 'dismissed' && { setAsideAtMs: entry.dismissedAtMs }),
      ...(wasRejected(entry) && { isRefused: true }),
      ...(isUnsent(entry) && { isUnsent: true }),
    }
  }
  const { billingNo, origin } = entry
  const order = {
    ...common,
    billingNo,
    ...(origin.kind === 'external' && { told: toStoredDetails(origin.reported) }),
  }
  if (entry.kind === 'ordered') return { ...order, kind: 'ordered', payUrl: entry.payUrl }
  const { outcome, finalAtMs: settledAtMs, charged } = entry
  return {
    ...order,
    kind: 'settled',
    outcome,
    settledAtMs,
    ...(charged !== undefined && { charged: toStoredMoney(charged) }),
  }
}

/**
 * An order that this release cannot read, because a later release wrote it or it was damaged. There may be an
 * order, so it counts as open and is never overwritten. The billing number or the intent's id, where readable,
 * is what to query.
 */
export interface UnreadableOrder {
  /** The key that it is stored under. */
  readonly key: string
  readonly billingNo: string | null
  readonly intentId: string | null
}

/**
 * Marks an intent that became an order or was discarded, so that an older copy of that intent no longer counts.
 */
export interface TakenBack {
  readonly kind: 'takenBack'
  readonly atMs: number
}

/** Makes the mark of an intent that became an order or was discarded. Source: decision 68. */
export const takenBack = (atMs: number): TakenBack & { readonly version: number } => ({
  kind: 'takenBack',
  atMs,
  version: currentVersion,
})

/**
 * Whether a stored value is the mark of an intent that became an order or was discarded.
 * Source: decision 68.
 */
export function isTakenBack(value: unknown): value is TakenBack {
  return (
    isKnownVersion(value) &&
    ownValue(value, 'kind') === 'takenBack' &&
    typeof ownValue(value, 'atMs') === 'number'
  )
}

/** Reads the order that is stored under a key, from its parsed JSON; an unreadable one comes back with only what identifies it. Source: decision 68. */
export function readStoredOrder(key: string, value: unknown): JournalEntry | UnreadableOrder {
  const [entry] = isKnownVersion(value) ? parseJournal([value]) : []
  return entry ?? { key, ...namesIn(key, value) }
}

/**
 * An unreadable order as an open entry of which only the billing number or the intent is known. It is queried,
 * listed and warned about like any other. `paymentRegion` is any in which the brand sells. Source: decision 68.
 */
export function entryOfUnreadable(
  { key, billingNo, intentId }: UnreadableOrder,
  { apiOrigin, paymentRegion }: Pick<PurchaseSnapshot, 'paymentRegion'> & { readonly apiOrigin: string },
): JournalEntry {
  const purchaseOf = (id: string) => unknownPurchase({ intentId: id, paymentRegion })
  if (billingNo === null) return { kind: 'intended', snapshot: purchaseOf(intentId ?? key), apiOrigin }
  const snapshot = purchaseOf(intentId ?? intentWithoutTap(billingNo))
  const origin = externalOrder(nothingReported)
  return { kind: 'ordered', snapshot, apiOrigin, billingNo, payUrl: null, origin }
}

/** Whether a stored order could be read by this release. Source: decision 68. */
export const isReadable = (order: JournalEntry | UnreadableOrder): order is JournalEntry => 'kind' in order

const isKnownVersion = (value: unknown): boolean => {
  const version = ownValue(value, 'version')
  return version === undefined || version === currentVersion
}

/** How many levels deep a name is searched for: inside an envelope and the order in it. */
const deepest = 3

/**
 * The billing number and the intent's id of an unreadable order: from its key, which every release builds the
 * same way, or from its fields.
 */
function namesIn(key: string, value: unknown): Pick<UnreadableOrder, 'billingNo' | 'intentId'> {
  const [, number, intentId] = /^order\.(?:no\.(.+)|(.+))$/.exec(key) ?? []
  return {
    billingNo: number ?? textUnder(value, 'billingNo', deepest),
    intentId: intentId ?? textUnder(value, 'intentId', deepest),
  }
}

function textUnder(value: unknown, name: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  const own = ownValue(value, name)
  if (typeof own === 'string' && own !== '') return own
  for (const inner of Object.values(value)) {
    const found = textUnder(inner, name, depth - 1)
    if (found !== null) return found
  }
  return null
}

/**
 * The stored form of a purchase. The names are those of the first release, so that older and newer releases can
 * read each other's records: `isRefused` marks a rejected intent, `setAsideAtMs` a dismissed one, `settled` is
 * a final order, `told` the reported details of an external one, and `role` the character.
 */
type StoredRecord = {
  readonly snapshot: StoredSnapshot
  readonly apiOrigin: string
  readonly version: number
  /** Releases before these times ignore them. */
  readonly times?: OrderTimes
} & (
  | {
      readonly kind: 'intended'
      readonly setAsideAtMs?: number
      readonly isRefused?: true
      /** Earlier releases ignore it, and warn of the intent. */
      readonly isUnsent?: true
    }
  | {
      readonly kind: 'ordered'
      readonly billingNo: string
      readonly payUrl: string | null
      readonly told?: StoredDetails
    }
  | {
      readonly kind: 'settled'
      readonly billingNo: string
      readonly outcome: 'success' | 'fail'
      readonly settledAtMs: number
      readonly told?: StoredDetails
      /** Earlier releases ignore it. */
      readonly charged?: Money
    }
)

/**
 * The stored form of a recipient: for older releases every one is an account of a game with a character, `-` where it is not known and
 * `~` where a payment link does not name it.
 */
interface StoredRecipient {
  readonly clientId: string
  readonly gameName: string
  readonly username: string
  readonly suid: string
  readonly area: Choice | null
  readonly server: Choice
  readonly role: Choice
}

/** Stands for what is not known, because stored ids must not be empty. */
const unknown = '-'

/** Stands for what a payment link does not name; the service knows it. Source: spec §6 "Replenish visitors". */
const notNamed = '~'

const namedId = (stored: string): string | null => (stored === notNamed ? null : stored)

/** What the account of a payment link begins with. */
const linkPrefix = 'link:'

function toStoredRecipient(recipient: Recipient): StoredRecipient {
  const noChoice = { display: '', value: unknown }
  const nowhere = { area: null, server: noChoice, role: noChoice }
  if (recipient.kind === 'unread')
    return { clientId: unknown, gameName: '', username: '', suid: '', ...nowhere }
  const { clientId, gameName, username } = recipient
  const game = { clientId: clientId ?? '', gameName, username }
  if (recipient.kind === 'account') return { ...game, suid: recipient.suid, ...nowhere }
  if (recipient.kind === 'character') {
    const { suid, area, server, character } = recipient
    return { ...game, suid, area, server, role: character }
  }
  const { paymentLinkId, serverId, characterId } = recipient
  const server = { display: gameName, value: serverId ?? notNamed }
  const role = { display: username, value: characterId ?? notNamed }
  return { ...game, suid: linkPrefix + paymentLinkId, area: null, server, role }
}

/** The stored form of a snapshot. */
interface StoredSnapshot extends Omit<PurchaseSnapshot, 'product' | 'recipient'> {
  readonly recipient: StoredRecipient
  readonly product: Omit<PurchaseSnapshot['product'], 'productId'> & { readonly productId: string }
}

/** The stored form of reported details. */
interface StoredDetails extends Omit<ReportedDetails, 'character'> {
  readonly role: string | null
}

/** The ISO 4217 code for "no currency": only the service knows what the order costs. */
const noMoney = { minorUnits: 0, currency: 'XXX' }

/** What stands in a record where nothing is known of the purchase: every release reads whole records only. */
const nothingKnown = {
  product: { productId: unknown, display: '', typeKey: '', bonus: '' },
  price: noMoney,
  coupon: null,
  payable: noMoney,
  points: 0,
  method: { paywayId: unknown, channelId: 0, name: '', country: '' },
}

/** Converts a snapshot to its stored form. Source: decisions 26 and 68. */
export function toStoredSnapshot(snapshot: KeptPurchase): StoredSnapshot {
  if (isUnknownPurchase(snapshot)) {
    const { intentId, intendedAtMs, recipient: asker, paymentRegion } = snapshot
    return { intentId, intendedAtMs, recipient: toStoredRecipient(asker), ...nothingKnown, paymentRegion }
  }
  const { recipient, product, price, payable, coupon } = snapshot
  return {
    ...snapshot,
    recipient: toStoredRecipient(recipient),
    product: { ...product, productId: product.productId ?? notNamed },
    price: toStoredMoney(price),
    payable: toStoredMoney(payable),
    coupon: coupon && { ...coupon, discountPrice: toStoredMoney(coupon.discountPrice) },
  }
}

/** Converts reported details to their stored form. Source: decisions 26 and 68. */
export function toStoredDetails({ character, amount, ...details }: ReportedDetails): StoredDetails {
  return { ...details, role: character, amount: amount && toStoredMoney(amount) }
}

/** The stored form counts hundredths of every currency, as older releases do; what has thousandths is read by its digits. */
function toStoredMoney(money: Money): Money {
  if (unitsPerWhole(money.currency) === 100) return money
  return { ...money, minorUnits: Math.round(money.minorUnits / 10), asSent: String(amountOf(money)) }
}

const plainMoney = record<Omit<Money, 'asSent'>>({ minorUnits: count, currency: id })

/** The digits that an amount came with are read where they can be; older releases wrote none. Source: decision 62. */
const money: Reader<Money> = (value) => {
  const read = plainMoney(value)
  if (read === undefined) return undefined
  const currency = currencyCode(read.currency)
  const inUnits = { minorUnits: read.minorUnits * (unitsPerWhole(currency) / 100), currency }
  const digits = ownValue(value, 'asSent')
  // A number: their point stands before decimals.
  return decodePrice(typeof digits === 'string' ? parseFloat(digits) : null, currency) ?? inUnits
}

const choice = record<Choice>({ display: text, value: id })

/** A field that records of older releases lack, and that says nothing about who pays what: read where it can be. */
const known =
  <T>(reader: Reader<T>, otherwise: T): Reader<T> =>
  (value) =>
    reader(value) ?? otherwise

const storedRecipient = record<StoredRecipient>({
  // Empty where no game was chosen, or the service had refused it. Earlier releases cannot read that: to them the order stays open.
  clientId: text,
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
  const { clientId, gameName, username, suid, area, server, role: character } = read
  if (clientId === unknown) return { kind: 'unread' }
  const game = { clientId: clientId || null, gameName, username }
  if (character.value === unknown && server.value === unknown) return { kind: 'account', ...game, suid }
  if (!suid.startsWith(linkPrefix))
    return { kind: 'character', ...game, clientId, suid, area, server, character }
  const paymentLinkId = suid.slice(linkPrefix.length)
  const named = { serverId: namedId(server.value), characterId: namedId(character.value) }
  return { kind: 'paymentLink', paymentLinkId, ...game, ...named }
}

const soldId: Reader<string | null> = (value) => {
  const read = id(value)
  return read && namedId(read)
}

const wholeSnapshot = record<PurchaseSnapshot>({
  intentId: id,
  intendedAtMs: count,
  recipient,
  product: record<PurchaseSnapshot['product']>({
    productId: soldId,
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

const snapshot: Reader<KeptPurchase> = (value) => {
  const read = wholeSnapshot(value)
  if (read?.product.productId !== unknown) return read
  const { recipient: asker, ...known } = read
  return unknownPurchase({ ...known, asker })
}

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
  if (dismissedAtMs !== undefined)
    return { kind: 'dismissed', from, dismissedAtMs, snapshot: purchase, apiOrigin }
  if (from === 'rejected') return { kind: from, snapshot: purchase, apiOrigin }
  const isNotSent = ownValue(value, 'isUnsent') === true
  return { kind: from, snapshot: purchase, apiOrigin, ...(isNotSent && { isUnsent: true }) }
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
  return {
    ...order,
    kind: 'final',
    finalAtMs,
    origin,
    ...(charged !== undefined && { charged }),
  }
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

type Asked = NonNullable<OrderTimes['asked']>
type Refused = NonNullable<OrderTimes['refused']>

const asked = record<Asked>({
  atMs: count,
  answer: oneOf('unreachable', 'noInformation', 'loggedOut', 'notFound', 'read'),
})

const refused = record<Refused>({
  atMs: count,
  code: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
})

const tracked = oneOf('owed', 'sent')

/**
 * Reads the times of a stored order; each that cannot be read is left out, and none of them makes an order
 * unreadable. Source: decisions 68 and 76.
 */
export function parseTimes(value: unknown): OrderTimes {
  const read = {
    numberedAtMs: count(ownValue(value, 'numberedAtMs')),
    openedAtMs: count(ownValue(value, 'openedAtMs')),
    asked: asked(ownValue(value, 'asked')),
    refused: refused(ownValue(value, 'refused')),
    tracked: tracked(ownValue(value, 'tracked')),
  }
  return mergeTimes(read)
}
