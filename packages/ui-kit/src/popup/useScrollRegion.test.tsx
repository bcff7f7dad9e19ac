import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

/** Every part is 100 px high and has this much in it. */
function holding(contentPx: number) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  return vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(contentPx)
}

const kinds = [
  [
    'sheet',
    (children: ReactNode) => (
      <Sheet title="Notice" closeLabel="Close" onClose={() => {}}>
        {children}
      </Sheet>
    ),
  ],
  [
    'dialog',
    (children: ReactNode) => (
      <Dialog title="Notice" onClose={() => {}} actions={<Button>Close</Button>}>
        {children}
      </Dialog>
    ),
  ],
] as const

test.each(kinds)('a long text in a %s can be reached with Tab, under its title', async (_, draw) => {
  holding(400)
  render(draw('Text'))
  const region = screen.getByRole('region', { name: 'Notice' })
  const user = userEvent.setup()
  const stops = new Set<Element | null>()
  for (let presses = 0; presses < 3; presses += 1) {
    await user.tab()
    stops.add(document.activeElement)
  }
  expect(stops).toContain(region)
  expect(stops).toContain(screen.getByRole('button', { name: 'Close' }))
})

test.each(kinds)('a text that is shown whole in a %s is no stop of Tab', (_, draw) => {
  holding(101)
  render(draw('Text'))
  expect(screen.queryByRole('region')).toBeNull()
})

test.each(kinds)('what scrolls in a %s and has a control is reached through that', (_, draw) => {
  holding(400)
  render(draw(<Button>Copy</Button>))
  expect(screen.queryByRole('region')).toBeNull()
})

test('a text that becomes too long later can be reached from then on', () => {
  const height = holding(80)
  render(kinds[0][1]('Text'))
  expect(screen.queryByRole('region')).toBeNull()
  height.mockReturnValue(400)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(screen.getByRole('region', { name: 'Notice' })).toBeTruthy()
})
