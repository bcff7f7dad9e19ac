import { expect, test } from 'vitest'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import type { FakeServices } from '../../testing/fakeServices.ts'
import { chooseGame } from './chooseGame.ts'

const ember = { ...starfall, clientId: '100002', name: 'Ember Dynasty' }
const character = { display: 'Kaelith', value: '900001' }

function answerQuestion({ popups }: FakeServices, answer: 'confirm' | 'cancel' | 'closed'): void {
  const question = popups.getState().open.find((popup) => popup.kind === 'confirm')
  if (question?.kind !== 'confirm') throw new Error('nothing was asked')
  expect(question.title).toBe('Switch to Ember Dynasty?')
  question.resolve(answer)
}

const pickCharacter = ({ selection }: FakeServices) =>
  selection.getState().change((held) => ({ ...held, character, server: { display: 'S128', value: 's128' } }))

test('a guest without a character changes the game without a question', async () => {
  const services = createFakeServices()
  expect(await chooseGame(services, ember)).toBe(true)
  expect(services.session.getState().clientId).toBe('100002')
  expect(services.popups.getState().open).toEqual([])
})

test('the game that is already chosen needs no question', async () => {
  const services = createFakeServices({ account: renHoshi })
  pickCharacter(services)
  expect(await chooseGame(services, starfall)).toBe(true)
  expect(services.selection.getState().selection.character).toEqual(character)
})

test.each(['cancel', 'closed'] as const)(
  'a logged-in player who answers %s keeps game and character',
  async (answer) => {
    const services = createFakeServices({ account: renHoshi })
    pickCharacter(services)
    const chosen = chooseGame(services, ember)
    answerQuestion(services, answer)
    expect(await chosen).toBe(false)
    expect(services.session.getState().clientId).toBe('100001')
    expect(services.selection.getState().selection.character).toEqual(character)
  },
)

test('a chosen character alone causes a question', async () => {
  const services = createFakeServices()
  pickCharacter(services)
  const chosen = chooseGame(services, ember)
  answerQuestion(services, 'confirm')
  expect(await chosen).toBe(true)
})

test.each([false, true])(
  'no character is taken along to another game, flagged as selected or not (%s)',
  async (isSelected) => {
    const services = createFakeServices({ account: renHoshi })
    pickCharacter(services)
    services.catalogue.setState({ products: { kind: 'ready', value: [] } })
    const chosen = chooseGame(services, { ...ember, isSelected })
    answerQuestion(services, 'confirm')
    await chosen
    expect(services.selection.getState().selection).toMatchObject({
      clientId: '100002',
      gameName: 'Ember Dynasty',
      server: null,
      character: null,
    })
    expect(services.roster.getState().roster.kind).toBe('loading')
  },
)

test('the account of the previous game is kept for when the player comes back', async () => {
  const services = createFakeServices({ account: renHoshi })
  const chosen = chooseGame(services, ember)
  answerQuestion(services, 'confirm')
  await chosen
  expect(services.session.getState().accounts.get('100001')).toEqual(renHoshi)
})

const twoRegions = {
  regions: ['universal', 'ja'],
  games: [
    { code: 'starfall', clientIds: { web: '100001', ios: '100001', android: '100001' }, region: 'universal' },
    { code: 'ember', clientIds: { web: '100002', ios: '100002', android: '100002' }, region: 'ja' },
  ],
} as const

const placeOf = ({ session }: FakeServices) => {
  const { clientId, region } = session.getState()
  return { clientId, region }
}

test.each([
  ['the game', ember],
  [
    'an edition of it',
    { ...ember, clientId: '100021', parentClientId: '100002', parentName: 'Ember Dynasty' },
  ],
])(
  'the payment region follows %s, and nothing of the previous one stays on screen',
  async (_what, chosen) => {
    const services = createFakeServices({ brand: twoRegions })
    services.catalogue.setState({
      products: { kind: 'ready', value: [] },
      games: { kind: 'ready', value: [] },
    })
    const done = chooseGame(services, chosen)
    expect(placeOf(services)).toEqual({ clientId: chosen.clientId, region: 'ja' })
    expect([services.catalogue.getState().products.kind, services.catalogue.getState().games.kind]).toEqual([
      'loading',
      'loading',
    ])
    await done
    for (const path of ['/api/pay/productPoints', '/api/config/recharge', '/api/pay/getGameListV2'])
      expect(services.api.callsTo(path).at(-1)).toMatchObject({
        request: { client_id: chosen.clientId, domain_area: 'ja' },
      })
  },
)

test('a game that is in no table is sold in the region of the previous one', async () => {
  const services = createFakeServices({ brand: twoRegions })
  await chooseGame(services, ember)
  await chooseGame(services, { ...ember, clientId: '100009' })
  expect(placeOf(services)).toEqual({ clientId: '100009', region: 'ja' })
})

test('product, country and method of another payment region are dropped, also for a game flagged as selected', async () => {
  const services = createFakeServices({ brand: twoRegions })
  const picked = { productId: 'p1', region: 'MY', rechargeKey: '1/2' }
  services.selection.getState().change((held) => ({ ...held, ...picked }))
  await chooseGame(services, { ...starfall, clientId: '100009', isSelected: true })
  expect(services.selection.getState().selection).toMatchObject(picked)
  await chooseGame(services, { ...ember, isSelected: true })
  expect(services.selection.getState().selection).toMatchObject({
    productId: null,
    region: null,
    rechargeKey: null,
  })
})
