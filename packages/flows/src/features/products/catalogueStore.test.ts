import { gameWire, goodsGroupWire, limitWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices, starfall } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { availabilityOf } from './openProduct.ts'

const limited = buildProduct({ isLimit: true })
const [products, limits] = ['/api/pay/productPoints', '/api/pay/getLimitProductInfo']

function store() {
  const services = createFakeServices({
    answers: { [products]: () => content([goodsGroupWire()]), [limits]: () => content([limitWire()]) },
  })
  const choose = (character: string | null) =>
    services.selection.getState().change((kept) => ({
      ...kept,
      server: { display: 'S', value: 's1' },
      character: character === null ? null : { display: character, value: character },
    }))
  return { services, choose, state: () => services.catalogue.getState() }
}

test('without a game only the list of games is requested, and everything else ends as the service would end it', async () => {
  const { services, choose, state } = store()
  choose('r1')
  services.session.setState({ clientId: null, game: null })
  await Promise.all([state().load(), state().loadPageConfig(), state().loadProducts(), state().loadLimits()])
  expect(services.api.calls.map(({ path }) => path)).toEqual(['/api/pay/getGameListV2'])
  const refused = { kind: 'failed', error: { reason: 'notAGame' } }
  expect(state()).toMatchObject({ pageConfig: refused, products: refused, limitsOf: '' })
})

test('products stay on screen while they are loaded again', async () => {
  const { services, state } = store()
  await state().loadProducts()
  services.api.answer(products, held().endpoint)
  void state().loadProducts()
  expect(state().products.kind).toBe('ready')
})

test('products stay on screen when they cannot be loaded again', async () => {
  const { services, state } = store()
  await state().loadProducts()
  services.api.answer(products, unreachable)
  await state().loadProducts()
  expect(state().products.kind).toBe('ready')
})

test.each(['game', 'region'] as const)('products of another %s leave the screen at once', async (what) => {
  const { services, state } = store()
  await state().load()
  services.api.answer(products, held().endpoint)
  if (what === 'game') services.session.getState().chooseGame({ ...starfall, clientId: '2' })
  else services.session.setState({ region: 'ja' })
  void state().load()
  expect(state().products.kind).toBe('loading')
})

test('an answer that arrives after a newer request is dropped', async () => {
  const { services, state } = store()
  const slow = held()
  services.api.answer(products, slow.endpoint)
  void state().loadProducts()
  await flush()
  services.api.answer(products, () => content([]))
  await state().loadProducts()
  slow.answer(content([goodsGroupWire()]))
  await flush()
  expect(state().products).toEqual({ kind: 'ready', value: [] })
})

test('one character’s limits are not another’s, even when those cannot be loaded', async () => {
  const { services, choose, state } = store()
  choose('r1')
  await state().loadLimits()
  expect(state().limits.kind).toBe('known')
  services.api.answer(limits, unreachable)
  choose('r2')
  expect(availabilityOf(services, limited).kind).toBe('limitUnknown')
  await state().loadLimits()
  expect(availabilityOf(services, limited).kind).toBe('limitUnknown')
})

test('a character’s limits stay while they are loaded again, and are unknown when that fails', async () => {
  const { services, choose, state } = store()
  choose('r1')
  await state().loadLimits()
  const slow = held()
  services.api.answer(limits, slow.endpoint)
  const asked = state().loadLimits()
  expect(state()).toMatchObject({ limits: { kind: 'known' }, isAskingLimits: true })
  await flush()
  slow.answer(unreachable())
  await asked
  expect(state()).toMatchObject({ limits: { kind: 'unknown' }, isAskingLimits: false })
})

test('a product that was named by limits stays limited while they are unknown, whatever its row says', async () => {
  const { services, choose, state } = store()
  choose('r1')
  await state().loadLimits()
  services.api.answer(limits, unreachable)
  await state().loadLimits()
  expect(availabilityOf(services, buildProduct()).kind).toBe('limitUnknown')
  expect(availabilityOf(services, buildProduct({ productId: 'other' })).kind).toBe('buyable')
})

test('without a character no limits are requested, and those of the last one are forgotten', async () => {
  const { services, choose, state } = store()
  choose('r1')
  await state().loadLimits()
  choose(null)
  await state().loadLimits()
  expect(services.api.callsTo(limits)).toHaveLength(1)
  choose('r1')
  expect(availabilityOf(services, limited).kind).toBe('limitUnknown')
})

test('a game that was kept takes the current name and picture from the list', async () => {
  const services = createFakeServices({
    answers: {
      '/api/pay/getGameListV2': () =>
        content([
          gameWire({
            client_id: starfall.clientId,
            name: starfall.name,
            logo: 'https://cdn.example/new.png',
          }),
        ]),
    },
  })
  await services.catalogue.getState().loadGames()
  expect(services.session.getState().game).toMatchObject({
    name: starfall.name,
    logoUrl: 'https://cdn.example/new.png',
  })
})

test('an edition of a link moves to the region of its game when the list says which game it belongs to', async () => {
  const [universal, ja] = ['universal', 'ja'] as const
  const services = createFakeServices({
    game: null,
    brand: {
      regions: [universal, ja],
      games: [{ code: 'ember', clientIds: { web: '2', ios: '2', android: '2' }, region: ja }],
    },
    answers: {
      '/api/pay/getGameListV2': () =>
        content([
          gameWire({
            client_id: '2',
            name: 'Ember Dynasty',
            sub_game: { g: { client_id: starfall.clientId, name: 'Global' } },
          }),
        ]),
      [products]: () => content([goodsGroupWire()]),
    },
  })
  const seen: string[] = []
  services.catalogue.subscribe((state) =>
    seen.push(`${services.session.getState().region} ${state.products.kind}`),
  )
  await services.catalogue.getState().load()
  expect(services.session.getState()).toMatchObject({ clientId: starfall.clientId, region: ja })
  expect(services.api.callsTo(products).map(({ request }) => request)).toMatchObject([
    { domain_area: universal },
    { domain_area: ja },
  ])
  const moved = seen.filter((each) => each.startsWith(ja))
  expect([moved[0], moved.at(-1)], 'what is on screen is requested again').toEqual(['ja loading', 'ja ready'])
})
