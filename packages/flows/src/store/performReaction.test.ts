import type { ApiError, RejectionReason } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { createReactions } from './performReaction.ts'

const rejected = (reason: RejectionReason, message = ''): ApiError => ({
  kind: 'rejected',
  endpoint: '',
  reason,
  code: 0,
  message,
  content: null,
})
const network: ApiError = { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: false }

function store() {
  const services = createFakeServices({ account: renHoshi, journal: [buildOrdered('B1')] })
  const popups = () => services.popups.getState().open.map(({ kind }) => kind)
  const texts = () => services.toasts.getState().messages.map(({ text }) => text)
  const visitor = () => services.session.getState().accounts.size
  return { services, popups, texts, visitor, ...createReactions(() => services) }
}

test.each<[RejectionReason, string[], string[], number]>([
  ['notLoggedIn', ['login'], [], 0],
  ['notRealName', ['confirm'], ['/'], 0],
  ['notAGame', ['games'], [], 1],
  ['wrongDomain', [], ['/notArea'], 1],
  ['invalidPaymentLink', [], ['/errorReplenish'], 1],
  ['illegalCoupon', [], [], 1],
  ['noActivity', [], [], 1],
  ['other', [], [], 1],
])(
  'eight calls that fail together with %s react once, and the journal stays',
  (reason, popups, routes, accounts) => {
    const { services, react, ...seen } = store()
    for (let call = 0; call < 8; call += 1) react(rejected(reason, 'words'))
    expect(seen.popups()).toEqual(popups)
    expect(services.routes).toEqual(routes)
    expect(seen.visitor()).toBe(accounts)
    expect(seen.texts().length).toBeLessThanOrEqual(1)
    services.journal.getState().reload()
    expect(services.journal.getState().journal).toEqual([buildOrdered('B1')])
  },
)

test.each<RejectionReason>(['notLoggedIn', 'notRealName'])(
  'when %s removes the account the store loads what a guest sees, and not again for a guest',
  (reason) => {
    const { services, react } = store()
    const asked = () => services.api.callsTo('/api/pay/productPoints').length
    react(rejected(reason))
    expect(asked()).toBe(1)
    services.clock.advance(6000)
    react(rejected(reason))
    expect(asked()).toBe(1)
  },
)

test.each<RejectionReason>(['notLoggedIn', 'notRealName', 'notAGame', 'wrongDomain'])(
  'a minute of nothing but %s ends on the error page after two redirects, with nothing over it',
  (reason) => {
    const { services, react, popups } = store()
    for (let second = 0; second < 60; second += 1) {
      react(rejected(reason, 'words'))
      services.clock.advance(1000)
    }
    expect(services.routes.length).toBeLessThanOrEqual(3)
    expect(services.routes.at(-1)).toBe('/showError')
    expect(popups()).toEqual([])
  },
)

test('being unreachable logs nobody out', () => {
  const { react, visitor, texts } = store()
  react(network)
  expect(visitor()).toBe(1)
  expect(texts()).toHaveLength(1)
})

test('a load that fails shows no message, but reacts to codes', () => {
  const { reactToLoad, texts, popups } = store()
  reactToLoad(network)
  expect(texts()).toEqual([])
  reactToLoad(rejected('notLoggedIn'))
  expect(popups()).toEqual(['login'])
})

test('a player inside a game keeps the account and gets no login popup', () => {
  const { services, react, popups } = store()
  services.session.getState().useSdkAccount(renHoshi)
  react(rejected('notLoggedIn', 'expired'))
  expect(popups()).toEqual([])
  expect(services.session.getState().sdkAccount).toEqual(renHoshi)
})
