import { getLimitProductInfo } from '@topup/api-client'
import type { Product } from '@topup/domain'
import { buildLimit, buildOrdered, buildProduct } from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ProductShelf, ShelfCard } from './ProductShelf.tsx'

afterEach(cleanup)

const reason = 'Price unavailable'

test('a product without a readable price says so, and the card is no choice', async () => {
  const services = createFakeServices({ account: renHoshi })
  const user = renderInStore(services, <ShelfCard product={buildProduct({ price: null })} />)
  expect(screen.getByText(reason)).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button'))
  expect(services.popups.getState().open).toEqual([])
  expect(services.toasts.getState().messages).toMatchObject([{ text: reason }])
})

/** Goods whose limit is reached for 40 seconds, with the cards of them on screen. */
async function atLimit(...goods: readonly Product[]) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const services = createFakeServices({
    account: renHoshi,
    answers: { [getLimitProductInfo.path]: () => content([]) },
  })
  const { server, character } = buildOrdered('B1').snapshot.recipient
  services.selection.getState().change((held) => ({ ...held, server, character }))
  await services.catalogue.getState().loadLimits()
  const nextPayAtMs = services.clock.now() + 40_000
  const limits = new Map(
    goods.map(({ productId }) => [
      productId,
      buildLimit({ productId, limitType: 'game', remaining: 0, nextPayAtMs }),
    ]),
  )
  services.catalogue.setState({ limits: { kind: 'known', limits } })
  const cards = goods.map((product) => <ShelfCard key={product.productId} product={product} />)
  return {
    services,
    cards,
    /** How often limits were asked for, and how many cards can be chosen. */
    seen: () => [
      services.api.callsTo(getLimitProductInfo.path).length,
      screen.queryAllByRole('radio').length,
    ],
    later: (ms: number) =>
      act(async () => {
        services.clock.advance(ms)
        await vi.advanceTimersByTimeAsync(ms)
      }),
  }
}
afterEach(() => vi.useRealTimers())

const one = buildProduct({ isLimit: true })
const other = buildProduct({ isLimit: true, productId: 'other' })

test('when the countdown of a limit ends, the limits are asked for once, however many cards wait', async () => {
  const { services, cards, seen, later } = await atLimit(one, other)
  renderInStore(services, cards)
  await later(30_000)
  expect(seen()).toEqual([1, 0])
  await later(30_000)
  await later(300_000)
  expect(seen()).toEqual([2, 2])
})

test('a card that is drawn again after the end of its countdown still asks for the limits', async () => {
  const { services, cards, seen, later } = await atLimit(one)
  renderInStore(services, cards)
  await later(30_000)
  await later(15_000)
  // Another product is tapped.
  act(() => services.selection.getState().change((held) => ({ ...held, productId: 'other' })))
  await later(30_000)
  expect(seen()).toEqual([2, 1])
})

test('a card whose countdown ended before it was drawn asks for the limits', async () => {
  const { services, cards, seen, later } = await atLimit(one)
  await later(60_000)
  renderInStore(services, cards)
  await later(1000)
  expect(seen()).toEqual([2, 1])
})

test('a service that names the same end again is not asked all the time', async () => {
  const { services, cards, later } = await atLimit(one)
  const { limits } = services.catalogue.getState()
  let asked = 0
  const loadLimits = async () => {
    asked += 1
    if (limits.kind === 'known') services.catalogue.setState({ limits: { ...limits } })
  }
  services.catalogue.setState({ loadLimits })
  renderInStore(services, cards)
  for (const ms of [60_000, 60_000, 60_000]) await later(ms)
  expect(asked).toBe(1)
})

test('any other price is a choice', () => {
  renderInStore(createFakeServices({ account: renHoshi }), <ShelfCard product={buildProduct()} />)
  expect(screen.getByRole('radio').textContent).toContain('US$4.99')
  expect(screen.queryByText(reason)).toBeNull()
})

test('the products have the name of their category, whatever key the service gives it', () => {
  const services = createFakeServices()
  const group = { typeKey: 'month card', name: 'Passes', products: [buildProduct()] }
  services.catalogue.setState({ products: { kind: 'ready', value: [group] } })
  renderInStore(services, <ProductShelf />)
  expect(screen.getByRole('tabpanel', { name: 'Passes' })).toBeDefined()
})
