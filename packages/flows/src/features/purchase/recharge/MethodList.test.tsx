import { getPaywayList } from '@topup/api-client'
import { paywayWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { MethodList } from './MethodList.tsx'

afterEach(cleanup)

test('methods that are on screen are loaded again in a new language, and the chosen one stays chosen', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ payway_id: '700' })] } }),
    },
  })
  const asked = () => services.api.callsTo(getPaywayList.path).length
  await services.recharge.getState().open(buildProduct(), { withCoupons: false })
  services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  await act(async () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <MethodList heading="h2" />
      </CheckoutProvider>,
    ),
  )
  expect(asked()).toBe(1)
  await act(async () => void (await services.translator.change('ja')))
  await waitFor(() => expect(asked()).toBe(2))
  await waitFor(() => expect(screen.getByRole('radio').ariaChecked).toBe('true'))
})

test('of two channels with one payway id the one that is tapped is chosen and remembered', async () => {
  const twins = [10401, 12101].map((channel_id) => paywayWire({ payway_id: '700', channel_id }))
  const services = createFakeServices({
    account: renHoshi,
    answers: { [getPaywayList.path]: () => content({ country: { MY: twins } }) },
  })
  await services.recharge.getState().open(buildProduct(), { withCoupons: false })
  await act(async () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <MethodList heading="h2" />
      </CheckoutProvider>,
    ),
  )
  const [, second] = await screen.findAllByRole('radio')
  await act(async () => second?.click())
  expect(screen.getAllByRole('radio').map((row) => row.ariaChecked)).toEqual(['false', 'true'])
  const chosen = () => services.recharge.getState().payment.choice
  expect(chosen()).toMatchObject({ picked: { method: { channelId: 12101 } } })
  await services.recharge.getState().open(buildProduct(), { withCoupons: false })
  expect(chosen()).toMatchObject({ picked: { method: { channelId: 12101 } } })
})

const otherLink = 'Ask support for another link.'
const withoutPictures = "We can't show the payment methods. Contact support."
const [none, notForPrice] = ['No payment method available', 'No payment method for this price']
const [dear, bare] = [paywayWire({ min_money: 500 }), paywayWire({ icon: '' })]

test.each([
  ['nothing was sent', [], undefined, [none, 'Choose another product or region.']],
  ['nothing was sent for a link', [], otherLink, [none, otherLink]],
  ['the price is too low', [dear], undefined, [notForPrice, 'Choose another product or region.']],
  ['they have no pictures', [bare], undefined, [none, withoutPictures]],
  ['those of a link have no pictures', [bare], otherLink, [none, withoutPictures]],
])('where %s it says so, and what can be done', async (_what, methods, emptyText, shown) => {
  const services = createFakeServices({
    account: renHoshi,
    answers: { [getPaywayList.path]: () => content({ country: { MY: methods } }) },
  })
  await services.recharge.getState().open(buildProduct(), { withCoupons: false })
  await act(async () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <MethodList heading="h2" {...(emptyText !== undefined && { emptyText })} />
      </CheckoutProvider>,
    ),
  )
  for (const text of shown) expect(screen.getByText(text)).toBeDefined()
})
