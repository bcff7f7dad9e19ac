import { expect, test } from 'vitest'
import { createFakeServices, renHoshi, starfall } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { chooseGame } from './chooseGame.ts'

const ember = { ...starfall, clientId: '100002', name: 'Ember Dynasty' }
const role = { display: 'Kaelith', value: '900001' }

function answerQuestion({ popups }: FakeServices, answer: 'confirm' | 'cancel' | 'closed'): void {
  const question = popups.getState().open.find((popup) => popup.kind === 'confirm')
  if (question?.kind !== 'confirm') throw new Error('nothing was asked')
  expect(question.title).toBe('Change to Ember Dynasty?')
  question.resolve(answer)
}

const pickRole = ({ selection }: FakeServices) =>
  selection.getState().change((held) => ({ ...held, role, server: { display: 'S128', value: 's128' } }))

test('a guest without a character changes the game without a question', async () => {
  const services = createFakeServices()
  expect(await chooseGame(services, ember)).toBe(true)
  expect(services.session.getState().clientId).toBe('100002')
  expect(services.popups.getState().open).toEqual([])
})

test('the game that is chosen already needs no question', async () => {
  const services = createFakeServices({ account: renHoshi })
  pickRole(services)
  expect(await chooseGame(services, starfall)).toBe(true)
  expect(services.selection.getState().selection.role).toEqual(role)
})

test.each(['cancel', 'closed'] as const)(
  'a logged-in player who answers %s keeps game and character',
  async (answer) => {
    const services = createFakeServices({ account: renHoshi })
    pickRole(services)
    const chosen = chooseGame(services, ember)
    answerQuestion(services, answer)
    expect(await chosen).toBe(false)
    expect(services.session.getState().clientId).toBe('100001')
    expect(services.selection.getState().selection.role).toEqual(role)
  },
)

test('a chosen character alone is worth a question', async () => {
  const services = createFakeServices()
  pickRole(services)
  const chosen = chooseGame(services, ember)
  answerQuestion(services, 'confirm')
  expect(await chosen).toBe(true)
})

test.each([false, true])(
  'no character comes along to another game, flagged as selected or not (%s)',
  async (isSelected) => {
    const services = createFakeServices({ account: renHoshi })
    pickRole(services)
    services.catalogue.setState({ goods: { kind: 'ready', value: [] } })
    const chosen = chooseGame(services, { ...ember, isSelected })
    answerQuestion(services, 'confirm')
    await chosen
    expect(services.selection.getState().selection).toMatchObject({
      clientId: '100002',
      gameName: 'Ember Dynasty',
      server: null,
      role: null,
    })
    expect(services.roster.getState().roster.kind).toBe('loading')
  },
)

test('the account of the game before is kept for when the player comes back', async () => {
  const services = createFakeServices({ account: renHoshi })
  const chosen = chooseGame(services, ember)
  answerQuestion(services, 'confirm')
  await chosen
  expect(services.session.getState().accounts.get('100001')).toEqual(renHoshi)
})
