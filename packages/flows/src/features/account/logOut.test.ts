import { buildOrdered, buildFinal } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { accountOf } from '../../store/state/sessionStore.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import type { FakeServices } from '../../testing/fakeServices.ts'
import { askToLogOut, changeAccount } from './logOut.ts'

const orders = [buildOrdered('b-1'), buildFinal('b-2')]

function start(): FakeServices {
  const services = createFakeServices({ account: renHoshi, journal: orders })
  services.popups.getState().push({ kind: 'account' })
  services.selection.getState().change((held) => ({
    ...held,
    server: { display: 'S128', value: 's128' },
    character: { display: 'Kaelith', value: '900001' },
  }))
  return services
}

function answer({ popups }: FakeServices, with_: 'confirm' | 'cancel'): void {
  for (const popup of popups.getState().open) if (popup.kind === 'confirm') popup.resolve(with_)
}

test.each([
  ['logging out', askToLogOut],
  ['changing account', changeAccount],
])('%s forgets the account and its character and keeps the journal', async (_act, leave) => {
  const services = start()
  const left = leave(services)
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
  answer(services, 'confirm')
  await left
  expect(accountOf(services.session.getState())).toBeNull()
  expect(services.selection.getState().selection).toMatchObject({
    clientId: '100001',
    server: null,
    character: null,
  })
  expect(services.journal.getState().journal).toEqual(orders)
  services.journal.getState().reload()
  expect(services.journal.getState().journal).toEqual(orders)
})

test('logging out closes the popups and says so', async () => {
  const services = start()
  const left = askToLogOut(services)
  answer(services, 'confirm')
  await left
  expect(services.popups.getState().open).toEqual([])
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual(["You're logged out"])
})

test('changing account leaves only the login popup open', async () => {
  const services = start()
  const left = changeAccount(services)
  answer(services, 'confirm')
  await left
  expect(services.popups.getState().open.map(({ kind }) => kind)).toEqual(['login'])
})

test('a player who cancels stays logged in', async () => {
  const services = start()
  const left = askToLogOut(services)
  answer(services, 'cancel')
  await left
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
  expect(services.selection.getState().selection.character?.display).toBe('Kaelith')
})
