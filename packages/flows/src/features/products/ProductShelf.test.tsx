import { buildProduct } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
