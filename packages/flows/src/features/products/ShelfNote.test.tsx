import { goodsGroupWire, goodsWire } from '@topup/api-client/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tryNowAfterMs } from '../../frame/Waiting.tsx'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ProductShelf } from './ProductShelf.tsx'
import { writeKeptProducts } from './keptProducts.ts'
import { productsKey, cardGroups } from './cardProducts.ts'

afterEach(cleanup)

const products = '/api/pay/productPoints'
const answer = () =>
  content([{ ...goodsGroupWire(), goods: [goodsWire({ value: 'g1', display: '680 Crystals' })] }])

/** A store that saw products at an earlier visit, unless `isFirst`, and whose list does not come. */
async function waitForProducts({ isFirst = false, endpoint = held().endpoint } = {}) {
  const earlier = createFakeServices({ answers: { [products]: answer } })
  await earlier.catalogue.getState().loadProducts()
  const seen = earlier.catalogue.getState().products
  const services = createFakeServices({ answers: { [products]: endpoint } })
  const key = productsKey(services.session, 'en')
  if (!isFirst && seen.kind === 'ready')
    writeKeptProducts(services.brandStorage, key, cardGroups(seen.value, { isVip: false, language: 'en' }))
  const loaded = services.catalogue.getState().loadProducts()
  const user = renderInStore(services, <ProductShelf />)
  const pass = (ms: number) => act(async () => services.clock.advance(ms))
  return { services, user, pass, loaded }
}

const good = () => screen.queryByRole('radio', { name: /680 Crystals/ })
const checkFirst = 'You can buy once prices are checked.'

test('a list that takes too long is stood in for by what was seen last, which cannot be bought', async () => {
  const { services, user, pass } = await waitForProducts()
  await pass(3000)
  expect(good()).toBeNull()
  await pass(tryNowAfterMs)
  await user.click(await screen.findByRole('radio', { name: /680 Crystals/ }))
  expect(screen.getByText('Slow connection. Checking prices.')).toBeDefined()
  expect(services.popups.getState().open).toEqual([])
  expect(services.selection.getState().selection.productId).toBeNull()
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual([checkFirst])
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  expect(services.api.hurries()).toBe(1)
})

test('goods of the region before are gone when the region changes, whatever is still loading', async () => {
  const { services, pass } = await waitForProducts()
  await pass(3000)
  await pass(tryNowAfterMs)
  await screen.findByRole('radio', { name: /680 Crystals/ })
  await act(async () => services.session.setState({ region: 'ja' }))
  expect(good()).toBeNull()
})

test('the fresh list takes its place', async () => {
  const list = held()
  const { pass } = await waitForProducts({ endpoint: list.endpoint })
  await pass(3000)
  await pass(tryNowAfterMs)
  await screen.findByRole('radio', { name: /680 Crystals/ })
  await act(async () => list.answer(answer()))
  expect(good()).not.toBeNull()
  expect(screen.queryByText(/Prices are being checked/)).toBeNull()
})

test('where nothing was seen the wait is said as everywhere', async () => {
  const { pass } = await waitForProducts({ isFirst: true })
  await pass(3000)
  await pass(tryNowAfterMs)
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeDefined()
  expect(screen.getByText('Loading products')).toBeDefined()
})

test('a service that cannot be reached leaves what was seen last below the message', async () => {
  const { loaded } = await waitForProducts({ endpoint: unreachable })
  await act(async () => loaded)
  expect(await screen.findByText("We couldn't load the products")).toBeDefined()
  expect(good()).not.toBeNull()
  expect(screen.getByText(checkFirst)).toBeDefined()
})
