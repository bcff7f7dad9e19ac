import { getCouponList, getPaywayList, getReplenishmentInfo } from '@topup/api-client'
import { buildSettled } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { accountOf } from '../app/sessionStore.ts'
import { content, refusal, unreachable } from '../testing/fakeApi.ts'
import type { FakeEndpoint } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { handleRefusal } from '../recharge/handleRefusal.ts'
import { createLinkStore } from './linkStore.ts'
import { payLink } from './payLink.ts'

const info = {
  game_name: 'Starfall Chronicle',
  user_name: 'mika',
  amount: 49.99,
  currency_code: 'USD',
  valid_time: 65,
  client_id: '100001',
  product_id: 'p1',
}

async function open(answer: FakeEndpoint = () => content(info)) {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getReplenishmentInfo.path]: answer,
      [getPaywayList.path]: () => content({ country: {} }),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  return { services, link, kind: () => link.getState().replenish.kind }
}

test('a link opens with its own account and amount, and sends nobody’s token', async () => {
  const { services, link, kind } = await open()
  const { checkout } = link.getState()
  expect(kind()).toBe('open')
  expect(accountOf(checkout?.session.getState() ?? services.session.getState())).toMatchObject({
    username: 'mika',
    oauthToken: '',
  })
  expect(checkout?.recharge.getState().goods?.price).toEqual({ minorUnits: 4999, currency: 'USD' })
  for (const { request } of services.api.calls) expect(request['oauth_token']).toBe('')
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
})

test('a link has no coupons: after a refused one none are asked for, and it is logged all the same', async () => {
  const { services, link } = await open()
  const { checkout } = link.getState()
  const illegal = refusal(-3062, 'Not here', 'illegalCoupon')
  if (checkout === null || illegal.ok) throw new Error('no checkout')
  const { snapshot } = buildSettled('B1')
  const dropped = handleRefusal(checkout, snapshot, illegal.error)
  services.clock.advance(1000)
  await dropped
  expect(services.api.callsTo(getCouponList.path)).toEqual([])
  expect(services.tracking.failures).toEqual([illegal.error])
})

test('the page expires at zero, and Pay now does nothing any more', async () => {
  const { services, link, kind } = await open()
  services.clock.advance(64_999)
  link.getState().tick()
  expect(kind()).toBe('open')
  services.clock.advance(1)
  await payLink(link)
  expect(kind()).toBe('expired')
  expect(services.journal.getState().journal).toEqual([])
})

test.each([
  ['is over', { ...info, valid_time: 0 }, 'expired'],
  ['has a day or more', { ...info, valid_time: 90_000 }, 'open'],
  ['names no amount', { ...info, amount: -1 }, 'failed'],
])('a link that %s is told so', async (_title, wire, expected) => {
  const { kind } = await open(() => content(wire))
  expect(kind()).toBe(expected)
})

test('a link that is not valid leads to its error page; a network that is away can be tried again', async () => {
  const refused = await open(() => refusal(-3016, '', 'replenish'))
  expect(refused.services.routes).toEqual(['/errorReplenish'])
  const { services, link, kind } = await open(unreachable)
  expect(kind()).toBe('failed')
  services.api.answer(getReplenishmentInfo.path, () => content(info))
  await link.getState().load()
  expect(kind()).toBe('open')
})

test('only a paid order of this link makes it paid', async () => {
  for (const [suid, expected] of [
    ['link:R2', 'open'],
    ['link:R1', 'paid'],
  ] as const) {
    const { snapshot } = buildSettled('B1')
    const own = { ...snapshot, recipient: { ...snapshot.recipient, suid } }
    const { services, kind } = await open()
    const journal = services.journal.getState()
    journal.record({ kind: 'intentWritten', snapshot: own, apiOrigin: '' })
    journal.record({ kind: 'billingNoReceived', snapshot: own, billingNo: 'B1', payUrl: null, apiOrigin: '' })
    journal.record({ kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 1 })
    expect(kind()).toBe(expected)
  }
})

test('a payment under way outlives the countdown', async () => {
  const { services, link, kind } = await open()
  const { snapshot } = buildSettled('B1')
  const own = { ...snapshot, recipient: { ...snapshot.recipient, suid: 'link:R1' } }
  services.journal.getState().record({ kind: 'intentWritten', snapshot: own, apiOrigin: '' })
  services.clock.advance(120_000)
  link.getState().tick()
  expect(kind()).toBe('paying')
  services.journal.getState().record({ kind: 'intentRefused', intentId: own.intentId })
  expect(kind()).toBe('expired')
})
