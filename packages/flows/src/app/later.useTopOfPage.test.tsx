import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useTopOfPage } from './later.tsx'

afterEach(async () => {
  cleanup()
  const { focusPage } = await import('./dialogCode.ts')
  focusPage(document)()
})

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

test('the heading of a page that the player goes to takes focus, that of the first page does not', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const page = (
    <>
      <h1 tabIndex={-1}>The page</h1>
      <Page />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  const focused = () => document.querySelector(':focus')?.textContent
  expect(focused()).toBeUndefined()
  await act(() => router.navigate('/my'))
  await expect.poll(focused).toBe('The page')
})
