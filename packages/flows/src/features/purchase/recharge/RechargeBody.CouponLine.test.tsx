import { getCouponList, getPageConfig, getPaywayList } from '@topup/api-client'
import { pageConfigWire, paywayWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { RechargeBody } from './RechargeBody.tsx'

afterEach(cleanup)

test('without a usable coupon, a tap on the coupon row closes the popup and leads to the VIP centre', async () => {
  const product = buildProduct({ isCoupon: true })
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getCouponList.path]: () => content([]),
      [getPageConfig.path]: () => content(pageConfigWire({ is_open_coupon: 1 })),
      [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ open_coupon: 1 })] } }),
    },
  })
  await services.catalogue.getState().loadPageConfig()
  services.popups.getState().push({ kind: 'recharge', productId: product.productId })
  await services.recharge.getState().open(product, { withCoupons: true })
  const user = renderInStore(
    services,
    <CheckoutProvider>
      <RechargeBody product={product} heading="h2" />
    </CheckoutProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /Claim more coupons/ }))
  expect(services.popups.getState().open).toEqual([])
  expect(services.routes).toEqual(['/userCenter'])
})
