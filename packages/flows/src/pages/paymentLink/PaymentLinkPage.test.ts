import { getReplenishmentGameList, getReplenishmentInfo, ingameAuth } from '@topup/api-client'
import { gameWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { isLoginPassword } from '../../store/loginPasswords.ts'
import { content, rejection, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { logInWithGameId, readLinkGame } from './PaymentLinkPage.tsx'

const game = { gameId: 'gp-1', rpClientId: '100001' }
const typed = { name: 'mika', secret: 'starfall' }
const account = () => content({ username: 'mika', suid: '99', oauth_token: 'token-9', gp_id: '1' })
const owed = (replenish_id: string | null) => () =>
  content({
    game_name: 'G',
    user_name: '',
    amount: replenish_id === null ? 0 : 1,
    currency_code: 'USD',
    valid_time: 600,
    replenish_id,
  })

test.each([
  ['owes', account, owed('R9'), { kind: 'owes', paymentLinkId: 'R9' }],
  ['owes nothing', account, owed(null), { kind: 'nothingOwed' }],
  ['owes what has no link', account, owed(''), { kind: 'owesWithoutLink', name: 'mika' }],
  ['gets no answer about it', account, unreachable, { kind: 'unreachable' }],
  [
    'is rejected',
    () => rejection(-3002, 'Wrong password'),
    owed('R9'),
    { kind: 'rejected', message: 'Wrong password' },
  ],
  ['cannot be asked for', unreachable, owed('R9'), { kind: 'unreachable' }],
] as const)('an account that %s', async (_title, login, info, outcome) => {
  const services = createFakeServices({
    answers: { [ingameAuth.path]: login, [getReplenishmentInfo.path]: info },
  })
  expect(await logInWithGameId(services, game, typed)).toEqual(outcome)
})

test('a name goes out without what nobody sees in it, and the password is known again', async () => {
  const services = createFakeServices({ answers: { [ingameAuth.path]: unreachable } })
  await logInWithGameId(services, game, { name: '\u202Amika\u202C\u00A0', secret: 'starfall' })
  const [call] = services.api.callsTo(ingameAuth.path)
  const sent = String(call?.request['username'])
  expect(atob(sent.slice(3))).toBe(`mika${sent.slice(0, 3)}`)
  expect(isLoginPassword(services, 'starfall')).toBe(true)
})

test('the token of the login is sent with one request only and is kept nowhere', async () => {
  const services = createFakeServices({
    answers: { [ingameAuth.path]: account, [getReplenishmentInfo.path]: owed('R9') },
  })
  await logInWithGameId(services, game, typed)
  expect(services.api.callsTo(getReplenishmentInfo.path)[0]?.request['oauth_token']).toBe('token-9')
  expect(services.session.getState().accounts.size).toBe(0)
})

test.each([
  ['the list has', 'ios-1', { kind: 'read', game: { gameId: 'gp-1', name: 'Starfall' } }],
  ['another platform has', 'android-1', { kind: 'read', game: { gameId: 'gp-1', name: 'Starfall' } }],
  ['nobody knows', 'other-1', { kind: 'failed', error: null }],
])('a link with a client id that %s opens the login of its game', async (_what, rpClientId, expected) => {
  const clientIds = { android: 'android-1', ios: 'ios-1', web: 'web-1' }
  const games = [{ code: 'starfall', region: 'universal' as const, clientIds }]
  const services = createFakeServices({
    brand: { games },
    answers: {
      [getReplenishmentGameList.path]: () =>
        content([gameWire({ client_id: 'ios-1', gp_id: 'gp-1', name: 'Starfall' })]),
    },
  })
  expect(await readLinkGame(services, rpClientId)).toEqual(expected)
})
