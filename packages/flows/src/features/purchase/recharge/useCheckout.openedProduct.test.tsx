import { getPaywayList } from '@topup/api-client'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { buildProduct } from '@topup/domain/testing'
import type { Product } from '@topup/domain'
import { afterEach, expect, test } from 'vitest'
import { CheckoutProvider, useOpenedProduct } from './useCheckout.tsx'
import { createFakeServices, renHoshi, type FakeServices } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'

afterEach(cleanup)

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })
const list = ({ catalogue }: FakeServices, product: Product) =>
  catalogue.setState({
    products: { kind: 'ready', value: [{ typeKey: 't', name: 'T', products: [product] }] },
  })

function Opened() {
  return <p>{useOpenedProduct('crystals.680')?.price?.minorUnits}</p>
}

/** A recharge that is open at US$4.99. */
async function open(): Promise<FakeServices> {
  const services = createFakeServices({ account: renHoshi })
  list(services, buildProduct())
  await act(async () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <Opened />
      </CheckoutProvider>,
    ),
  )
  await waitFor(() => expect(shownOf(services)).toBe(499))
  return services
}

const shownOf = ({ recharge }: FakeServices) => recharge.getState().product?.price?.minorUnits
const acknowledged = ({ toasts }: FakeServices) => toasts.getState().messages.map(({ text }) => text)

test('a price that changes in the list is paid from then on, and the player is informed', async () => {
  const services = await open()
  await act(async () => list(services, buildProduct({ price: usd(599) })))
  expect(shownOf(services)).toBe(599)
  expect(acknowledged(services)).toEqual(['The price has changed. Check it before you pay.'])
})

test('the same list again changes nothing', async () => {
  const services = await open()
  const { payment } = services.recharge.getState()
  await act(async () => list(services, buildProduct()))
  expect(services.recharge.getState().payment).toBe(payment)
  expect(acknowledged(services)).toEqual([])
})

test('an order that is being placed keeps its terms', async () => {
  const services = await open()
  services.recharge.getState().setPlacing({ kind: 'yes', intentId: 'i1' })
  await act(async () => list(services, buildProduct({ price: usd(599) })))
  expect(shownOf(services)).toBe(499)
})

test('a price that changed while an order was rejected counts at the next tap', async () => {
  const services = await open()
  services.recharge.getState().setPlacing({ kind: 'yes', intentId: 'i1' })
  await act(async () => list(services, buildProduct({ price: usd(599) })))
  await act(async () => services.recharge.getState().setPlacing({ kind: 'no' }))
  expect(shownOf(services)).toBe(599)
  expect(acknowledged(services)).toEqual(['The price has changed. Check it before you pay.'])
})

test('another player’s recharge is opened again, the same player’s after an ended session is not', async () => {
  const services = await open()
  const { api, session } = services
  const asked = () => api.callsTo(getPaywayList.path).length
  const before = asked()
  await act(async () => session.getState().logOut())
  await act(async () => session.getState().logIn({ ...renHoshi, oauthToken: 'token-2' }))
  expect(asked()).toBe(before)
  await act(async () => session.getState().logIn({ ...renHoshi, suid: 'other' }))
  expect(asked()).toBe(before + 1)
})

test('prices and methods of another payment region leave the screen and are loaded again', async () => {
  const services = await open()
  const asked = services.api.callsTo(getPaywayList.path).length
  act(() => {
    services.session.setState({ region: 'ja' })
    services.catalogue.setState({ products: { kind: 'loading' } })
  })
  expect(screen.queryByText('499')).toBeNull()
  await act(async () => list(services, buildProduct()))
  expect(services.recharge.getState().place?.region).toBe('ja')
  expect(services.api.callsTo(getPaywayList.path)).toHaveLength(asked + 1)
  expect(screen.getByText('499')).toBeDefined()
  expect(acknowledged(services)).toEqual([])
})
