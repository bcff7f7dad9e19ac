import { act, cleanup, screen } from '@testing-library/react'
import { getCardInfo } from '@topup/api-client'
import { card } from '@topup/api-client/providers/card'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { cardInfoWire, paywayWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeAnswer, content, rejection, unreachable } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { CardForm } from './RechargeBody.tsx'

afterEach(cleanup)

const cardValue = cardInfoWire({ price: 43, currency: 'PTS', gems_number: 430, extra_gems_number: 43 })

/** The form of a product, with a card that was looked up. */
async function lookedUp(isPointCard: boolean, answer: FakeAnswer = content(cardValue)) {
  const services = createFakeServices({
    account: renHoshi,
    providers: [card, myCardInGame],
    answers: {
      '/api/pay/getPaywayList': () => content({ country: { MY: [paywayWire({ channel_id: 10301 })] } }),
      [getCardInfo.path]: () => answer,
    },
  })
  await services.recharge.getState().open(buildProduct({ isPointCard }), { withCoupons: false })
  renderInStore(
    services,
    <CheckoutProvider>
      <CardForm />
    </CheckoutProvider>,
  )
  await screen.findByText('Card number')
  services.card.getState().type({ cardNumber: 'SF43 8820', cardPassword: 'kf29-secret' })
  await act(() => services.card.getState().fetchValue())
}

test('a card that is exchanged says what the player receives for it', async () => {
  await lookedUp(true)
  expect(screen.getByText('43 points')).toBeDefined()
  expect(screen.getByText('430 gems + 43 bonus')).toBeDefined()
})

test('a card that pays for a product shows no gems beside it', async () => {
  await lookedUp(false)
  expect(screen.getByText('43 points')).toBeDefined()
  expect(screen.queryByText("You'll receive")).toBeNull()
})

test.each<[string, FakeAnswer, number]>([
  ['refused', rejection(-4711, 'This card is empty.'), 1],
  ['not looked up', unreachable(), 1],
  ['accepted', content(cardValue), 0],
])('a card that is %s comes into view where it has to be seen', async (_, answer, times) => {
  const scrolled = vi.fn<Element['scrollIntoView']>()
  Element.prototype.scrollIntoView = scrolled
  await lookedUp(false, answer)
  expect(scrolled).toHaveBeenCalledTimes(times)
})
