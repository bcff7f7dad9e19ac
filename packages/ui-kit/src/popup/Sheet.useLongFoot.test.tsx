import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { Sheet } from './Sheet.tsx'

/** The window is 600 px high, and each of the two parts of the foot has this height. */
function withPartsOf(partPx: number) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(partPx)
  render(
    <Sheet
      title="Recharge"
      closeLabel="Close"
      onClose={() => {}}
      footer={
        <>
          <p>Kaelith</p>
          <Button>Buy</Button>
        </>
      }
    >
      <input aria-label="Card number" />
    </Sheet>,
  )
  return height
}

const isLoose = () => screen.getByRole('dialog').classList.contains('sheet--long-foot')
const change = () => act(() => void window.dispatchEvent(new Event('resize')))

test('a foot of up to half of the window stays in view', () => {
  withPartsOf(150)
  expect(isLoose()).toBe(false)
})

test('a foot that is higher scrolls with the sheet', () => {
  withPartsOf(151)
  expect(isLoose()).toBe(true)
})

test('a foot is judged again when text or window change', () => {
  const height = withPartsOf(80)
  height.mockReturnValue(200)
  change()
  expect(isLoose()).toBe(true)
  height.mockReturnValue(80)
  change()
  expect(isLoose()).toBe(false)
})

test('the field that the player is in stays in view when another part scrolls', () => {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function keep() {
    shown.push(this)
  }
  const height = withPartsOf(80)
  const field = screen.getByRole('textbox', { name: 'Card number' })
  field.focus()
  height.mockReturnValue(200)
  change()
  expect(shown).toEqual([field])
})
