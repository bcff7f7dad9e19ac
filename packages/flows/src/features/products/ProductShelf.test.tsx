import { buildProduct } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ShelfCard } from './ProductShelf.tsx'

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
