import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountUp } from './ResultCard.tsx'

let frames: FrameRequestCallback[] = []
const draw = (atMs: number) => act(() => frames.splice(0).forEach((frame) => frame(atMs)))

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const withMotion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !reduced }))

test('the figure grows to what it is, and a screen reader hears the end at once', () => {
  withMotion(false)
  const { container } = render(<CountUp text="3,280 Crystals" print={String} />)
  expect(screen.getByText('3,280 Crystals').className).toBe('visually-hidden')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('0 Crystals')
  draw(0)
  draw(350)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('2870 Crystals')
  draw(5000)
  expect(container.textContent).toBe('3,280 Crystals')
})

test.each([
  ['with reduced motion', true, '3,280 Crystals'],
  ['without a figure', false, 'Moonlight Pass'],
])('%s nothing moves', (_when, reduced, text) => {
  withMotion(reduced)
  const { container } = render(<CountUp text={text} print={String} />)
  expect(container.textContent).toBe(text)
  expect(frames).toHaveLength(0)
})
