import {
  decodePayStart,
  type Endpoint,
  type PayRequestWire,
  readRepeatedOrder,
  type RequestOf,
  safeUrl,
} from '@topup/api-client'
import { getOrderInfo, linkStarter, type PayStartWire } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { amountOf, bcp47, type PaymentOption, type Product } from '@topup/domain'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { type Known, notRejected, type Tour } from './tour.ts'

const broken = (
  rule: RuleName,
  { path, expected, found }: { readonly path: string; readonly expected: string; readonly found: string },
): Finding => ({ kind: 'broken', path, expected, found, rule })

/** Queries the orders that other answers have named. Changes nothing. Source: decision 46. */
export async function askForNamedOrders({ ask, book, known }: Tour): Promise<void> {
  const subject = 'an order number in an answer is an order'
  if (known.namedOrders.length === 0) {
    const note = 'no answer named an order'
    book.skip(`${note}; --write makes one`, getOrderInfo)
    book.rule({ group: 'order numbers', subject, note })
  }
  for (const [by, orders] of Map.groupBy(known.namedOrders, (order) => order.by)) {
    const findings: Finding[] = []
    for (const billingNo of new Set(orders.map((order) => order.billingNo))) {
      const content = await ask(getOrderInfo, { billing_no: billingNo, simple: '0' })
      if (content !== null && String(content.billing_no) === billingNo) continue
      const found = content === null ? 'no order' : 'another order'
      const expected = `the order that ${by} named`
      findings.push(broken('orderNumber', { path: 'content.billing_no', expected, found }))
    }
    book.rule({ group: 'order numbers', subject: `${subject} (${by})`, findings })
  }
}

/** Starts one payment with each provider that the list leads to, and repeats the first. Only where writing is allowed. */
export async function startPayments(tour: Tour): Promise<void> {
  const { book, known } = tour
  let isRepeated = false
  for (const provider of allProviders) {
    if (provider.kind !== 'link') continue
    const endpoint = linkStarter(provider)
    const method = methodOf(known, provider.channelIds)
    if (method === null) {
      book.skip('no listed method leads to this provider', provider)
      continue
    }
    const channel = String(method.option.channelId)
    const sessionId = tour.newId()
    const common = payRequestOf(tour, method, sessionId)
    const request = { ...common, [provider.channelParameter]: channel } as RequestOf<typeof endpoint>
    const content = await tour.ask(endpoint, request)
    const billingNo = content === null ? null : judgeStart(tour, endpoint, content)
    if (billingNo === null || isRepeated) continue
    isRepeated = true
    await repeatIntent(tour, { endpoint, request, billingNo })
    await queryIntent(tour, { sessionId, billingNo })
  }
}

/** The number that a starter gave, after its answer has been judged; null without one. */
function judgeStart(tour: Tour, { path }: Endpoint, content: PayStartWire): string | null {
  const { billingNo, url, dropIn } = decodePayStart(content)
  const findings: Finding[] = []
  const add = (rule: RuleName, at: string, expected: string, found: string) =>
    findings.push(broken(rule, { path: `content.${at}`, expected, found }))
  if (billingNo === null) add('orderNumber', 'billing_no', 'the number of the order', 'none that can be read')
  const { isLocal } = tour.options.target
  if (url === null && dropIn === null) add('https', 'url', 'an https address or a drop_in', 'nothing')
  else if (url !== null && safeUrl(url, { allowLocalHosts: isLocal }) === null)
    add('https', 'url', 'an https address', 'another address')
  tour.book.call(path, { ms: null, findings })
  return billingNo
}

/** The same intent again has to be answered with the first order. Source: decision 8. */
async function repeatIntent<E extends Endpoint>(
  tour: Tour,
  first: { readonly endpoint: E; readonly request: RequestOf<E>; readonly billingNo: string },
): Promise<void> {
  const { endpoint, request, billingNo } = first
  const { answer, judged, findings } = await tour.send(endpoint, request)
  const { outcome } = judged
  const wrong: Finding[] = []
  const add = (path: string, expected: string, found: string) =>
    wrong.push(broken('oneOrder', { path, expected, found }))
  if (outcome.kind === 'content') {
    const { billing_no } = outcome.content as PayStartWire
    const which = String(billing_no) === billingNo ? 'with the first order' : 'with another order'
    add('code', '10 and the first order', `success (1) ${which}`)
  }
  if (outcome.kind === 'rejected') {
    const { code, message, content } = outcome
    const error = { endpoint: endpoint.path, reason: 'repeat', code, message, content } as const
    const known = readRepeatedOrder({ kind: 'rejected', ...error })
    if (code !== 10) add('code', '10 and the first order', `the code ${code}`)
    else if (known?.billingNo !== billingNo)
      add('content.billing_no', 'the number of the first order', 'another')
    else if (known.url === null && known.dropIn === null)
      add('content.url', 'how the first order is paid', 'nothing')
  }
  const subject = 'the same session_id makes no second order'
  const address = `${endpoint.method} ${endpoint.path}`
  const all = [...findings, ...wrong]
  tour.book.rule({ group: 'order numbers', subject, address, ms: answer.ms, findings: all })
}

/** The order has to be found by intent and by number, and to wait for its payment. Source: decisions 3 and 28. */
async function queryIntent(
  tour: Tour,
  { sessionId, billingNo }: { readonly sessionId: string; readonly billingNo: string },
): Promise<void> {
  await tour.ask(getOrderInfo, { billing_no: billingNo, simple: '0' })
  await tour.ask(getOrderInfo, { billing_no: billingNo, simple: '1' })
  const { answer, judged } = await tour.send(getOrderInfo, { session_id: sessionId, simple: '0' })
  const { outcome } = judged
  const findings: Finding[] = outcome.kind === 'rejected' ? [notRejected(outcome, tour.options.secrets)] : []
  const named = outcome.kind === 'content' ? (outcome.content as { readonly billing_no?: unknown }) : null
  if (named !== null && String(named.billing_no) !== billingNo) {
    const expected = 'the number of the order of this session_id'
    findings.push(broken('bySession', { path: 'content.billing_no', expected, found: 'another' }))
  }
  const address = `${getOrderInfo.method} ${getOrderInfo.path}`
  const subject = 'an order is found by its session_id'
  const all = [...judged.findings, ...findings]
  tour.book.rule({ group: 'order numbers', subject, address, ms: answer.ms, findings: all })
}

/** A listed way to pay a product. */
interface ChosenMethod {
  readonly country: string
  readonly option: PaymentOption
  readonly product: Product
}

/** The cheapest product without a limit that a listed method of these channels takes; null where there is none. */
function methodOf(
  { methods, products }: Pick<Known, 'methods' | 'products'>,
  channelIds: readonly number[],
): ChosenMethod | null {
  const payable = products
    .filter(
      ({ price, isLimit, isPointCard }) => price !== null && price.minorUnits > 0 && !isLimit && !isPointCard,
    )
    .toSorted((one, other) => (one.price?.minorUnits ?? 0) - (other.price?.minorUnits ?? 0))
  for (const { region: country, methods: listed } of methods)
    for (const option of listed.flatMap((method) => [method, ...method.subMethods]))
      if (option.channelId !== null && channelIds.includes(option.channelId)) {
        const product = payable.find((each) =>
          isInRange(option, each.price === null ? 0 : amountOf(each.price)),
        )
        if (product !== undefined) return { country, option, product }
      }
  return null
}

/** Source: spec §5 "Payment channel price filter". */
const isInRange = ({ minAmount: min, maxAmount: max }: PaymentOption, amount: number): boolean =>
  (min <= 0 || amount >= min) && (max <= 0 || amount <= max)

/** The common parameters of a payment starter. Source: spec §7 "Common pay params". */
function payRequestOf(
  { known, options, newId, inGame }: Tour,
  { country, option, product }: ChosenMethod,
  sessionId: string,
): PayRequestWire {
  const { area_id: areaId, ...role } = known.character ?? {}
  return {
    ...inGame(),
    ...role,
    areaId,
    platform: options.place.platform,
    product_id: product.productId,
    bcp47_lang: bcp47(options.target.brand?.defaultLanguage ?? 'en'),
    country,
    did: newId(),
    session_id: sessionId,
    session_time: String(options.startedAtMs),
    pay_id: option.paywayId,
  }
}
