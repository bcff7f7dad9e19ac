import { decodeActivity, decodeCoupon, decodeLimit, decodeMethod, safeUrl } from '@topup/api-client'
import {
  type ContentOf,
  couponSchema,
  gameSchema,
  getCardInfo,
  getCouponList,
  getCumulativeActivityInfo,
  getGameList,
  getLimitProductInfo,
  getOrderInfo,
  getPaywayList,
  getProductPoints,
  getReplenishmentInfo,
  goodsGroupSchema,
  goodsSchema,
  ingameTwitterAuth,
  limitSchema,
  paywaySchema,
  subPaymentSchema,
  twitterAuth,
} from '@topup/api-client/contract'
import { readContent } from '@topup/api-client/envelope/readEnvelope'
import { allProviders } from '@topup/api-client/providers/allProviders'
import type * as v from 'valibot'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { describeFound, unusable, valueAt } from './findings.ts'
import { judgePrice } from './judgePrice.ts'

/** A row of a list as a store reads it. */
interface Row<S extends v.GenericSchema> {
  /** Where it stands in what was sent. */
  readonly path: string
  readonly row: v.InferOutput<S>
  readonly sent: unknown
}

/**
 * The rows of a list that a store can read, each under the place or key that was sent: rows that cannot be read leave the
 * list, and those behind them move up. Nothing for what is no list.
 */
function rowsOf<S extends v.GenericSchema>(item: S, sent: unknown, path: string): readonly Row<S>[] {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([key, each]: readonly [string, unknown]): readonly Row<S>[] => {
    // Reading changes what it reads.
    const reading = readContent<S>(item, structuredClone(each), true)
    return reading.kind === 'content' ? [{ path: `${path}.${key}`, row: reading.content, sent: each }] : []
  })
}

/** What the meaning of an answer depends on. */
export interface MeaningOptions {
  /** The currency of what names none; empty where the brand has none. */
  readonly currency: string
  /** Whether addresses of this machine count as safe. */
  readonly allowLocalHosts: boolean
}

/** What a call was answered with. */
export interface Meant {
  /** As a store reads it. */
  readonly content: unknown
  /** As it was sent: findings name its places. */
  readonly sent: unknown
}

type Judge = (content: never, options: MeaningOptions & { readonly sent: unknown }) => readonly Finding[]

/** Judges each row of the content that a store can read. */
const eachRow =
  <S extends v.GenericSchema>(
    item: S,
    judge: (row: v.InferOutput<S>, path: string, options: MeaningOptions) => readonly Finding[],
  ): Judge =>
  (_content, options) =>
    rowsOf(item, options.sent, 'content').flatMap(({ row, path }) => judge(row, path, options))

/** A store reads no more groups of products. */
const maxGroups = 200

const judgeProducts: Judge = (_content, { sent, currency: otherwise }) => {
  const groups = rowsOf(goodsGroupSchema, sent, 'content')
  const found = `${groups.length} groups`
  const expected = `at most ${maxGroups} groups`
  return [
    ...(groups.length > maxGroups
      ? [{ kind: 'tolerated', path: 'content', expected, found, rule: 'longList' } as const]
      : []),
    ...groups.flatMap((group) =>
      rowsOf(goodsSchema, valueAt(group.sent, 'goods'), `${group.path}.goods`).flatMap((product) =>
        judgePrice({ ...product, amount: 'price', currency: 'currency', otherwise }),
      ),
    ),
  ]
}

const statuses: readonly unknown[] = [1, -1, -2, 10, '1', '-1', '-2', '10', 'Pending', 'Success', 'Fail']

function judgeOrder(order: ContentOf<typeof getOrderInfo>, options: MeaningOptions): readonly Finding[] {
  const { status, billing_no, pay_url } = order
  const findings = pay_url ? [...judgeAddress(pay_url, 'content.pay_url', options)] : []
  const add = (name: string, expected: string, at: { readonly value: unknown; readonly rule: RuleName }) =>
    findings.push(unusable({ path: `content.${name}`, expected, ...at }))
  if (!statuses.includes(status)) add('status', '1, -1, -2 or 10', { value: status, rule: 'statuses' })
  if (billing_no == null || billing_no === '')
    add('billing_no', 'the number of the order', { value: billing_no, rule: 'orderNumber' })
  return findings
}

/** An address that a player follows. */
const judgeAddress = (
  value: Parameters<typeof safeUrl>[0],
  path: string,
  { allowLocalHosts }: MeaningOptions,
): readonly Finding[] =>
  safeUrl(value, { allowLocalHosts }) === null
    ? [unusable({ path, expected: 'an https address', value, rule: 'https' })]
    : []

const judgeUrl = ({ url }: ContentOf<typeof twitterAuth>, options: MeaningOptions) =>
  judgeAddress(url, 'content.url', options)

const judgeGames = eachRow(gameSchema, (game, path, options) =>
  (['terms', 'privacy'] as const).flatMap((name) =>
    game[name] ? judgeAddress(game[name], `${path}.${name}`, options) : [],
  ),
)

/** A row that no decoder makes anything of. */
const lost = (path: string, expected: string): readonly Finding[] => [
  { kind: 'broken', path, expected, found: 'values that say something else', rule: 'leftOut' },
]

const judges: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  [getProductPoints.path, judgeProducts],
  [getPaywayList.path, (_content, { sent, ...options }) => judgeMethods(sent, options)],
  [getOrderInfo.path, judgeOrder],
  [getGameList.path, judgeGames],
  [twitterAuth.path, judgeUrl],
  [ingameTwitterAuth.path, judgeUrl],
  [
    getLimitProductInfo.path,
    eachRow(limitSchema, (limit, path) =>
      decodeLimit(limit) === null ? lost(path, 'limit_type and a readable extra_pay_times') : [],
    ),
  ],
  [
    getCouponList.path,
    eachRow(couponSchema, (coupon, path) =>
      decodeCoupon(coupon) === null ? lost(`${path}.discount_rate`, 'a share from 0 to 1') : [],
    ),
  ],
  [
    getCumulativeActivityInfo.path,
    (activity: ContentOf<typeof getCumulativeActivityInfo>, { currency }) =>
      decodeActivity(activity, {}, currency) === null ? lost('content', 'an id and readable sums') : [],
  ],
  [
    getReplenishmentInfo.path,
    (_content, { sent }) =>
      judgePrice({ sent, path: 'content', amount: 'amount', currency: 'currency_code', otherwise: '' }),
  ],
  [
    getCardInfo.path,
    (_content, { sent }) => {
      const place = { amount: 'price', currency: 'currency', otherwise: cardPoints }
      return judgePrice({ sent, path: 'content', isSecretCall: true, ...place })
    },
  ],
])

/** What a card is counted in where the service names no currency. */
const cardPoints = 'PTS'

/** What the schemas let through and a store cannot use. */
export function judgeMeaning(
  path: string,
  { content, sent }: Meant,
  options: MeaningOptions,
): readonly Finding[] {
  // The schema of this path has accepted the content.
  return judges.get(path)?.(content as never, { ...options, sent }) ?? []
}

const channels: ReadonlySet<number> = new Set(allProviders.flatMap(({ channelIds }) => [...channelIds]))

/**
 * Which ways to pay a store does not show, or shows and cannot use. Prices decide too, which differ by product.
 * Source: spec §5 "Method visibility", docs/publishers.md "Payment methods".
 */
function judgeMethods(sent: unknown, options: MeaningOptions): readonly Finding[] {
  const country = valueAt(sent, 'country')
  const countries = typeof country === 'object' && country !== null ? Object.entries(country) : []
  return countries.flatMap(([key, listed]: readonly [string, unknown]) =>
    rowsOf(paywaySchema, listed, `content.country.${key}`).flatMap((method) => {
      const listedSubs = valueAt(method.sent, 'sub_payment')
      const subs = rowsOf(subPaymentSchema, listedSubs, `${method.path}.sub_payment`)
      // What is paid by one of its sub-methods starts nothing by its own channel.
      const ways = [
        { ...method, isGroup: subs.length > 0 },
        ...subs.map((sub) => ({ ...sub, isGroup: false })),
      ]
      return ways.flatMap((way) => judgeWay(way, options))
    }),
  )
}

function judgeWay(
  {
    path,
    row,
    sent,
    isGroup,
  }: Row<typeof paywaySchema | typeof subPaymentSchema> & { readonly isGroup: boolean },
  options: MeaningOptions,
): readonly Finding[] {
  const option = decodeMethod(row, options)
  if (option === null) return []
  const at = (name: string) =>
    ({ path: `${path}.${name}`, value: valueAt(sent, name), rule: 'methods' }) as const
  const findings: Finding[] = []
  const { iconUrl, channelId } = option
  if (iconUrl === null) {
    const expected = 'a picture, because a store does not show a method without an icon'
    findings.push(unusable({ ...at('icon'), expected }))
  }
  if (channelId === null && !isGroup) {
    const expected = 'a channel, because a method without one is shown and cannot pay'
    findings.push(unusable({ ...at('channel_id'), expected }))
  }
  if (channelId !== null && !channels.has(channelId)) {
    const expected = 'a channel of the contract, because a store does not show a method of any other'
    const { value, ...place } = at('channel_id')
    findings.push({ ...place, kind: 'tolerated', expected, found: describeFound(value, true) })
  }
  return findings
}
