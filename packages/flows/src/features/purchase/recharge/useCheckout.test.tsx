import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderPopups } from '../../../popups/OrderPopups.tsx'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { LoadCheckoutProvider } from '../contracts.ts'
import { CheckoutProvider } from './useCheckout.tsx'

afterEach(cleanup)

const never = () => new Promise<never>(() => {})

test.each([
  [
    'a popup',
    <OrderPopups
      key="popup"
      popup={{ kind: 'recharge', id: 1, productId: 'p1', continues: false }}
      onClose={() => {}}
    />,
    'Close',
  ],
  ['a page', <CheckoutProvider key="page">the methods</CheckoutProvider>, 'Try again'],
])('%s whose code is slow to come says so within three seconds', async (_what, part, button) => {
  const services = createFakeServices()
  const reloadForCode = vi.fn<typeof services.reloadForCode>(() => Promise.resolve())
  Object.assign(services, { reloadForCode })
  const close = vi.spyOn(services.popups.getState(), 'closeAll')
  const user = renderInStore(services, <LoadCheckoutProvider value={never}>{part}</LoadCheckoutProvider>)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => {
    services.clock.advance(3000)
    await flush()
  })
  expect(screen.getByRole('alert').textContent).toContain('Slow connection')
  await user.click(screen.getByRole('button', { name: button }))
  expect([reloadForCode, close].map(({ mock }) => mock.calls.length)).toEqual(
    button === 'Close' ? [0, 1] : [1, 0],
  )
})
