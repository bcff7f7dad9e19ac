import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { content, createFakeApi } from '../../../testing/fakeApi.ts'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { startWatch } from './startWatch.ts'
import { createWatchState } from './createWatchState.ts'

test('an order that becomes final is told of, once, and one that waits is not', async () => {
  const { journal, clock, visibility } = createFakeServices({
    journal: [buildOrdered('B1'), buildOrdered('B2')],
  })
  const api = createFakeApi({
    '/api/pay/getOrderInfo': ({ billing_no }) => content({ status: billing_no === 'B1' ? -2 : -1 }),
  })
  let told = 0
  const watch = startWatch({
    api,
    journal,
    clock,
    visibility,
    state: createWatchState(),
    parsePayUrl: () => null,
    asker: () => null,
    onFinal: () => void (told += 1),
  })
  await watch.check('B2')
  expect(told).toBe(0)
  await watch.check('B1')
  await watch.check('B1')
  expect(told).toBe(1)
})
