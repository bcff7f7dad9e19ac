import type { Visitor } from '@topup/domain'
import { expect, test } from 'vitest'
import { reasonOf } from '../contract/errorCodes.ts'
import { reactTo } from './reactTo.ts'

const account = { username: 'ren', suid: '1', oauthToken: 't', gpId: '' }
const player: Visitor = { kind: 'player', account }
const guest: Visitor = { kind: 'guest' }
const sdk: Visitor = { kind: 'sdk', account }
const payer = { paymentLinkId: 'R1', username: 'ren', serverId: null, characterId: null }
const debtor: Visitor = { kind: 'paymentLink', payer }
const message = 'as the service says'

const rejected = (code: number) => ({
  kind: 'rejected' as const,
  endpoint: '/api/x',
  reason: reasonOf(code, '/api/x'),
  code,
  message,
  content: null,
})

test.each([
  ['-600 clears the user and opens login', -600, player, { kind: 'signOutAndAskLogin' }],
  ['-600 opens login for a guest', -600, guest, { kind: 'signOutAndAskLogin' }],
  ['-600 only tells in the SDK view', -600, sdk, { kind: 'showNotLoggedIn', message }],
  ['-3001 clears the selected game', -3001, player, { kind: 'clearGame', message }],
  ['-3001 only tells on the page of a payment link', -3001, debtor, { kind: 'showMessage', message }],
  ['-3014 leaves the region', -3014, player, { kind: 'leaveRegion' }],
  ['6001 clears the user and goes home', 6001, player, { kind: 'signOutAndGoHome', message }],
  ['-3016 goes to the error page of a payment link', -3016, guest, { kind: 'goToPaymentLinkError' }],
  ['-3062 drops the coupon', -3062, player, { kind: 'dropCoupon', message }],
  ['-3022 only tells', -3022, player, { kind: 'showMessage', message }],
  ['10 shows the order in process', 10, player, { kind: 'showExistingOrder' }],
  ['any other code only tells', -42, player, { kind: 'showMessage', message }],
  ['code 0 only tells', 0, guest, { kind: 'showMessage', message }],
] as const)('%s', (_, code, visitor, expected) => {
  expect(reactTo(rejected(code), visitor)).toEqual(expected)
})

test('that there is no such order is only told', () => {
  const error = { ...rejected(-3011), reason: 'noSuchOrder' } as const
  expect(reactTo(error, player)).toEqual({ kind: 'showMessage', message })
})

test.each([
  ['an unreachable service', 'network', false, 'showNetworkError'],
  ['an unreadable answer', 'malformed', false, 'showQueryError'],
  ['no answer to a call that may have taken effect', 'network', true, 'showChecking'],
  ['an unreadable answer to one', 'malformed', true, 'showChecking'],
] as const)('%s is never a logout', (_, kind, mayHaveTakenEffect, expected) => {
  const common = { endpoint: '/api/x', mayHaveTakenEffect }
  const error =
    kind === 'network'
      ? { kind, ...common, hostsTried: ['https://api.example'] }
      : { kind, ...common, path: '', expected: 'envelope' }
  expect(reactTo(error, player)).toEqual({ kind: expected })
})
