import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, type FakeStart } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { BuyTerms } from './Recipient.tsx'

afterEach(cleanup)

const fact = 'Harbour Games'
const seller = { name: fact, address: fact, telephone: fact, responsible: fact, price: fact, delivery: fact }

async function shown(start: FakeStart) {
  const services = createFakeServices(start)
  const user = renderInStore(
    services,
    <CheckoutProvider>
      <BuyTerms />
    </CheckoutProvider>,
  )
  await screen.findByRole('link', { name: 'User agreement' })
  return { services, user }
}

test('the line names the seller where the brand names one', async () => {
  await shown({ brand: { seller } })
  expect(screen.getByText('Sold by Harbour Games')).toBeDefined()
})

test('without a seller it has the terms, and says that a window opens', async () => {
  await shown({})
  expect(screen.queryByText(/Sold by/)).toBeNull()
  expect(screen.getByText('Payment opens in a new tab')).toBeDefined()
})

test('a browser inside another app opens no window, and none is announced', async () => {
  await shown({ device: { userAgent: 'Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/400.0]' } })
  expect(screen.queryByText('Payment opens in a new tab')).toBeNull()
})

test('the notice about transactions opens from here, where the brand has it', async () => {
  const { services, user } = await shown({ brand: { notices: ['specifiedCommercialTransactions'] } })
  await user.click(screen.getByRole('button', { name: 'Specified Commercial Transactions Act' }))
  expect(services.popups.getState().open.at(-1)).toMatchObject({ kind: 'notice' })
})
