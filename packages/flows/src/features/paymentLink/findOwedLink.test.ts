import { replenishInfoWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, createFakeApi, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeAnswer } from '../../testing/fakeApi.ts'
import { findOwedLink } from './findOwedLink.ts'

const debt = replenishInfoWire({ user_name: 'ren', amount: 4.99, valid_time: 600 })

test.each<[string, FakeAnswer, object]>([
  ['a link', content({ ...debt, replenish_id: 'rp-1' }), { kind: 'owes', paymentLinkId: 'rp-1' }],
  [
    'a debt without a link',
    content({ ...debt, replenish_id: null }),
    { kind: 'owesWithoutLink', name: 'ren' },
  ],
  [
    'a debt of nobody by name',
    content({ ...debt, replenish_id: null, user_name: '' }),
    { kind: 'owesWithoutLink', name: 'mika' },
  ],
  ['no amount', content({ ...debt, replenish_id: null, amount: 0 }), { kind: 'nothingOwed' }],
  [
    'a debt whose time is over',
    content({ ...debt, replenish_id: null, valid_time: 0 }),
    { kind: 'owesWithoutLink', name: 'ren' },
  ],
  [
    'an amount, but neither time nor name',
    content({ ...debt, replenish_id: null, user_name: '', valid_time: 0 }),
    { kind: 'nothingOwed' },
  ],
  ['null for a debt', content(null), { kind: 'nothingOwed' }],
  ['a debt that cannot be read', content({ amount: 'some' }), { kind: 'unreachable' }],
  ['a refusal', rejection(-3016, ''), { kind: 'nothingOwed' }],
  ['silence', unreachable(), { kind: 'unreachable' }],
])('an account with %s', async (_what, answer, expected) => {
  const api = createFakeApi({ '/api/replenishment/replenishment_info': () => answer })
  expect(await findOwedLink(api, { oauthToken: 't', username: 'mika' }, 'g1')).toEqual(expected)
})
