import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHiddenOnScroll } from './useHiddenOnScroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true })
  window.innerHeight = 800
  window.scrollY = 0
})
afterEach(() => vi.useRealTimers())

function scrollTo(y: number, waitMs = 300) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(waitMs)
  })
}

test('a scrolling page is looked at every 300 ms, however many events it sends', () => {
  const { result } = renderHook(() => useHiddenOnScroll())
  scrollTo(600, 299)
  expect(result.current).toBe(false)
  scrollTo(900, 0)
  expect(result.current, 'a later event does not put the look off').toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('after 5 s of rest the direction is forgotten and the bars return; the next movement hides them again', () => {
  const { result } = renderHook(() => useHiddenOnScroll())
  scrollTo(600, 4000)
  scrollTo(900, 4999)
  expect(result.current, 'each movement lets the time begin again').toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
  scrollTo(1200)
  expect(result.current).toBe(true)
})

test('bars hide on the way down and return on the way up and near either end', () => {
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
