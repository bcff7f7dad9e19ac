import { decodeActivity, decodeCoupon, decodeLimit, decodePaymentLink, safeUrl } from '@topup/api-client'
import {
  type ContentOf,
  getCouponList,
  getCumulativeActivityInfo,
  getGameList,
  getLimitProductInfo,
  getOrderInfo,
  getProductPoints,
  getReplenishmentInfo,
  ingameTwitterAuth,
  twitterAuth,
} from '@topup/api-client/contract'
import { decodeAmount } from '@topup/domain'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { describeFound, isPrintable } from './describeFound.ts'

/** What the meaning of an answer depends on. */
export interface MeaningOptions {
  /** The currency of a product that names none; empty where the brand has none. */
  readonly currency: string
  /** Whether addresses of this machine count as safe. */
  readonly allowLocalHosts: boolean
}

type Judge = (content: never, options: MeaningOptions) => readonly Finding[]

/** One value that the schema lets through and a store cannot use. */
function unusable(at: {
  readonly path: string
  readonly expected: string
  readonly value: unknown
  readonly rule: RuleName
}): Finding {
  const found = describeFound(at.value, isPrintable(at.path, false))
  return { kind: 'broken', path: at.path, expected: at.expected, found, rule: at.rule }
}

const eachOf = <Value>(list: readonly Value[], judge: (value: Value, path: string) => readonly Finding[]) =>
  list.flatMap((value, index) => judge(value, `content.${index}`))

function judgeProducts(
  groups: ContentOf<typeof getProductPoints>,
  { currency }: MeaningOptions,
): readonly Finding[] {
  return eachOf(groups, ({ goods }, group) =>
    goods.flatMap((product, index) => {
      const path = `${group}.goods.${index}`
      const named = String(product.currency ?? '').trim() || currency
      if (named === '') {
        const expected = 'a currency, such as USD'
        return [unusable({ path: `${path}.currency`, expected, value: product.currency, rule: 'money' })]
      }
      if (decodeAmount(product.price, named) !== null) return []
      const expected = 'a plain decimal number from 0 on'
      return [unusable({ path: `${path}.price`, expected, value: product.price, rule: 'money' })]
    }),
  )
}

const statuses: readonly unknown[] = [1, -1, -2, 10, '1', '-1', '-2', '10']

function judgeOrder(
  order: ContentOf<typeof getOrderInfo>,
  { allowLocalHosts }: MeaningOptions,
): readonly Finding[] {
  const { status, billing_no, pay_url } = order
  const findings: Finding[] = []
  const add = (name: string, expected: string, at: { readonly value: unknown; readonly rule: RuleName }) =>
    findings.push(unusable({ path: `content.${name}`, expected, ...at }))
  if (!statuses.includes(status)) add('status', '1, -1, -2 or 10', { value: status, rule: 'statuses' })
  if (billing_no == null || billing_no === '')
    add('billing_no', 'the number of the order', { value: billing_no, rule: 'orderNumber' })
  if (pay_url && safeUrl(pay_url, { allowLocalHosts }) === null)
    add('pay_url', 'an https address', { value: pay_url, rule: 'https' })
  return findings
}

const judgeUrl = (
  { url }: ContentOf<typeof twitterAuth>,
  { allowLocalHosts }: MeaningOptions,
): readonly Finding[] =>
  safeUrl(url, { allowLocalHosts }) === null
    ? [unusable({ path: 'content.url', expected: 'an https address', value: url, rule: 'https' })]
    : []

const judgeGames = (
  games: ContentOf<typeof getGameList>,
  { allowLocalHosts }: MeaningOptions,
): readonly Finding[] =>
  eachOf(games, (game, path) =>
    (['terms', 'privacy'] as const).flatMap((name) => {
      const value = game[name]
      return value == null || value === '' || safeUrl(value, { allowLocalHosts }) !== null
        ? []
        : [unusable({ path: `${path}.${name}`, expected: 'an https address', value, rule: 'https' })]
    }),
  )

/** A row that no decoder makes anything of. */
const lost = (path: string, expected: string): readonly Finding[] => [
  { kind: 'broken', path, expected, found: 'values that say something else', rule: 'leftOut' },
]

const judges: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  [getProductPoints.path, judgeProducts],
  [getOrderInfo.path, judgeOrder],
  [getGameList.path, judgeGames],
  [twitterAuth.path, judgeUrl],
  [ingameTwitterAuth.path, judgeUrl],
  [
    getLimitProductInfo.path,
    (limits: ContentOf<typeof getLimitProductInfo>) =>
      eachOf(limits, (limit, path) =>
        decodeLimit(limit) === null ? lost(path, 'limit_type and a readable extra_pay_times') : [],
      ),
  ],
  [
    getCouponList.path,
    (coupons: ContentOf<typeof getCouponList>) =>
      eachOf(coupons, (coupon, path) =>
        decodeCoupon(coupon) === null ? lost(`${path}.discount_rate`, 'a share from 0 to 1') : [],
      ),
  ],
  [
    getCumulativeActivityInfo.path,
    (activity: ContentOf<typeof getCumulativeActivityInfo>) =>
      decodeActivity(activity) === null ? lost('content', 'an id and readable sums') : [],
  ],
  [
    getReplenishmentInfo.path,
    (link: ContentOf<typeof getReplenishmentInfo>) =>
      decodePaymentLink(link) === null ? lost('content.amount', 'an amount from 0 on') : [],
  ],
])

/** What the schemas let through and a store cannot use. */
export function judgeMeaning(path: string, content: unknown, options: MeaningOptions): readonly Finding[] {
  // The schema of this path has accepted the content.
  return judges.get(path)?.(content as never, options) ?? []
}
