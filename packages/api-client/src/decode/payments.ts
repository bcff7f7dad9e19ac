import {
  amountOf,
  decodePrice,
  type MethodRegion,
  type PaymentMethod,
  type PaymentOption,
  type BillingStatus,
  decodeSalePrice,
  type Money,
  optionKey,
  readBillingStatus,
} from '@topup/domain'
import * as v from 'valibot'
import type { ContentOf } from '../contract/wire.ts'
import {
  type getPaywayList,
  type PayStartWire,
  type PaywayWire,
  repeatedOrderSchema,
  type SubPaymentWire,
  type OrderInfoWire,
} from '../contract/payments.ts'
import type { RejectedError } from '../errors/reactTo.ts'
import { pickLocalised, readLocalised } from './localisedText.ts'
import {
  type DecodeOptions,
  once,
  readFlag,
  readId,
  readInteger,
  readList,
  readName,
  readIdUnlessZero,
  readNumber,
  readCurrency,
} from './readers.ts'
import { safePicture, safeUrl } from './safeUrl.ts'

/**
 * A bound in whole units, whatever its currency and its sign; anything but an amount of 0 or more counts as no bound, also `500.000`, which
 * has two readings. Source: spec §5 "Payment channel price filter".
 */
function boundOf(value: SubPaymentWire['min_money']): number {
  const bound = decodePrice(typeof value === 'string' ? value.replace(/[$¥]/, '') : value, 'any')
  return bound === null ? 0 : amountOf(bound)
}

function channelOf(value: SubPaymentWire['channel_id']): number | null {
  const channel = readNumber(value)
  return channel !== null && Number.isSafeInteger(channel) && channel > 0 ? channel : null
}

/** How methods are read; `apiOrigin` is the host that answered, where icons may lie. */
type MethodOptions = DecodeOptions & { readonly apiOrigin?: string }

/** An icon that cannot be drawn is empty, so that its method stays; null where there is none. */
const iconOf = (icon: SubPaymentWire['icon'], options: MethodOptions): string | null =>
  safePicture(icon, options) ?? (readName(icon) === '' ? null : '')

function decodeOption(wire: SubPaymentWire, options: MethodOptions): PaymentOption | null {
  const paywayId = readId(wire.payway_id)
  if (paywayId === null) return null
  return {
    paywayId,
    channelId: channelOf(wire.channel_id),
    name: readName(wire.name) || paywayId,
    iconUrl: iconOf(wire.icon, options),
    sort: readInteger(wire.sort),
    minAmount: boundOf(wire.min_money),
    maxAmount: boundOf(wire.max_money),
    description: pickLocalised(readLocalised(wire.description, 500), options.languages),
    openCoupon: readFlag(wire.open_coupon),
  }
}

/** A payment method and its sub-methods; null without an id. Source: spec §3 "Payment option". */
export function decodeMethod(wire: PaywayWire, options: MethodOptions = {}): PaymentMethod | null {
  const option = decodeOption(wire, options)
  if (option === null) return null
  const subMethods = readList(wire.sub_payment, (each) => decodeOption(each, options))
  return { ...option, subMethods: once(subMethods, optionKey) }
}

/** The methods by country, in the order of the country map. Source: spec §3 "the response has a country map". */
export function decodeMethodRegions(
  wire: ContentOf<typeof getPaywayList>,
  options: MethodOptions = {},
): readonly MethodRegion[] {
  return readList(Object.entries(wire.country), ([key, methods]) => {
    const region = readId(key.trim())
    const read = () => readList(methods, (each) => decodeMethod(each, options))
    return region === null ? null : { region, methods: once(read(), optionKey) }
  })
}

/** What a starter gave. Without a billing number there is no order to show. Source: spec §7, §8 "A payment with no billing_no". */
export interface PayStart {
  readonly billingNo: string | null
  /** The payment URL as sent, unchecked: it may open in a window only after `parsePayUrl` has accepted it. */
  readonly url: string | null
  readonly dropIn: {
    readonly provider: string
    readonly parameters: Readonly<Record<string, string>>
  } | null
}

/** Reads a starter's answer. */
export function decodePayStart(wire: PayStartWire): PayStart {
  return {
    billingNo: readIdUnlessZero(wire.billing_no),
    url: wire.url != null && wire.url !== '' ? wire.url : null,
    dropIn: wire.drop_in ?? null,
  }
}

/**
 * The order that a rejection names (code 10: it is being processed already), and its payment URL or drop-in, unchecked;
 * null when it names no order. Source: decision 29.
 */
export function readRepeatedOrder(
  error: RejectedError,
): (Pick<PayStart, 'url' | 'dropIn'> & { readonly billingNo: string }) | null {
  const read = v.safeParse(repeatedOrderSchema, error.content)
  if (!read.success) return null
  const { billing_no, url, drop_in } = read.output
  const billingNo = readIdUnlessZero(billing_no)
  return billingNo === null ? null : { billingNo, url: url || null, dropIn: drop_in ?? null }
}

/**
 * What the service reports of an order. `status` decides only when it comes from a full query.
 * Source: spec §3 "Order/billing info", decision 29.
 */
export interface OrderInfo {
  readonly billingNo: string | null
  readonly status: BillingStatus
  /** The account's name; where the service gives none, its `account`. */
  readonly userName: string
  /** Beside a `user_name` that may be a nickname, the login; empty where there is none. */
  readonly account: string
  readonly gameName: string
  readonly serverName: string
  readonly characterName: string
  readonly productId: string | null
  readonly productName: string
  /** Null when there is none or it is not a link to follow. */
  readonly payUrl: string | null
  readonly amount: Money | null
}

/** Reads an order; anything but 1 and -2, as numbers or decimal text, is pending. */
export function decodeOrderInfo(wire: OrderInfoWire, options: DecodeOptions = {}): OrderInfo {
  return {
    billingNo: readId(wire.billing_no),
    status: readBillingStatus(wire.status),
    userName: readName(wire.user_name) || readName(wire.account),
    account: readName(wire.account),
    gameName: readName(wire.game_name),
    serverName: readName(wire.game_server_name),
    characterName: readName(wire.role_name),
    productId: readId(wire.product_id),
    productName: readName(wire.product_name),
    payUrl: safeUrl(wire.pay_url, options),
    amount: decodeSalePrice(wire.amount, readCurrency(wire.currency)),
  }
}
