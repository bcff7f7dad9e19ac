import type { MalformedError } from '@topup/api-client'
import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { adyen } from '@topup/api-client/providers/adyen'
import { payermax } from '@topup/api-client/providers/payermax'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { LinkProvider } from '../contracts.ts'
import { content, createFakeApi, rejection } from '../../../testing/fakeApi.ts'
import type { FakeAnswer } from '../../../testing/fakeApi.ts'
import { createStartPayment } from './startPayment.ts'

const apiOrigin = 'https://api.store.example'
const rejectionWith = (code: number, carried: unknown, message = 'no'): FakeAnswer =>
  rejection(code, message, carried)
const malformed: FakeAnswer = {
  ok: false,
  error: { kind: 'malformed', endpoint: '', path: '', expected: '', mayHaveTakenEffect: true },
}

async function start(provider: LinkProvider, answer: FakeAnswer) {
  const api = createFakeApi({ [provider.path]: () => answer })
  const reported: MalformedError[] = []
  const visit = {
    platform: 'web',
    language: 'en',
    deviceId: 'd1',
    trafficSource: null,
    gameChannelId: null,
  } as const
  const said = await createStartPayment(
    api,
    () => visit,
    (error) => void reported.push(error),
  )(buildPurchaseSnapshot(), provider, { apiOrigin, onSlow: () => {}, isLeaving: () => false })
  return { said, calls: api.calls, reported }
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
    { kind: 'repeat', billingNo: 'B1', url: null, dropIn: null, apiOrigin },
  ],
  ['code -1 without a word', rejectionWith(-1, null, ''), { kind: 'unknown' }],
  ['code -1', rejectionWith(-1, null), { kind: 'rejected', error: expect.objectContaining({ code: -1 }) }],
  [
    'code 10 alone',
    rejectionWith(10, null),
    { kind: 'repeat', billingNo: null, url: null, dropIn: null, apiOrigin },
  ],
  [
    'a rejection that names an order',
    rejectionWith(-3030, { billing_no: 'B1' }),
    { kind: 'repeat', billingNo: 'B1', url: null, dropIn: null, apiOrigin },
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

test('an answer with its own drop-in is paid in it', async () => {
  const dropIn = { provider: 'adyen', parameters: { sessionId: 'CS1' } }
  const { said, reported } = await start(adyen, content({ billing_no: 'B1', drop_in: dropIn }))
  expect(said).toMatchObject({ kind: 'ordered', billingNo: 'B1', dropIn })
  expect(reported).toEqual([])
})

test.each([
  ['a drop-in that this build does not hold', adyen, 'other', 'adyen'],
  ['a misspelt drop-in', adyen, 'Adyen', 'adyen'],
  ['a drop-in of another provider', xsolla, 'adyen', 'no drop-in'],
])(
  'an answer with %s: the order is kept, the name is reported',
  async (_which, provider, named, expected) => {
    const dropIn = { provider: named, parameters: { sessionId: 'CS1' } }
    const { said, reported } = await start(provider, content({ billing_no: 'B1', url, drop_in: dropIn }))
    expect(said).toEqual({ kind: 'ordered', billingNo: 'B1', url, dropIn: null, apiOrigin })
    expect(reported).toEqual([
      {
        kind: 'malformed',
        endpoint: provider.path,
        path: 'drop_in.provider',
        expected,
        mayHaveTakenEffect: true,
      },
    ])
  },
)

test('an answer without a drop-in is nothing to report, whatever its provider has', async () => {
  for (const provider of [adyen, xsolla])
    expect((await start(provider, content({ billing_no: 'B1', url }))).reported).toEqual([])
})
