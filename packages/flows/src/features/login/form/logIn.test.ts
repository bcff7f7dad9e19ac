import { loginAuth } from '@topup/api-client'
import { expect, test } from 'vitest'
import { content, held, rejection } from '../../../testing/fakeApi.ts'
import type { FakeAnswer } from '../../../testing/fakeApi.ts'
import { createFakeServices, starfall } from '../../../testing/fakeServices.ts'
import type { FakeServices } from '../../../testing/fakeServices.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { logIn } from './logIn.ts'

const credentials = { name: 'ren_hoshi', secret: 'moon' }
const wire = { username: 'ren_hoshi', suid: '7720418', oauth_token: 'token-1', gp_id: '1' }

/** Logs in while `meanwhile` happens before the answer. */
async function logInWhile(
  meanwhile: (services: FakeServices, request: AbortController) => void,
  answer: FakeAnswer,
) {
  const services = createFakeServices()
  const login = held()
  services.api.answer(loginAuth.path, login.endpoint)
  const request = new AbortController()
  const outcome = logIn(services, credentials, request.signal)
  meanwhile(services, request)
  login.answer(answer)
  return { services, outcome: await outcome }
}

test('an answer in time logs the player in', async () => {
  const { services, outcome } = await logInWhile(() => undefined, content(wire))
  expect(outcome).toEqual({ kind: 'loggedIn' })
  expect([...services.session.getState().accounts.keys()]).toEqual(['100001'])
})

test.each<[string, Parameters<typeof logInWhile>[0]]>([
  ['the request was taken back', (_services, request) => request.abort()],
  [
    'the game was changed',
    ({ session }) =>
      session.getState().chooseGame({ ...starfall, clientId: '100002', name: 'Ember Dynasty' }),
  ],
])('an answer that comes after %s logs nobody in', async (_what, meanwhile) => {
  const { services, outcome } = await logInWhile(meanwhile, content(wire))
  expect(outcome).toEqual({ kind: 'stale' })
  expect(services.session.getState().accounts.size).toBe(0)
})

test('an answer without a user is no login', async () => {
  const { services, outcome } = await logInWhile(() => undefined, content({ ...wire, suid: '' }))
  expect(outcome).toEqual({ kind: 'rejected', message: null })
  expect(services.session.getState().accounts.size).toBe(0)
})

test('a rejection that means more than a wrong password gets its general reaction as well', async () => {
  const { services, outcome } = await logInWhile(() => undefined, rejection(-3014, 'Wrong region'))
  expect(outcome).toEqual({ kind: 'rejected', message: 'Wrong region' })
  expect(services.routes).toEqual(['/notArea'])
})

test('listeners of the login do not store the last player’s choices under the new one’s name', async () => {
  const written: (readonly [string | undefined, string | null])[] = []
  await logInWhile(({ session, selection }) => {
    selection
      .getState()
      .change((chosen) => ({ ...chosen, character: { value: 'r1', display: 'Of another' } }))
    session.subscribe((now) => {
      const { character } = selection.getState().selection
      written.push([accountOf(now)?.suid, character?.value ?? null])
    })
  }, content(wire))
  expect(written.filter(([suid]) => suid === wire.suid)).not.toEqual([])
  expect(written.filter(([suid, character]) => suid === wire.suid && character !== null)).toEqual([])
})
