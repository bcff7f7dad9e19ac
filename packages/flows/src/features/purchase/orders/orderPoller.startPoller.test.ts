import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { content, createFakeApi } from '../../../testing/fakeApi.ts'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { startPoller } from './orderPoller.ts'
import { createPollerState } from './lazyOrders.ts'

test('an order that becomes final is reported once, and a pending one is not', async () => {
  const { journal, clock, visibility } = createFakeServices({
    journal: [buildOrdered('B1'), buildOrdered('B2')],
  })
  const api = createFakeApi({
    '/api/pay/getOrderInfo': ({ billing_no }) => content({ status: billing_no === 'B1' ? -2 : -1 }),
  })
  const told: string[] = []
  const poller = startPoller({
    api,
    journal,
    clock,
    visibility,
    state: createPollerState(),
    deployment: { environment: 'production' },
    asker: () => null,
    onFinal: (ended) => told.push(...ended.map(({ billingNo }) => billingNo)),
  })
  await poller.refresh('B2')
  expect(told).toEqual([])
  await poller.refresh('B1')
  await poller.refresh('B1')
  expect(told).toEqual(['B1'])
})
