import { describe, expect, test } from 'vitest'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { verifyCallback, keepAttempt, takeAttempt } from './oauthState.ts'
import type { LoginAttempt } from './oauthState.ts'

const startedAtMs = 1_000_000
const attempt: LoginAttempt = {
  provider: 'google',
  state: 'state-1',
  clientId: '100001',
  gameId: null,
  redirectUri: 'https://pay.store.example/',
  startedAtMs,
  googlePackage: 'com.example',
  leftFrom: '/selectGoods?client_id=100001',
  intent: null,
}
const minuteMs = 60_000
const answer = (over: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ code: 'c', state: 'state-1', ...over }))

describe('what came back is', () => {
  test.each([
    ['answered with the state of this tab', attempt, answer(), 0, 'answered'],
    ['answered until ten minutes have passed', attempt, answer(), 10 * minuteMs, 'answered'],
    ['late after ten minutes', attempt, answer(), 10 * minuteMs + 1, 'late'],
    [
      'answered where the time of its start was not known',
      { ...attempt, startedAtMs: null },
      answer(),
      0,
      'answered',
    ],
    ['answered where the time is not known now', attempt, answer(), null, 'answered'],
    ['foreign in a tab that asked for nothing', null, answer(), 0, 'foreign'],
    ['foreign with another state', attempt, answer({ state: 'state-2' }), 0, 'foreign'],
    ['foreign without a state', attempt, new Map([['code', 'c']]), 0, 'foreign'],
    ['cancelled', attempt, answer({ error: 'access_denied' }), 0, 'cancelled'],
    ['cancelled in Twitter’s word', attempt, answer({ denied: 'token' }), 0, 'cancelled'],
    ['failed', attempt, answer({ error: 'server_error' }), 0, 'failed'],
    [
      'foreign, a cancel with another state',
      attempt,
      answer({ error: 'access_denied', state: 'x' }),
      0,
      'foreign',
    ],
  ] as const)('%s', (_what, held, returned, afterMs, expected) => {
    const nowMs = afterMs === null ? null : startedAtMs + afterMs
    expect(verifyCallback(held, returned, nowMs).kind).toBe(expected)
  })
})

describe('the attempt', () => {
  const brandStorage = () => createBrandStorage('store', null, createFakeClock())
  const intent = {
    productId: 'p1',
    name: '680 Crystals',
    clientId: '100001',
    region: 'sea',
    steps: 3,
  } as const

  test.each([
    ['of its game is kept', intent, intent],
    ['of another game is not', { ...intent, clientId: '100002' }, null],
    ['without a region is not', { ...intent, region: null }, null],
    ['without a name is not', { ...intent, name: null }, null],
  ])('a product %s', (_what, stored, expected) => {
    const tab = brandStorage()
    tab.write('oauthState', { ...attempt, intent: stored })
    expect(takeAttempt(tab)?.intent).toEqual(expected)
  })

  test('counts once', () => {
    const tab = brandStorage()
    keepAttempt(tab, attempt)
    expect(takeAttempt(tab)).toEqual(attempt)
    expect(takeAttempt(tab)).toBeNull()
  })

  test('of a release that knew no payment link is a login to the store', () => {
    const tab = brandStorage()
    const { gameId: _gameId, ...older } = attempt
    tab.write('oauthState', older)
    expect(takeAttempt(tab)).toEqual(attempt)
  })

  test('for a payment link keeps its game id', () => {
    const tab = brandStorage()
    keepAttempt(tab, { ...attempt, gameId: 'gp-2' })
    expect(takeAttempt(tab)?.gameId).toBe('gp-2')
  })

  test.each([
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/no/such/page', '/'],
    ['/selectGoods', '/selectGoods'],
    ['/my?idfv=1', '/my?idfv=1'],
  ])('leads back only to a path of this store: %s', (leftFrom, expected) => {
    const tab = brandStorage()
    tab.write('oauthState', { ...attempt, leftFrom })
    expect(takeAttempt(tab)?.leftFrom).toBe(expected)
  })

  test.each([
    null,
    'x',
    {},
    { ...attempt, provider: 'other' },
    { ...attempt, state: '' },
    { ...attempt, startedAtMs: '1' },
  ])('that cannot be read counts as none: %j', (stored) => {
    const tab = brandStorage()
    tab.write('oauthState', stored)
    expect(takeAttempt(tab)).toBeNull()
  })
})
