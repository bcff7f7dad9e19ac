import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

const scrolled = vi.fn<Element['scrollIntoView']>()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(cleanup)

test('what a tap opens is scrolled into view, because it may open below the fold', async () => {
  render(<Disclosure title="Order details">US$9.99</Disclosure>)
  await userEvent.click(screen.getByRole('button', { name: 'Order details' }))
  expect(screen.getByText('US$9.99')).toBeDefined()
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]])
})

test('what is open from the start, or is closed, scrolls nothing', async () => {
  render(
    <Disclosure title="Order details" startsOpen>
      US$9.99
    </Disclosure>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Order details' }))
  expect(screen.queryByText('US$9.99')).toBeNull()
  expect(scrolled).not.toHaveBeenCalled()
})
