import { getUserInfo } from '@topup/api-client'
import { expect, test } from 'vitest'
import { content, rejection, unreachable } from '../testing/fakeApi.ts'
import type { FakeEndpoint } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { openSdkVisit } from './visits.ts'
import { accountOf } from '../store/state/sessionStore.ts'

const token = 'sdk-token'
const player = () => content({ username: 'mika', suid: '99', gp_id: '1' })

/** A device on which another account is logged in, opened from inside the game. */
function visit(answer: FakeEndpoint) {
  const services = createFakeServices({ account: renHoshi, answers: { [getUserInfo.path]: answer } })
  services.session.setState({ isSdkVisit: true })
  return { services, account: () => accountOf(services.session.getState()) }
}

test('until the token is known to be valid there is no account, whatever is stored', () => {
  expect(visit(player).account()).toBeNull()
})

test('the account of the token buys; the stored account stays as it is', async () => {
  const { services, account } = visit(player)
  await openSdkVisit(services, token)
  expect(account()).toEqual({ username: 'mika', suid: '99', oauthToken: token, gpId: '1' })
  expect([...services.session.getState().accounts.values()]).toEqual([renHoshi])
  services.session.getState().logOut()
  expect(account()).toBeNull()
  expect([...services.session.getState().accounts.values()]).toEqual([renHoshi])
})

test('nobody is asked about for a game that the service refused meanwhile', async () => {
  const { services, account } = visit(player)
  services.session.setState({ clientId: null, game: null })
  await openSdkVisit(services, token)
  expect(account()).toBeNull()
  expect(services.api.callsTo(getUserInfo.path)).toHaveLength(0)
})

test('an invalid token opens no login', async () => {
  const { services, account } = visit(() => rejection(-600, 'Please log in'))
  await openSdkVisit(services, token)
  expect(account()).toBeNull()
  expect(services.popups.getState().open).toEqual([])
  expect(services.toasts.getState().messages).toMatchObject([
    { text: 'Your game session has ended. Reopen the store from the game.' },
  ])
})

test('without a network the token is checked again when the player returns', async () => {
  const { services, account } = visit(unreachable)
  let comeBack = () => {}
  Object.assign(services.visibility, {
    onReturn: (listener: () => void) => {
      comeBack = listener
      return () => undefined
    },
  })
  await openSdkVisit(services, token)
  services.api.answer(getUserInfo.path, player)
  comeBack()
  await flush()
  expect(account()?.username).toBe('mika')
})

test('a login with the player’s own account ends the visit', async () => {
  const { services, account } = visit(player)
  services.session.getState().logIn(renHoshi)
  await openSdkVisit(services, token)
  expect(account()).toEqual(renHoshi)
})
