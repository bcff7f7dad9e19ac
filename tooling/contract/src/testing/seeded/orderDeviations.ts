import { getLimitProductInfo, getOrderInfo } from '@topup/api-client/contract'
import { adyen } from '@topup/api-client/providers/adyen'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { changing } from '../deviations.ts'
import type { Seeded } from './seeded.ts'

const starters = new Set<string>(allProviders.map(({ path }) => path))

/** Orders that a store could not follow. */
export const orderDeviations: readonly Seeded[] = [
  [
    'an order without a status',
    changing(getOrderInfo, 'content.status', () => undefined),
    'getOrderInfo',
    'broken',
    'content.status',
    /^nothing$/,
  ],
  [
    'a status in words',
    changing(getOrderInfo, 'content.status', () => 'done'),
    'getOrderInfo',
    'broken',
    'content.status',
    /^the text "done"$/,
  ],
  [
    'a status that the contract does not know',
    changing(getOrderInfo, 'content.status', () => 7),
    'getOrderInfo',
    'broken',
    'content.status',
    /^the number 7$/,
  ],
  [
    'a second order for one session_id',
    {
      asks: (() => {
        let count = 0
        return (query: URLSearchParams, path: string) => {
          if (starters.has(path)) query.set('session_id', `${query.get('session_id')}-${(count += 1)}`)
          const asked = query.get('session_id')
          if (path === getOrderInfo.path && asked !== null) query.set('session_id', `${asked}-1`)
        }
      })(),
    },
    'the same session_id makes no second order',
    'broken',
    'code',
    /^success \(1\) with another order$/,
  ],
  [
    'a payment without an order number',
    changing(adyen, 'content.billing_no', () => ''),
    'adyenPay',
    'broken',
    'content.billing_no',
    /^none that can be read$/,
  ],
  [
    'a payment at an address of plain http',
    changing(adyen, 'content.url', () => 'http://pay.example/1'),
    'adyenPay',
    'broken',
    'content.url',
    /^another address$/,
  ],
  [
    'an order of a limited product that nobody knows',
    changing(getLimitProductInfo, 'content', (limits) =>
      Array.isArray(limits) ? limits.map((limit: object) => ({ ...limit, billing_no: 'nobody' })) : limits,
    ),
    'an order number in an answer is an order (a limited product)',
    'broken',
    'content.billing_no',
    /^no order$/,
  ],
]
