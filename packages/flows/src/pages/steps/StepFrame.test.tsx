// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { StepFrame } from './StepFrame.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true })
  window.innerHeight = 800
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(['selectGame', 'characterAndProduct', 'recharge', 'result'] as const)(
  'the header of the step %s hides on the way down and returns on the way up',
  (step) => {
    renderInStore(createFakeServices(), <StepFrame step={step}>{null}</StepFrame>)
    const isHidden = () => screen.getByRole('banner').classList.contains('header--hidden')
    const scrollTo = (y: number) =>
      act(() => {
        window.scrollY = y
        window.dispatchEvent(new Event('scroll'))
        vi.advanceTimersByTime(300)
      })
    expect(isHidden()).toBe(false)
    scrollTo(900)
    expect(isHidden()).toBe(true)
    scrollTo(600)
    expect(isHidden()).toBe(false)
  },
)
