import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'

test('a busy button says so, keeps focus and label, and ignores taps', async () => {
  const user = userEvent.setup()
  let presses = 0
  const view = (busy: boolean) => (
    <Button busy={busy} onClick={() => presses++}>
      Buy
    </Button>
  )
  const { rerender } = render(view(false))
  const button = screen.getByRole('button', { name: 'Buy' })
  await user.click(button)
  rerender(view(true))
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(presses).toBe(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('a busy submit button does not submit its form again', async () => {
  const user = userEvent.setup()
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent++
      }}
    >
      <Button type="submit" busy>
        Log in
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(sent).toBe(0)
})
