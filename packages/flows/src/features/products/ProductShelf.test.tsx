import { getLimitProductInfo } from '@topup/api-client'
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

test('when the countdown of a limit ends, the limits are asked for once, however many cards wait', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const services = createFakeServices({
    account: renHoshi,
    answers: { [getLimitProductInfo.path]: () => content([]) },
  })
  const { server, character } = buildOrdered('B1').snapshot.recipient
  services.selection.getState().change((held) => ({ ...held, server, character }))
  await services.catalogue.getState().loadLimits()
  const asked = () => services.api.callsTo(getLimitProductInfo.path).length
  const nextPayAtMs = services.clock.now() + 60_000
  const goods = [buildProduct({ isLimit: true }), buildProduct({ isLimit: true, productId: 'other' })]
  const limits = new Map(
    goods.map(({ productId }) => [
      productId,
      buildLimit({ productId, limitType: 'game', remaining: 0, nextPayAtMs }),
    ]),
  )
  services.catalogue.setState({ limits: { kind: 'known', limits } })
  renderInStore(
    services,
    goods.map((product) => <ShelfCard key={product.productId} product={product} />),
  )
  const later = (ms: number) =>
    act(async () => {
      services.clock.advance(ms)
      await vi.advanceTimersByTimeAsync(ms)
    })
  await later(30_000)
  expect([asked(), screen.queryAllByRole('radio').length]).toEqual([1, 0])
  await later(30_000)
  await later(300_000)
  expect([asked(), screen.queryAllByRole('radio').length]).toEqual([2, 2])
  vi.useRealTimers()
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
