import { externalOrder, nothingReported } from '@topup/domain'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { detailsOf } from './detailsOf.ts'

const services = createFakeServices({ account: renHoshi, brand: { name: 'Harbour' } })

test('the details name order, state, time, recipient, product, amount and method with their ids', () => {
  const details = detailsOf(services, buildOrdered('B1'))
  for (const text of [
    'Store: Harbour',
    'Order: B1',
    'State: ordered',
    'intended: 2026-',
    'Game: Starfall Chronicle (100001)',
    'Server: S128 Moonfall (s128)',
    'Character: Kaelith (900001)',
    'Product: 680 Crystals (crystals.680)',
    'Amount: US$4.99',
  ])
    expect(details).toContain(text)
})

test('they hold no token and no address', () => {
  const details = detailsOf(services, {
    ...buildOrdered('B1'),
    payUrl: 'https://pay.provider.example/secret',
  })
  for (const secret of [renHoshi.oauthToken, 'secret', 'https://']) expect(details).not.toContain(secret)
})

test('of an external order, they hold only what the service reports', () => {
  const details = detailsOf(services, { ...buildOrdered('B1'), origin: externalOrder(nothingReported) })
  expect(details).toContain('Order: B1')
  for (const text of ['Kaelith', 'Crystals', 'Session', 'intended']) expect(details).not.toContain(text)
})
