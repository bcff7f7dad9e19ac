// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const root = document.documentElement
afterEach(() => {
  vi.unstubAllGlobals()
  root.removeAttribute('style')
})

/** A page with a scroll bar of 15 pixels, as far as it takes room, and how often its layout is asked for. */
function page({ isTouch }: { readonly isTouch: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' }))
  vi.stubGlobal('innerWidth', 1015)
  return vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1000)
}

test('a page behind a popup does not scroll, and keeps the room of its scroll bar until it does again', () => {
  page({ isTouch: false })
  root.style.paddingRight = '2px'
  const unlock = lockScroll()
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['hidden', '15px'])
  unlock()
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['', '2px'])
})

test('on a touch screen the page keeps its width, and is not laid out for it', () => {
  const layout = page({ isTouch: true })
  const unlock = lockScroll()
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['hidden', ''])
  expect(layout).not.toHaveBeenCalled()
  unlock()
  expect(root.style.overflow).toBe('')
})
