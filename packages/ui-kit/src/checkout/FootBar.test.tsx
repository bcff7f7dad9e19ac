import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FootBar } from './FootBar.tsx'

afterEach(() => void vi.restoreAllMocks())

/** The bar of a window that is 600 px high. */
function barOf(px: number) {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600)
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px)
  return { height, ...render(<FootBar>Buy</FootBar>) }
}

const stands = () => [
  screen.getByText('Buy').classList.contains('foot-bar--long'),
  'longFoot' in document.documentElement.dataset,
]

test.each([
  [300, false],
  [301, true],
])('a bar of %d in 600 pixels scrolls with the page: %s', (px, isLong) => {
  barOf(px)
  expect(stands()).toEqual([isLong, isLong])
})

test('the page keeps room again when the bar gets shorter, and when it leaves', () => {
  const { height, unmount } = barOf(400)
  height.mockReturnValue(200)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(stands()).toEqual([false, false])
  height.mockReturnValue(400)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(stands()).toEqual([true, true])
  unmount()
  expect('longFoot' in document.documentElement.dataset).toBe(false)
})
