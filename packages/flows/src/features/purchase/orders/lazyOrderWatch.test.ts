import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createVault } from '../../../platform/vault.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { createLazyOrderWatch } from './lazyOrderWatch.ts'
import type { OrderWatch, WatchStateStore } from '../../../store/contracts/orderWatch.ts'

function open(load?: (state: WatchStateStore) => Promise<OrderWatch>) {
  const journal = journalOver(createVault('store', null, createFakeClock()), () => null)
  const asked: string[] = []
  const watchOf = (state: WatchStateStore): OrderWatch => ({
    state,
    follow: async (intentId) => void asked.push(`follow ${intentId}`),
    check: async (intentId) => void asked.push(`check ${intentId}`),
    askAll: async () => void asked.push('all'),
  })
  let [loads, reloads] = [0, 0]
  const loadOnce = async (state: WatchStateStore) => {
    loads += 1
    return load === undefined ? watchOf(state) : load(state)
  }
  const watch = createLazyOrderWatch(journal, loadOnce, () => void (reloads += 1))
  return { journal, watch, asked, loads: () => loads, reloads: () => reloads }
}

test('without an open order nothing is loaded', async () => {
  const { watch, loads } = open()
  await watch.askAll()
  expect(loads()).toBe(0)
})

test('an open order brings the watch, which is asked', async () => {
  const { journal, watch, asked } = open()
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  await watch.askAll()
  await watch.follow('i1', new AbortController().signal)
  await watch.check('i1')
  expect(asked).toEqual(['all', 'follow i1', 'check i1'])
})

test('a watch whose code cannot be had leaves the order unreachable, and nothing is thrown', async () => {
  const { watch } = open(() => Promise.reject(new Error('offline')))
  await watch.check('i1')
  expect(watch.state.getState()).toMatchObject({ activity: 'idle', lastAnswer: 'unreachable' })
})

test('a second tap in vain gets a new page, which nothing but a tap does', async () => {
  const { journal, watch, reloads } = open(() => Promise.reject(new Error('kept by the browser')))
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  await watch.askAll()
  await watch.follow('i1', new AbortController().signal)
  // The checkout asks like this while it places an order.
  await watch.check('i1')
  await watch.check('i1')
  await watch.check('i1', 'tapped')
  expect(reloads()).toBe(0)
  await watch.check('i1', 'tapped')
  expect(reloads()).toBe(1)
})
