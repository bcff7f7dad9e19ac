import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHiddenOnScroll } from './useHiddenOnScroll.ts'

function scrollTo(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })
}

test('bars hide on the way down and return on the way up and near either end', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true })
  window.innerHeight = 800
  const { result, unmount } = renderHook(() => useHiddenOnScroll())
  const seen = [300, 303, 600, 580, 900, 2150, 1200, 90].map((y) => {
    scrollTo(y)
    return `${y} ${result.current ? 'hidden' : 'shown'}`
  })
  expect(seen).toEqual([
    '300 hidden',
    '303 hidden',
    '600 hidden',
    '580 shown',
    '900 hidden',
    '2150 shown',
    '1200 shown',
    '90 shown',
  ])
  unmount()
  scrollTo(300)
  expect(result.current).toBe(false)
})

test('bars return when focus enters one of them, and stay hidden when focus is elsewhere', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true })
  window.innerHeight = 800
  document.body.innerHTML = '<header><button>Language</button></header><main><button>Buy</button></main>'
  const [inHeader, inMain] = document.querySelectorAll('button')
  const { result } = renderHook(() => useHiddenOnScroll())
  scrollTo(600)
  act(() => inMain?.focus())
  expect(result.current).toBe(true)
  act(() => inHeader?.focus())
  expect(result.current).toBe(false)
  document.body.innerHTML = ''
})
