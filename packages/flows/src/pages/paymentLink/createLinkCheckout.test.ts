import { getReplenishmentInfo } from '@topup/api-client'
import { paypal } from '@topup/api-client/providers/paypal'
import { buildOrdered, buildFinal, forLink } from '@topup/domain/testing'
import type { JournalEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, starfall } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { createLinkCheckout, orderBefore } from './createLinkCheckout.ts'

const owed = { minorUnits: 4999, currency: 'USD' }
const info =
  (billing_no: string | null, over: object = {}) =>
  () =>
    content({
      game_name: 'Starfall Chronicle',
      user_name: 'mika',
      amount: 49.99,
      currency_code: 'USD',
      valid_time: 65,
      billing_no,
      ...over,
    })

const ask = (answer: FakeEndpoint, journal: readonly JournalEntry[] = []) =>
  orderBefore(createFakeServices({ journal, answers: { [getReplenishmentInfo.path]: answer } }), 'R1', owed)

test('a payment link without an order lets the payment continue, and so does one whose order has failed', async () => {
  expect(await ask(info(null))).toBeNull()
  expect(await ask(info('B7'), [{ ...buildFinal('B7'), outcome: 'fail' as const }])).toBeNull()
})

test.each<[string, readonly JournalEntry[]]>([
  ['another device made', []],
  ['is open', [buildOrdered('B7')]],
  ['has paid it', [buildFinal('B7')]],
])('an order that %s is shown in place of a second one', async (_which, journal) => {
  expect(await ask(info('B7'), journal)).toMatchObject({ kind: 'repeat', billingNo: 'B7' })
})

test('a debt that this device knows to be paid is not paid again, although the service still asks for it', async () => {
  expect(await ask(info(null), [forLink(buildFinal('B9'))])).toEqual({ kind: 'changed' })
  const failed = { ...forLink(buildFinal('B9')), outcome: 'fail' as const }
  expect(await ask(info(null), [failed])).toBeNull()
})

test.each([
  ['asks for another amount', { amount: 59.99 }],
  ['asks for another currency', { currency_code: 'EUR' }],
  ['is over', { valid_time: 0 }],
])('a payment link that %s by now is not paid as it was shown', async (_what, over) => {
  const failed = { ...buildFinal('B7'), outcome: 'fail' as const }
  expect(await ask(info(null, over))).toEqual({ kind: 'changed' })
  expect(await ask(info('B7', over), [failed])).toEqual({ kind: 'changed' })
  expect(await ask(info('B7', over), [buildOrdered('B7')])).toMatchObject({ kind: 'repeat' })
})

test('nothing is sent when the payment link cannot be read', async () => {
  expect(await ask(unreachable)).toEqual({ kind: 'unchecked' })
})

test('a payment link that has expired by now says so, and nothing is sent', async () => {
  const endpoint: FakeEndpoint = () => rejection(-3016, '')
  const services = createFakeServices({ answers: { [getReplenishmentInfo.path]: endpoint } })
  expect(await orderBefore(services, 'R1', owed)).toEqual({ kind: 'unchecked' })
  await flush()
  expect(services.routes).toEqual(['/errorReplenish'])
})

test('an order of this link that appeared while the player was asked is shown without another request', async () => {
  expect(await ask(info(null), [forLink(buildOrdered('B9'))])).toMatchObject({
    kind: 'repeat',
    billingNo: 'B9',
  })
})

test('an order of this link that another answer named while the link was read is shown, although this answer names none', async () => {
  const slow = held()
  const services = createFakeServices({ answers: { [getReplenishmentInfo.path]: slow.endpoint } })
  const asked = orderBefore(services, 'R1', owed)
  await flush()
  const { snapshot, billingNo, payUrl, apiOrigin, origin } = forLink(buildOrdered('B9'))
  services.journal.getState().record({
    kind: 'billingNoReceived',
    snapshot,
    billingNo,
    payUrl,
    apiOrigin,
    origin,
  })
  slow.answer(info(null)())
  expect(await asked).toMatchObject({ kind: 'repeat', billingNo: 'B9' })
})

test('when the payment link does not answer the player waits ten seconds at most', async () => {
  const services = createFakeServices({ answers: { [getReplenishmentInfo.path]: held().endpoint } })
  const asked = orderBefore(services, 'R1', owed)
  services.clock.advance(10_000)
  expect(await asked).toEqual({ kind: 'unchecked' })
})

test.each([
  ['stays', false, 1],
  ['is left', true, 0],
])('a page that %s while the payment link is read (%j) sends %i calls', async (_what, isLeft, calls) => {
  const { snapshot } = forLink(buildOrdered('B9'))
  const asked = info(null, { amount: snapshot.payable.minorUnits / 100 })
  const services = createFakeServices({ answers: { [getReplenishmentInfo.path]: asked } })
  const { placing } = createLinkCheckout(services, {
    paymentLinkId: 'R1',
    game: { clientId: starfall.clientId, parentClientId: null },
    countries: null,
    onChanged: () => {},
    request: {
      info: { gameName: 'Starfall Chronicle', userName: 'mika', amount: snapshot.price, validSeconds: 65 },
      clientId: null,
      productId: null,
      serverId: null,
      characterId: null,
      billingNo: null,
      paymentLinkId: null,
    },
  })
  const options = { apiOrigin: 'https://api.store.example', onSlow: () => {}, isLeaving: () => isLeft }
  const { kind } = await placing.startPayment(snapshot, paypal, options)
  expect(kind === 'left').toBe(isLeft)
  expect(services.api.callsTo(paypal.path)).toHaveLength(calls)
})
