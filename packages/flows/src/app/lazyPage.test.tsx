import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { lazyPage } from './lazyPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Lost = lazyPage(() => Promise.reject(new Error('a file of another release')))

test('a page whose code is gone offers a reload of the same address', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const user = renderInStore(createFakeServices(), <Lost />)
  expect(await screen.findByText("We couldn't load this part")).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('inside a game it leads back to the first page, because a reload would lose the session', async () => {
  const services = createFakeServices()
  services.session.setState({ isSdkVisit: true })
  const user = renderInStore(services, <Lost />)
  await user.click(await screen.findByRole('button', { name: 'Back to home' }))
  expect(services.routes).toEqual(['/'])
})
