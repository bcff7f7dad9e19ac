import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { ToastList } from './ToastList.tsx'

afterEach(cleanup)

const text = "You're offline. We'll continue when you're back online."
const goes = (to: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(to)))

test('a notice is shown when the device loses its network, until the network is back', () => {
  renderInStore(createFakeServices(), <ToastList />)
  expect(screen.queryByText(text)).toBeNull()
  goes('offline')
  goes('offline')
  expect(screen.getAllByText(text)).toHaveLength(1)
  goes('online')
  expect(screen.queryByText(text)).toBeNull()
})

test('a page that opens without a network shows the notice at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInStore(createFakeServices(), <ToastList />)
  expect(screen.getByText(text)).toBeDefined()
})
