import { errorCodes, errorReasons } from '@topup/api-client'
import type { ErrorReason } from '@topup/api-client'
import { type JournalEntry, nothingReported } from '@topup/domain'
import { buildIntended, buildOrdered, buildRejected, forLink } from '@topup/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { content, createFakeApi, rejection, unreachable } from '../../../testing/fakeApi.ts'
import type { FakeAnswer } from '../../../testing/fakeApi.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { isOfAnother } from '../../../store/ownerOf.ts'
import { createReadOrder } from './orderPoller.ts'

const path = '/api/pay/getOrderInfo'
const buyer = buildIntended('any').snapshot.recipient.suid
const reading = (answer: FakeAnswer, asker: string | null = buyer) => {
  const api = createFakeApi({ [path]: () => answer })
  return { api, read: createReadOrder(api, payUrlOf, () => asker) }
}
const order = buildOrdered('B1')

test('an order is queried by its number, an intent by its session', async () => {
  const { api, read } = reading(content({ billing_no: 'B1', status: -1 }))
  await read(order, 'simple')
  await read(buildIntended('i1'), 'full')
  expect(api.callsTo(path).map(({ request }) => request)).toEqual([
    { billing_no: 'B1', simple: '1' },
    { session_id: 'i1', simple: '0' },
  ])
})

test.each<[unknown, string]>([
  [1, 'success'],
  [-2, 'fail'],
  [-1, 'pending'],
  ['1', 'success'],
  ['-2', 'fail'],
  ['Success', 'success'],
  ['FAIL', 'fail'],
  ['Pending', 'pending'],
  ['Successful', 'pending'],
  ['paid', 'pending'],
  [true, 'pending'],
  [10, 'pending'],
  [0, 'pending'],
  [2, 'pending'],
  [null, 'pending'],
  [undefined, 'pending'],
  [[1], 'pending'],
])('a status %j is %s', async (status, expected) => {
  const { read } = reading(content({ billing_no: 'B1', status }))
  expect(await read(order, 'full')).toMatchObject({ kind: 'read', status: expected })
})

test('only 1 and -2 decide, as numbers, their decimal text, or their words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (status) => {
      const { read } = reading(content({ billing_no: 'B1', status }))
      const answer = await read(order, 'full')
      const isFinal = answer.kind === 'read' && answer.status !== 'pending'
      const isWord = typeof status === 'string' && /^(?:success|fail)$/i.test(status)
      expect(isFinal).toBe(isWord || [1, -2, '1', '-2'].some((final) => final === status))
    }),
  )
})

test('an answer about another number says nothing', async () => {
  expect(await reading(content({ billing_no: 'B2', status: 1 })).read(order, 'full')).toEqual({
    kind: 'unknown',
  })
})

test.each([[0], ['0']])('the number %j is that of no order', async (billing_no) => {
  const { read } = reading(content({ billing_no, status: 1 }))
  expect(await read(order, 'full')).toEqual({ kind: 'unknown' })
  expect(await read(buildIntended('i1'), 'full')).toMatchObject({ kind: 'read', billingNo: null })
})

test('a number of type number is the same as one of type string', async () => {
  const { read } = reading(content({ billing_no: 42, status: 1 }))
  expect(await read(buildOrdered('42'), 'full')).toMatchObject({ billingNo: '42', status: 'success' })
})

/** Reasons that tell more than "no information". */
const informing: Partial<Record<ErrorReason, string>> = { noSuchOrder: 'unknown', notLoggedIn: 'loggedOut' }

test.each(errorReasons())(
  'the code of %s leaves the order open: only "no such order" is about it',
  async (reason) => {
    const { read } = reading(rejection(errorCodes[reason].code, ''))
    expect(await read(order, 'full')).toEqual({ kind: informing[reason] ?? 'noInformation' })
  },
)

test.each<[string, FakeAnswer, string]>([
  ['a busy service', rejection(-500, ''), 'noInformation'],
  ['a code that nobody knows', rejection(0, ''), 'noInformation'],
  ['silence', unreachable(), 'unreachable'],
])('%s leaves the order open', async (_what, answer, kind) => {
  expect(await reading(answer).read(order, 'full')).toEqual({ kind })
})

test.each(['javascript:alert(1)', 'http://pay.provider.example/', null])(
  'a payment URL %s is not accepted',
  async (url) => {
    const { read } = reading(content({ billing_no: 'B1', status: -1, pay_url: url }))
    expect(await read(order, 'full')).toMatchObject({ payUrl: null })
  },
)

test('an answer yields the details that it gives, and null for the others', async () => {
  const said = { user_name: 'ren', game_server_name: 'S1', role_name: 'Kaelith', product_name: '60 Crystals' }
  const full = content({
    billing_no: 'B1',
    status: -1,
    ...said,
    product_id: 'c60',
    amount: 0.99,
    currency: 'USD',
  })
  expect(await reading(full).read(order, 'full')).toMatchObject({
    reported: {
      productId: 'c60',
      product: '60 Crystals',
      account: 'ren',
      server: 'S1',
      character: 'Kaelith',
      amount: { minorUnits: 99, currency: 'USD' },
    },
  })
  expect(await reading(content({ billing_no: 'B1', status: -1 })).read(order, 'full')).toMatchObject({
    reported: nothingReported,
  })
})

const { username, suid } = buildIntended('any').snapshot.recipient

test.each<[string, object, string, boolean]>([
  ['its nickname and its name', { user_name: 'Hero', account: username }, username, false],
  ['its nickname and its id', { user_name: 'Hero', account: suid }, suid, false],
  ['its name and a number', { user_name: username, account: '77' }, username, false],
  ['its name twice', { user_name: username, account: username }, username, false],
  ['its name as account alone', { account: username }, username, false],
  ['two names of another', { user_name: 'Hero', account: 'mika@x' }, 'Hero', true],
  ['a name that begins like its own', { user_name: 'Hero', account: `${username}2` }, 'Hero', true],
  [
    'a hidden name, which is anybody’s',
    { user_name: 'Hero', account: `${username.slice(0, 2)}***` },
    'Hero',
    true,
  ],
])(
  'the account of an order is told by user_name or account: %s',
  async (_what, names, account, isAnothers) => {
    const { read } = reading(content({ billing_no: 'B1', status: -1, product_name: '60 Crystals', ...names }))
    const answer = await read(order, 'full')
    if (answer.kind !== 'read') throw new Error(answer.kind)
    expect(answer.reported.account).toBe(account)
    expect(isOfAnother(order.snapshot.recipient, answer.reported)).toBe(isAnothers)
  },
)

test.each([
  ['a status', { status: -1 }, true, 'unknown'],
  ['no status', {}, false, 'unreadable'],
  ['a status that is nothing', { status: null }, false, 'unreadable'],
])('of a simple answer with %s: %j', async (_what, status, isStatusSent, withoutNumber) => {
  const { read } = reading(content({ billing_no: 'B1', ...status }))
  for (const depth of ['simple', 'full'] as const) {
    expect(await read(order, depth)).toMatchObject({ kind: 'read', status: 'pending', isStatusSent })
    expect(await read(buildIntended('i1'), depth)).toMatchObject({ billingNo: 'B1', isStatusSent })
  }
  const nameless = reading(content({ billing_no: 0, ...status }))
  expect(await nameless.read(buildIntended('i1'), 'simple')).toEqual({ kind: withoutNumber })
  expect(await nameless.read(buildIntended('i1'), 'full')).toEqual({ kind: 'unknown' })
})

test.each<[string, string | null, string, string]>([
  ['another account, under its own name', '5002', 'mika', 'noInformation'],
  ['another account, under the buyer’s name', '5002', username, 'read'],
  ['its buyer, whatever the name', buyer, 'Hero', 'read'],
  ['nobody, whatever the name', null, 'Hero', 'read'],
])('a lost order that is asked about by %s', async (_who, asker, user_name, kind) => {
  // A service that does not know `session_id` answers with the latest order of whoever is logged in.
  const { read } = reading(content({ billing_no: 'B90', status: -1, user_name }), asker)
  expect(await read(buildIntended('i1'), 'full')).toMatchObject({ kind })
  const isOfOther = asker !== null && asker !== buyer
  expect(await read(buildIntended('i1'), 'simple')).toMatchObject({ kind: isOfOther ? 'unreadable' : 'read' })
})

test('of two names, the order of a payment link is under the user’s', async () => {
  const { read } = reading(content({ billing_no: 'B1', status: -1, user_name: 'Hero', account: username }))
  expect(await read(forLink(order), 'full')).toMatchObject({ reported: { account: 'Hero' } })
})

test('only the code of a missing order says that there is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (code) => {
      const { kind } = await reading(rejection(code, '')).read(buildIntended('i1'), 'full')
      expect(kind === 'unknown').toBe(code === errorCodes.noSuchOrder.code)
    }),
  )
})

const malformed = (at: string): FakeAnswer => ({
  ok: false,
  error: { kind: 'malformed', endpoint: path, path: at, expected: 'other', mayHaveTakenEffect: false },
})

test.each<[string, FakeAnswer, string, string]>([
  ['content that is no order', malformed('content'), 'unreadable', 'unreachable'],
  ['a number that cannot be read', malformed('content.billing_no'), 'unreadable', 'unreachable'],
  ['no envelope', malformed(''), 'unreachable', 'unreachable'],
  ['silence', unreachable(), 'unreachable', 'unreachable'],
])('%s to a query of an order: to the simple and to the full one', async (_what, answer, simple, full) => {
  expect(await reading(answer).read(order, 'simple')).toEqual({ kind: simple })
  expect(await reading(answer).read(order, 'full')).toEqual({ kind: full })
})

test('a simple answer that cannot be read says of no intent that there is no order', async () => {
  expect(await reading(malformed('content')).read(rejectedWith(-5), 'simple')).toEqual({
    kind: 'unreadable',
  })
})

/** A rejected intent, and the code of its starter. */
const rejectedWith = (code: number): JournalEntry => ({
  ...buildRejected('i1'),
  apiOrigin: 'https://api.store.example',
  times: { refused: { atMs: 1, code } },
})

test.each<[string, FakeAnswer, string, string]>([
  ['an unknown parameter', rejection(-1, 'unknown parameter'), 'noInformation', 'unknown'],
  ['what may mean pending', rejection(-1, ''), 'noInformation', 'noInformation'],
  ['a code that nobody knows', rejection(-500, ''), 'noInformation', 'unknown'],
  ['no such order', rejection(errorCodes.noSuchOrder.code, ''), 'unknown', 'unknown'],
  ['an order without a number', content({}), 'unknown', 'unknown'],
  ['content that is no order', malformed('content'), 'unknown', 'unknown'],
  ['a number that cannot be read', malformed('content.billing_no'), 'unreachable', 'unreachable'],
  ['no envelope', malformed(''), 'unreachable', 'unreachable'],
  ['silence', unreachable(), 'unreachable', 'unreachable'],
  ['no login', rejection(-600, ''), 'loggedOut', 'loggedOut'],
  ['no real name', rejection(6001, ''), 'noInformation', 'noInformation'],
  ['another order', rejection(10, ''), 'noInformation', 'noInformation'],
  ['an end without a number', content({ status: 1 }), 'read', 'read'],
])(
  '%s to a query by session: of a lost answer and of a refusal',
  async (_what, answer, ofLost, ofRefused) => {
    expect(await reading(answer).read(buildIntended('i1'), 'full')).toMatchObject({ kind: ofLost })
    expect(await reading(answer).read(rejectedWith(-5), 'full')).toMatchObject({ kind: ofRefused })
  },
)

test.each([-600, 6001, -3014, -3001])(
  'a starter rejected with %d made no order when the query is rejected in the same words',
  async (code) => {
    expect(await reading(rejection(code, '')).read(rejectedWith(code), 'full')).toEqual({ kind: 'unknown' })
  },
)

test('for a rejected intent, only the host that took it can say that there is no order', async () => {
  const intent = buildRejected('i1')
  const noOrderAt = (apiOrigin: string): FakeAnswer => ({
    ok: false,
    error: {
      kind: 'rejected',
      endpoint: path,
      reason: 'noSuchOrder',
      code: errorCodes.noSuchOrder.code,
      message: '',
      content: null,
      apiOrigin,
    },
  })
  const elsewhere = noOrderAt('https://api2.store.example')
  expect(await reading(elsewhere).read(intent, 'full')).toEqual({ kind: 'noInformation' })
  expect(await reading(noOrderAt(intent.apiOrigin)).read(intent, 'full')).toEqual({ kind: 'unknown' })
  expect(await reading(elsewhere).read(buildIntended('i1'), 'full')).toEqual({ kind: 'unknown' })
})

test.each<[string, string | null, JournalEntry, 'unknown' | 'noInformation']>([
  ['its buyer', buyer, buildRejected('i1'), 'unknown'],
  ['another account', '5002', buildRejected('i1'), 'noInformation'],
  ['nobody', null, buildRejected('i1'), 'noInformation'],
  ['nobody, of what a link asked for', null, forLink(buildRejected('i1')), 'unknown'],
])(
  'whether “no such order” is believed for a rejected intent depends on who asked: %s',
  async (_who, asker, intent, kind) => {
    expect(await reading(rejection(errorCodes.noSuchOrder.code, ''), asker).read(intent, 'full')).toEqual({
      kind,
    })
  },
)
