import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { buildProduct, buildOrdered } from '@topup/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { codePausesMs } from '../../store/loadCode.ts'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import type { FakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { OrderPanel } from './OrderPanel.tsx'

afterEach(cleanup)

/** Lets the time pass in which lost code is requested again. */
async function lost({ clock }: FakeServices) {
  for (const pauseMs of codePausesMs) await act(async () => clock.advance(pauseMs))
}

/** A wide page with one product. */
async function panelOf(product = buildProduct()) {
  const services = createFakeServices({ account: renHoshi, journal: [buildOrdered('B1')] })
  services.catalogue.setState({
    products: { kind: 'ready', value: [{ typeKey: 't', name: 'T', products: [product] }] },
  })
  await act(async () => renderInStore(services, <OrderPanel />))
  const popups = services.popups.getState
  const choose = () => act(async () => popups().push({ kind: 'recharge', productId: product.productId }))
  return { services, popups, choose, productId: product.productId }
}

test('the chosen product is shown in the panel, and its button opens the recharge', async () => {
  const { popups, choose } = await panelOf()
  await choose()
  expect(popups().open).toEqual([])
  const button = await screen.findByRole('button', { name: 'Choose a payment method' })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  act(() => button.click())
  expect(popups().open).toMatchObject([{ kind: 'recharge' }])
})

test('a result reopens the recharge itself', async () => {
  const { popups, productId } = await panelOf()
  act(() => popups().push({ kind: 'result', order: 'B1' }))
  await act(async () => popups().replaceAll({ kind: 'recharge', productId }))
  expect(popups().open).toMatchObject([{ kind: 'recharge', productId }])
})

test('a point card is exchanged and has no price of its own', async () => {
  const { choose } = await panelOf(buildProduct({ isPointCard: true }))
  await choose()
  expect(await screen.findByRole('button', { name: 'Redeem' })).toBeDefined()
  expect(screen.queryByText('Total')).toBeNull()
})

test('where another game or region does not list the chosen product, the panel says what it is for', async () => {
  const { services, choose } = await panelOf()
  await choose()
  await screen.findByRole('button', { name: 'Choose a payment method' })
  act(() => services.session.getState().chooseGame({ ...starfall, clientId: '100002' }))
  expect(screen.getByRole('heading', { name: 'Your order' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose a payment method' })).toBeNull()
})

test('when the code of the checkout cannot be loaded the panel says so and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const services = createFakeServices({ account: renHoshi })
  Object.assign(services, { loadCheckout: () => Promise.reject(new Error('gone')) })
  await act(async () => renderInStore(services, <OrderPanel />))
  await act(async () => services.popups.getState().push({ kind: 'recharge', productId: 'crystals.680' }))
  await lost(services)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByText('ren_hoshi')).toBeDefined()
})

test('code of the checkout that could not be loaded is requested again for another product, and only then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const services = createFakeServices({ account: renHoshi })
  const [first, second] = [buildProduct(), buildProduct({ productId: 'crystals.60', display: '60 Crystals' })]
  services.catalogue.setState({
    products: { kind: 'ready', value: [{ typeKey: 't', name: 'T', products: [first, second] }] },
  })
  const load = vi.spyOn(services, 'loadCheckout')
  for (const _try of [1, 2, 3]) load.mockRejectedValueOnce(new Error('gone'))
  await act(async () => renderInStore(services, <OrderPanel />))
  const choose = (productId: string) =>
    act(async () => services.popups.getState().push({ kind: 'recharge', productId }))
  await choose(first.productId)
  await lost(services)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  await choose(first.productId)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  await choose(second.productId)
  expect(await screen.findByRole('button', { name: 'Choose a payment method' })).toBeDefined()
  expect(screen.getByText('60 Crystals')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const asked = load.mock.calls.length
  await choose(first.productId)
  expect(await screen.findByText(first.display)).toBeDefined()
  expect(load).toHaveBeenCalledTimes(asked)
})
