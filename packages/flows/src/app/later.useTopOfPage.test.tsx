import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useTopOfPage } from './later.tsx'

afterEach(cleanup)

function Page() {
  useTopOfPage()
  return null
}

test('a page that the player goes to begins at its top, one that they come back to does not', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  expect(scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/my'))
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
