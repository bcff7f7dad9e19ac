import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { keepHandover } from '../handover.ts'
import { adyen } from '../providers/adyen.ts'
import { readReturn } from './receiveHandover.ts'

const handoverOf = (billingNo: string, sessionId: string) => ({
  billingNo,
  provider: 'adyen',
  parameters: { sessionId },
  payUrl: null,
  language: 'en' as const,
  game: null,
  product: null,
  role: null,
  server: null,
  amount: null,
})

/**
 * A tab that keeps these orders, by number and session, in a document that was reached with this state. With a `topupReturn` the
 * browser rewrites no address, and the document keeps what came back.
 */
function arrive(
  state: unknown,
  kept: readonly (readonly [string, string])[] = [['B1', 'CS1']],
  topupReturn?: string,
) {
  const tab = createBrandStorage('store', createFakeStorage(), createFakeClock())
  for (const [billingNo, sessionId] of kept) keepHandover(tab, handoverOf(billingNo, sessionId))
  const addresses: unknown[] = []
  const history = {
    state,
    replaceState: (next: unknown, _title: string, address: string) => {
      if (topupReturn !== undefined) throw new Error('SecurityError')
      addresses.push([next, address])
    },
  } as unknown as History
  const location = { replace: (address: string) => addresses.push(address) } as unknown as Location
  const browser = { history, location, topupReturn }
  return { returned: readReturn({ browser, tab, dropIns: [adyen] }), addresses }
}

const back = { topupReturn: '?sessionId=CS1&redirectResult=XY' }

test('the order that left for the bank is found by its session, and the address names it from then on', () => {
  const { returned, addresses } = arrive(back, [
    ['B2', 'CS2'],
    ['B1', 'CS1'],
  ])
  expect(returned).toEqual({ redirectResult: 'XY' })
  expect(addresses).toEqual([[back, '/pay.html#B1']])
})

test('where an address cannot be rewritten, its fragment names the order', () => {
  expect(arrive(null, undefined, back.topupReturn)).toEqual({
    returned: { redirectResult: 'XY' },
    addresses: ['#B1'],
  })
})

test('an answer that names no session belongs to no order: it could be of one that the tab does not keep any more', () => {
  expect(arrive({ topupReturn: '?redirectResult=XY' }).returned).toBeNull()
})

test.each([null, undefined, 'text', 7, {}, { topupReturn: 7 }, { topupReturn: '' }, { topupReturn: '?a=1' }])(
  'a document that was reached with %j has nothing to finish',
  (state) => {
    expect(arrive(state)).toEqual({ returned: null, addresses: [] })
  },
)

test('in a tab that keeps no order, such as that of another browser, nothing is finished', () => {
  expect(arrive(back, []).returned).toBeNull()
  expect(arrive(back, [['B9', 'CS9']]).returned).toBeNull()
})
