import { safeUrl } from '@topup/api-client'
import { goodsGroupWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { keepProducts } from './keepProducts.ts'
import { readKeptProducts } from './keptProducts.ts'
import { productsKey } from './cardProducts.ts'

const products = '/api/pay/productPoints'

/** A store that keeps its goods, and is idle at once. */
function store() {
  const services = createFakeServices({ answers: { [products]: () => content([goodsGroupWire()]) } })
  const { brandStorage, catalogue, session } = services
  const keep = () =>
    keepProducts(services, (task) => {
      task()
      return () => undefined
    })
  return {
    services,
    session,
    keep,
    load: () => catalogue.getState().loadProducts(),
    kept: () => readKeptProducts(brandStorage, productsKey(session, 'en'), (stored) => safeUrl(stored)),
    all: () => brandStorage.keys('goods.'),
  }
}

test('goods that are there, and those that come later, are kept', async () => {
  const { services, keep, load, kept } = store()
  await load()
  keep()
  expect(kept()).not.toBeNull()
  services.brandStorage.remove(productsKey(services.session, 'en'))
  await load()
  expect(kept()).not.toBeNull()
})

test.each(['account', 'game', 'region'] as const)(
  'goods of another %s are not those of this one',
  async (what) => {
    const { session, keep, load, kept } = store()
    keep()
    await load()
    if (what === 'account') session.getState().logIn(renHoshi)
    else if (what === 'game') session.getState().chooseGame({ ...starfall, clientId: '2' })
    else session.setState({ region: 'ja' })
    expect(kept()).toBeNull()
  },
)

test("a guest's goods that stay on screen after a login are not kept as the account's", async () => {
  const { services, session, keep, load, all } = store()
  await load()
  session.getState().logIn(renHoshi)
  services.api.answer(products, unreachable)
  await load()
  keep()
  expect(all()).toEqual([])
})

test('an answer to the guest that comes after a login is kept for nobody', async () => {
  const { services, session, keep, load, all } = store()
  keep()
  const slow = held()
  services.api.answer(products, slow.endpoint)
  const loaded = load()
  await flush()
  session.getState().logIn(renHoshi)
  slow.answer(content([goodsGroupWire()]))
  await loaded
  expect(all()).toEqual([])
})
