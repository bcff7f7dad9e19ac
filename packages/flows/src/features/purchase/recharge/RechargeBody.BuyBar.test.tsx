import { buildProduct } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { BuyBar } from './RechargeBody.tsx'

afterEach(cleanup)

test.each([
  ['a product', false, 1],
  ['a point card, which costs no money', true, 0],
])('the bar of %s says a price or none', async (_what, isPointCard, prices) => {
  const services = createFakeServices({ account: renHoshi })
  const product = buildProduct({ isPointCard })
  await services.recharge.getState().open(product, { withCoupons: false })
  renderInStore(
    services,
    <CheckoutProvider>
      <BuyBar product={product} />
    </CheckoutProvider>,
  )
  expect(await screen.findByRole('button')).toBeDefined()
  expect(screen.queryAllByText(/US\$/)).toHaveLength(prices)
})
