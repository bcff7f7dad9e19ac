import { getLimitProductInfo, getOrderInfo, errorCodes } from '@topup/api-client'
import { buildOrdered, buildFinal } from '@topup/domain/testing'
import { externalOrder, nothingReported } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { isPayOffered } from '../orders/results.ts'
import { content, rejection } from '../../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { showNamedOrder } from './buyChecks.ts'

const { server, character } = buildOrdered('B7').snapshot.recipient
const order = (over: object) => () =>
  content({
    billing_no: 'B7',
    status: -1,
    product_name: 'Potions',
    pay_url: 'https://pay.example/B7',
    ...over,
  })

async function show(asked: FakeEndpoint, journal: readonly JournalEntry[] = []) {
  const services = createFakeServices({
    account: renHoshi,
    journal,
    answers: { [getOrderInfo.path]: asked, [getLimitProductInfo.path]: () => content([]) },
  })
  services.selection.getState().change((held) => ({ ...held, server, character }))
  showNamedOrder(services, 'B7')
  const before = services.journal.getState().journal[0]
  await services.poller.refresh('B7')
  const { journal: entries } = services.journal.getState()
  const entry = entries[0]
  const { lastAnswer } = services.poller.state.getState()
  return {
    services,
    before,
    entry,
    isPayOffered: entry?.kind === 'ordered' && isPayOffered(entry, lastAnswer, entries),
  }
}

test('an order that the limits name is recorded first, queried in full, and then offers to pay', async () => {
  const { services, before, entry, isPayOffered } = await show(order({}))
  expect(before).toMatchObject({ kind: 'ordered', billingNo: 'B7', payUrl: null })
  expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: 'B7' }])
  expect(services.api.callsTo(getOrderInfo.path)).toMatchObject([
    { request: { billing_no: 'B7', simple: '0' } },
  ])
  expect(entry).toMatchObject({
    payUrl: 'https://pay.example/B7',
    origin: { reported: { product: 'Potions' } },
  })
  expect(isPayOffered).toBe(true)
})

test('an order that the service does not find offers nothing to pay', async () => {
  const { entry, isPayOffered } = await show(() => rejection(errorCodes.noSuchOrder.code, ''))
  expect(entry).toHaveProperty('origin', externalOrder(nothingReported))
  expect(isPayOffered).toBe(false)
})

test('another account’s order shows nothing about itself, and nothing to pay', async () => {
  const { entry, isPayOffered } = await show(
    order({ user_name: 'mika', role_name: 'Nova', amount: 5, currency: 'USD' }),
  )
  expect(entry).toMatchObject({
    payUrl: null,
    origin: { reported: { product: null, character: null, amount: null } },
  })
  expect(isPayOffered).toBe(false)
})

test('limits that name a final order are loaded again', async () => {
  const { services } = await show(order({}), [buildFinal('B7')])
  expect(services.api.callsTo(getLimitProductInfo.path)).toHaveLength(1)
})
