import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CustomerServiceButton } from './CustomerServiceButton.tsx'

afterEach(cleanup)

test.each([
  ['a brand with an inquiry notice shows it', ['inquiry'], { kind: 'notice', notice: 'inquiry' }],
  ['any other brand says that the game is the place to ask', [], { kind: 'tip', title: 'Customer service' }],
] as const)('%s', async (_, notices, opened) => {
  const services = createFakeServices({ brand: { notices } })
  const user = renderInStore(services, <CustomerServiceButton />)
  await user.click(screen.getByRole('button', { name: 'Contact customer service' }))
  expect(services.popups.getState().open).toMatchObject([opened])
})
