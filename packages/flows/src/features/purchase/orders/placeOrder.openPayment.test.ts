import type { JournalEntry } from '@topup/domain'
import { buildPurchaseSnapshot, buildFinal } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDropIns } from '../../../testing/fakeDropIns.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { openPayment } from './placeOrder.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { ownOrder, toStoredOrder } from '@topup/domain'

const dropIn = { provider: 'adyen', parameters: { sessionId: 'CS1' } }
const url = 'https://pay.provider.example/B1'

/**
 * Handles an answer with a drop-in; `window` is what the tap opened, `tab` whether the drop-in's data can be kept.
 */
async function follow(
  window: 'opened' | 'closed' | 'blocked',
  payUrl: string | null = null,
  { tab = 'free', known }: { readonly tab?: 'free' | 'full'; readonly known?: JournalEntry } = {},
) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  if (known !== undefined) brandStorage.write('order.known', toStoredOrder(known))
  const journal = journalOver(brandStorage, payUrlOf)
  const dropIns = createFakeDropIns([], tab)
  const steps: string[] = []
  const payWindow = {
    go: (to: string) => steps.push(to) > 0 && window === 'opened',
    goOwn: (to: string) => {
      steps.push(to)
      return window === 'closed' ? null : ({} as Window)
    },
    sayLate: () => void steps.push('say late'),
    close: () => void steps.push('close'),
  }
  const placed = await openPayment(
    { clock, journal, parsePayUrl: payUrlOf, dropIns },
    buildPurchaseSnapshot(),
    {
      billingNo: 'B1',
      url: payUrl,
      origin: ownOrder,
      dropIn,
      apiOrigin: 'https://api.store.example',
      payWindow: window === 'blocked' ? null : payWindow,
    },
  )
  return { placed, steps, dropIns, entries: journal.getState().journal }
}

test('an order that is paid by drop-in is pending in the journal, and its window goes to the pay document', async () => {
  const { placed, steps, dropIns, entries } = await follow('opened')
  expect(placed).toMatchObject({ kind: 'ordered', order: 'B1', link: 'opened' })
  expect(dropIns.steps).toEqual(['keep B1', 'openIn B1'])
  expect(steps).toEqual(['/pay.html#B1'])
  expect(entries).toMatchObject([{ kind: 'ordered', billingNo: 'B1', payUrl: null }])
})

test.each(['closed', 'blocked'] as const)(
  'with a window that is %s, the result popup offers the drop-in',
  async (window) => {
    const { placed, dropIns, entries } = await follow(window)
    expect(placed).toMatchObject({ kind: 'ordered', link: 'toOpen' })
    expect(dropIns.has('B1')).toBe(true)
    expect(entries).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
  },
)

test('when an answer has both a drop-in and a payment URL, the drop-in opens and the URL is kept', async () => {
  const { steps, entries } = await follow('opened', url)
  expect(steps).toEqual(['/pay.html#B1'])
  expect(entries).toMatchObject([{ payUrl: url }])
})

test('when the data of a drop-in cannot be kept, its window goes to the payment URL', async () => {
  const { placed, steps, entries } = await follow('opened', url, { tab: 'full' })
  expect(placed).toMatchObject({ kind: 'ordered', order: 'B1', link: 'opened' })
  expect(steps).toEqual([url])
  expect(entries).toMatchObject([{ kind: 'ordered', payUrl: url }])
})

test.each([
  ['a window that was closed leaves the link to the result popup', 'closed', url, 'toOpen'],
  ['so does one that was blocked', 'blocked', url, 'toOpen'],
  ['without a link there is nothing to open', 'opened', null, 'none'],
  ['a link that nothing may open is told', 'opened', 'javascript:alert(1)', 'invalid'],
] as const)('when the data of a drop-in cannot be kept, %s', async (_rule, window, payUrl, link) => {
  const { placed, steps } = await follow(window, payUrl, { tab: 'full' })
  expect(placed).toMatchObject({ kind: 'ordered', link })
  expect(steps.at(-1)).toBe(window === 'blocked' ? undefined : 'close')
})

test('an order that became final before its payment URL arrived is not paid: its window closes', async () => {
  for (const tab of ['free', 'full'] as const) {
    const known = { ...buildFinal('B1'), outcome: 'fail' } as const
    const { placed, steps, entries } = await follow('opened', url, { tab, known })
    expect(placed).toMatchObject({ kind: 'ordered', order: 'B1', link: 'none' })
    expect(steps).toEqual(['close'])
    expect(entries).toEqual([known])
  }
})
