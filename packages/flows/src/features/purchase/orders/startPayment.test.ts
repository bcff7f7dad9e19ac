import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { adyen } from '@topup/api-client/providers/adyen'
import { payermax } from '@topup/api-client/providers/payermax'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { LinkProvider } from '../payments/paymentProvider.ts'
import { content, createFakeApi, rejection } from '../../../testing/fakeApi.ts'
import type { FakeAnswer } from '../../../testing/fakeApi.ts'
import { createStartPayment } from './startPayment.ts'

const apiOrigin = 'https://api.store.example'
const rejectionWith = (code: number, carried: unknown): FakeAnswer => {
  const rejected = rejection(code, 'no', code === 10 ? 'repeat' : 'other')
  return rejected.ok || rejected.error.kind !== 'rejected'
    ? rejected
    : { ok: false, error: { ...rejected.error, content: carried } }
}
const malformed: FakeAnswer = {
  ok: false,
  error: { kind: 'malformed', endpoint: '', path: '', expected: '', mayHaveTakenEffect: true },
}

async function start(provider: LinkProvider, answer: FakeAnswer) {
  const api = createFakeApi({ [provider.path]: () => answer })
  const visit = {
    platform: 'web',
    language: 'en',
    deviceId: 'd1',
    trafficSource: null,
    gameChannelId: null,
  } as const
  const said = await createStartPayment(api, () => visit)(buildPurchaseSnapshot(), provider, {
    apiOrigin,
    onSlow: () => {},
  })
  return { said, calls: api.calls }
}

const url = 'https://pay.provider.example/1'

test.each<[string, FakeAnswer, unknown]>([
  [
    'a number and a link',
    content({ billing_no: 'B1', url }),
    { kind: 'ordered', billingNo: 'B1', url, dropIn: null, apiOrigin },
  ],
  [
    'a number alone',
    content({ billing_no: 7 }),
    { kind: 'ordered', billingNo: '7', url: null, dropIn: null, apiOrigin },
  ],
  ['no number', content({ url }), { kind: 'unnumbered' }],
  ['an empty number', content({ billing_no: '', url }), { kind: 'unnumbered' }],
  ['a number that JSON cannot carry', content({ billing_no: 2 ** 60 }), { kind: 'unnumbered' }],
  ['a broken answer', malformed, { kind: 'unknown' }],
  [
    'code 10 with a number',
    rejectionWith(10, { billing_no: 'B1' }),
    { kind: 'repeat', billingNo: 'B1', url: null, apiOrigin },
  ],
  ['code -1 without a number is pending, no rejection', rejectionWith(-1, null), { kind: 'unknown' }],
  ['code 10 alone', rejectionWith(10, null), { kind: 'repeat', billingNo: null, url: null, apiOrigin }],
  [
    'a rejection that names an order',
    rejectionWith(-3030, { billing_no: 'B1' }),
    { kind: 'repeat', billingNo: 'B1', url: null, apiOrigin },
  ],
])('%s', async (_what, answer, expected) => {
  const { said, calls } = await start(xsolla, answer)
  expect(said).toEqual(expected)
  expect(calls).toHaveLength(1)
})

test('a call that is rejected gives a rejection', async () => {
  expect((await start(xsolla, rejection(-5, 'no'))).said.kind).toBe('rejected')
})

test.each([
  [xsolla, 'channel_id'],
  [payermax, 'channel'],
])('each provider gets its channel under its own parameter name', async (provider, name) => {
  const { calls } = await start(provider, content({ billing_no: 'B1' }))
  expect(calls[0]?.request[name]).toBe('10401')
})

test.each([
  ['its own drop-in', adyen, 'adyen', true],
  ['a drop-in that this build does not hold', adyen, 'other', false],
  ['a drop-in of another provider', xsolla, 'adyen', false],
])('an answer with %s: the order is kept either way', async (_which, provider, named, isTaken) => {
  const dropIn = { provider: named, parameters: { sessionId: 'CS1' } }
  const { said } = await start(provider, content({ billing_no: 'B1', drop_in: dropIn }))
  expect(said).toMatchObject({ kind: 'ordered', billingNo: 'B1', dropIn: isTaken ? dropIn : null })
})
