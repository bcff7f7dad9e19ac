import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import type { OrderPoller, PollerStateStore } from '../../../store/services.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { createLazyOrderPoller } from './lazyOrders.ts'

function open(load?: (state: PollerStateStore) => Promise<OrderPoller>, filled = () => Promise.resolve()) {
  const journal = journalOver(createBrandStorage('store', null, createFakeClock()), () => null)
  const asked: string[] = []
  const pollerOf = (state: PollerStateStore): OrderPoller => ({
    state,
    poll: async (intentId) => void asked.push(`follow ${intentId}`),
    refresh: async (intentId) => {
      asked.push(`check ${intentId}`)
      return 'read'
    },
    refreshOpen: async () => void asked.push('all'),
  })
  let [loads, reloads] = [0, 0]
  const loadOnce = async (state: PollerStateStore) => {
    loads += 1
    return load === undefined ? pollerOf(state) : load(state)
  }
  const poller = createLazyOrderPoller({ journal, filled }, loadOnce, () => void (reloads += 1))
  return { journal, poller, asked, loads: () => loads, reloads: () => reloads }
}

test('without an open order nothing is loaded', async () => {
  const { poller, loads } = open()
  await poller.refreshOpen()
  expect(loads()).toBe(0)
})

test('an open order loads the poller and is queried', async () => {
  const { journal, poller, asked } = open()
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  await poller.refreshOpen()
  await poller.poll('i1', new AbortController().signal)
  await poller.refresh('i1')
  expect(asked).toEqual(['all', 'follow i1', 'check i1'])
})

test('the first order of the device, made in another tab, is queried on return, not on the next one', async () => {
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  const { poller, asked, journal } = open(undefined, async () =>
    journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' }),
  )
  await poller.refreshOpen()
  expect(asked).toEqual(['all'])
})

test('a journal whose code cannot be loaded lets the poller ask nothing, and throws nothing', async () => {
  const { poller, loads } = open(undefined, () => Promise.reject(new Error('offline')))
  await poller.refreshOpen()
  expect(loads()).toBe(0)
})

test('a poller whose code cannot be loaded leaves the order unreachable and throws nothing', async () => {
  const { poller } = open(() => Promise.reject(new Error('offline')))
  await poller.refresh('i1')
  expect(poller.state.getState()).toMatchObject({ activity: 'idle', lastAnswer: 'unreachable' })
})

test('a second tap without success reloads the page, and only a tap does', async () => {
  const { journal, poller, reloads } = open(() => Promise.reject(new Error('kept by the browser')))
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  await poller.refreshOpen()
  await poller.poll('i1', new AbortController().signal)
  // The checkout asks in this way while it places an order.
  await poller.refresh('i1')
  await poller.refresh('i1')
  await poller.refresh('i1', 'tapped')
  expect(reloads()).toBe(0)
  await poller.refresh('i1', 'tapped')
  expect(reloads()).toBe(1)
})
