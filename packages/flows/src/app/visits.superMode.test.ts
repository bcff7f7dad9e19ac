import { getLimitProductInfo } from '@topup/api-client'
import type { Deployment } from '@topup/domain'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { enterSuperMode, superModeKeys } from './visits.ts'

const tester = { username: 'tester', suid: 't1', oauthToken: 'beta-token', gpId: 'g1' }

async function open(environment: Deployment['environment'], stored: unknown, key: unknown = tester.suid) {
  const services = createFakeServices()
  Object.assign(services, { deployment: { ...services.deployment, environment } })
  services.brandStorage.write(superModeKeys.user, stored)
  services.brandStorage.write(superModeKeys.account, key)
  const character = { display: 'Kaelith', value: '900001' }
  services.selection
    .getState()
    .change((held) => ({ ...held, character, server: { display: 'S1', value: 's1' } }))
  await enterSuperMode(services)
  return services
}

test('on a demo deployment the stored test account is logged in, in memory only and without limits', async () => {
  const { session, catalogue, api } = await open('demo', tester)
  expect(accountOf(session.getState())).toEqual(tester)
  expect(session.getState().accounts.size).toBe(0)
  await catalogue.getState().loadLimits()
  expect(api.callsTo(getLimitProductInfo.path)).toEqual([])
})

test.each([
  ['in production', 'production', tester],
  ['where we develop', 'local', tester],
  ['with nothing stored', 'demo', null],
  ['with an account without a token', 'demo', { ...tester, oauthToken: '' }],
  ['with anything else', 'demo', ['tester']],
] as const)('%s nobody is logged in', async (_case, environment, stored) => {
  const { session } = await open(environment, stored)
  expect(accountOf(session.getState())).toBeNull()
})

test.each([
  ['no account', null],
  ['another account', 't2'],
  ['anything else', { suid: 't1' }],
])('a stored test account does not act while the key names %s', async (_case, key) => {
  const { session } = await open('demo', tester, key)
  expect(accountOf(session.getState())).toBeNull()
})

test('a login ends super mode: the account that logged in is used', async () => {
  const services = await open('demo', tester)
  services.session.getState().logIn(renHoshi)
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
})
