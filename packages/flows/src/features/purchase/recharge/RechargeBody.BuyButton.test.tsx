import { getPaywayList } from '@topup/api-client'
import { card } from '@topup/api-client/providers/card'
import { paywayWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { content, type FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { BuyButton } from './RechargeBody.tsx'
import { MethodList } from './MethodList.tsx'
import { CardForm } from './RechargeBody.tsx'

const scrolled = vi.fn<Element['scrollIntoView']>()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

/** A recharge with one method of the channel. */
async function recharge(channel_id: number, methods: FakeEndpoint | null = null) {
  const services = createFakeServices({
    account: renHoshi,
    providers: [card],
    answers: {
      [getPaywayList.path]:
        methods ?? (() => content({ country: { MY: [paywayWire({ payway_id: '700', channel_id })] } })),
    },
  })
  await services.recharge.getState().open(buildProduct(), { withCoupons: false })
  const choose = () => services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  const show = () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <MethodList heading="h2" />
        {channel_id === cardChannel && <CardForm />}
        <BuyButton />
      </CheckoutProvider>,
    )
  return { services, choose, show }
}
const cardChannel = 10301
const linkChannel = 12101

test('without a method, the button asks for one and leads to the list', async () => {
  const { show, choose } = await recharge(linkChannel)
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Choose a payment method' }))
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  expect(scrolled).toHaveBeenCalledOnce()
  choose()
  expect(await screen.findByRole('button', { name: 'Buy' })).toBeDefined()
})

test('with a method that takes a card, the button asks for the card and leads to the field that is empty', async () => {
  const { show, choose, services } = await recharge(cardChannel)
  choose()
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Enter card details' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  services.card.getState().type({ cardNumber: 'SF43 8820', cardPassword: '' })
  await user.click(await screen.findByRole('button', { name: 'Enter card details' }))
  expect(document.activeElement).toBe(screen.getAllByLabelText('Card PIN')[0])
})

test('a point card without a price can be exchanged once its number is typed', async () => {
  const { services, show } = await recharge(cardChannel)
  const product = buildProduct({ price: null, isPointCard: true })
  await services.recharge.getState().open(product, { withCoupons: false })
  show()
  await screen.findByRole('button', { name: 'Enter card details' })
  services.card.getState().type({ cardNumber: 'SF43 8820', cardPassword: 'kf29-secret' })
  const button = await screen.findByRole('button', { name: 'Redeem' })
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('while there is no method to choose, the button is disabled', async () => {
  const { show } = await recharge(linkChannel, () => content({ country: {} }))
  show()
  const button = await screen.findByRole('button', { name: 'Buy' })
  expect(button.hasAttribute('disabled')).toBe(true)
})

test('while a tap waits, no other method can be chosen and Buy takes no further tap', async () => {
  const { show, choose, services } = await recharge(linkChannel)
  choose()
  services.recharge.getState().setAwaiting(true)
  const user = show()
  const opened = () => services.popups.getState().open.map(({ kind }) => kind)
  expect((await screen.findByRole('radio')).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Loading' }))
  expect(opened()).toEqual([])
  services.recharge.getState().setAwaiting(false)
  await user.click(await screen.findByRole('button', { name: 'Buy' }))
  expect(opened()).toEqual(['serverCharacter'])
})
