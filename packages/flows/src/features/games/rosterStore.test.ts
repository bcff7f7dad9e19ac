import { getAllRoleList, getServerList } from '@topup/api-client'
import { roleOnServerWire, serverWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, held } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'

function store() {
  const answer = held()
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getServerList.path]: () => content({ all: [serverWire()], areas: [] }),
      [getAllRoleList.path]: answer.endpoint,
    },
  })
  const load = () => services.roster.getState().load()
  const asked = () => services.api.callsTo(getAllRoleList.path).length
  const arrive = () => answer.answer(content([roleOnServerWire()]))
  return { services, load, asked, arrive }
}

test('who asks while the characters are on their way waits for the same answer', async () => {
  const { services, load, asked, arrive } = store()
  const both = Promise.all([load(), load()])
  await flush()
  arrive()
  await both
  expect(asked()).toBe(1)
  expect(services.roster.getState().roster.kind).toBe('ready')
})

test('who asks later asks the service again', async () => {
  const { load, asked, arrive } = store()
  const first = load()
  await flush()
  arrive()
  await first
  void load()
  await flush()
  expect(asked()).toBe(2)
})

test.each([
  [
    'the roster was cleared',
    ({ roster }: ReturnType<typeof createFakeServices>) => roster.getState().clear(),
  ],
  [
    'another account logged in',
    ({ session }: ReturnType<typeof createFakeServices>) =>
      session.getState().logIn({ ...renHoshi, oauthToken: 'token-2' }),
  ],
])('an answer that is on its way does not count after %s', async (_what, change) => {
  const { services, load, asked } = store()
  void load()
  await flush()
  change(services)
  void load()
  await flush()
  expect(asked()).toBe(2)
})
