import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'

/** Where the table is drawn; the box that shows it reaches from 0 to 300 px. */
let table: { left: number; right: number }

beforeEach(() => {
  table = { left: 0, right: 300 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, right } = this instanceof HTMLTableElement ? table : { left: 0, right: 300 }
    return new DOMRect(left, 0, right - left, 100)
  })
})

const show = () => {
  render(<DataTable label="Levels" columns={['Level']} rows={[{ key: '1', cells: ['VIP 1'] }]} />)
  const region = screen.getByRole('region', { name: 'Levels' })
  const hinted = () => ['left', 'right'].filter((side) => document.querySelector(`.data-table--more-${side}`))
  const move = (to: typeof table) => {
    table = to
    fireEvent.scroll(region)
  }
  return { hinted, move }
}

test('a table that is shown whole hints at nothing', () => {
  expect(show().hinted()).toEqual([])
})

test('a wider table hints at the sides that have more, as it is scrolled', () => {
  table = { left: 0, right: 420 }
  const { hinted, move } = show()
  expect(hinted()).toEqual(['right'])
  move({ left: -60, right: 360 })
  expect(hinted()).toEqual(['left', 'right'])
  move({ left: -120, right: 300 })
  expect(hinted()).toEqual(['left'])
})

test('text from right to left has its more at the left', () => {
  table = { left: -120, right: 300 }
  expect(show().hinted()).toEqual(['left'])
})

test('what a rounding hides is no hint', () => {
  table = { left: -0.5, right: 300.5 }
  expect(show().hinted()).toEqual([])
})

test('a window that becomes wider takes the hint away', () => {
  table = { left: 0, right: 420 }
  const { hinted } = show()
  table = { left: 0, right: 300 }
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(hinted()).toEqual([])
})
