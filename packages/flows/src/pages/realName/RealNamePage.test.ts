import { getUserInfo } from '@topup/api-client'
import { expect, test } from 'vitest'
import { accountOf } from '../../store/state/sessionStore.ts'
import { content, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { checkRealName } from './RealNamePage.tsx'

function setAside(answer: FakeEndpoint) {
  const services = createFakeServices({ account: renHoshi, answers: { [getUserInfo.path]: answer } })
  services.session.getState().setAsideUnverified()
  return services
}

test.each([
  ['verified', () => content({ username: 'ren_hoshi', suid: renHoshi.suid, gp_id: '1' }), renHoshi],
  ['notVerified', () => rejection(6001, ''), null],
  ['failed', unreachable, null],
  ['failed', () => rejection(-600, ''), null],
  ['failed', () => content({ username: 'somebody', suid: '1', gp_id: '1' }), null],
] as const)('an account that was set aside is found to be %s', async (result, answer, account) => {
  const services = setAside(answer)
  expect(accountOf(services.session.getState())).toBeNull()
  expect(await checkRealName(services)).toBe(result)
  expect(accountOf(services.session.getState())).toEqual(account)
})

test('without an account there is nobody to ask about', async () => {
  const services = createFakeServices()
  expect(await checkRealName(services)).toBe('nobody')
  expect(services.api.calls).toEqual([])
})

test('an account that is set aside leaves no token in storage', () => {
  const services = setAside(unreachable)
  expect(services.brandStorage.read('accounts', JSON.stringify)).not.toContain(renHoshi.oauthToken)
})

test('who was in another game meanwhile is not called verified, because nobody is logged in', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getUserInfo.path]: () => {
        const { game } = services.session.getState()
        if (game === null) throw new Error('no game')
        services.session.getState().chooseGame({ ...game, clientId: 'another' })
        services.session.getState().chooseGame(game)
        return content({ username: 'ren_hoshi', suid: renHoshi.suid, gp_id: '1' })
      },
    },
  })
  services.session.getState().setAsideUnverified()
  expect(await checkRealName(services)).toBe('failed')
  expect(accountOf(services.session.getState())).toBeNull()
})
