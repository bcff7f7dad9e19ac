import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dialog } from '../popup/Dialog.tsx'
import { standClear } from './ToastRegion.tsx'

const region = document.createElement('div')
const floor = () => region.style.getPropertyValue('--floor')
let stop = () => {}

beforeEach(() => {
  window.innerHeight = 700
})
afterEach(() => {
  stop()
  document.body.textContent = ''
})

/** A bar as high as that; one that is not drawn has no height. */
function bar(heightPx: number): HTMLElement {
  const made = document.createElement('div')
  made.setAttribute('data-foot', '')
  Object.defineProperty(made, 'offsetHeight', { value: heightPx, configurable: true })
  const layer = document.body.appendChild(document.createElement('div'))
  layer.appendChild(made)
  return layer
}

const start = () => {
  stop = standClear(region)
}

test('without a bar the region keeps its own place', () => {
  start()
  expect(floor()).toBe('')
})

test('the region stands above the bar of the page that was drawn last', () => {
  bar(80)
  bar(196)
  start()
  expect(floor()).toBe('196px')
})

test('a bar that is not drawn is no floor', () => {
  bar(80)
  bar(0)
  start()
  expect(floor()).toBe('80px')
})

test('a bar that fills the window is no floor: above it there is no room', () => {
  bar(421)
  start()
  expect(floor()).toBe('')
})

test('the region follows a bar that comes and goes, until it is stopped', async () => {
  start()
  const page = bar(196)
  await expect.poll(floor).toBe('196px')
  page.remove()
  await expect.poll(floor).toBe('')
  stop()
  bar(196)
  await Promise.resolve()
  expect(floor()).toBe('')
})

test('the region stands at the top while a popup is open, not while one leaves', async () => {
  const isOverPopup = () => region.classList.contains('toast-region--over-layer')
  start()
  expect(isOverPopup()).toBe(false)
  render(<Dialog title="Log out?" onClose={() => {}} actions={null} />)
  await expect.poll(isOverPopup).toBe(true)
  const leaving = document.querySelector('.layer')?.cloneNode(true)
  cleanup()
  if (leaving instanceof Element) {
    leaving.setAttribute('aria-hidden', 'true')
    document.body.append(leaving)
  }
  await expect.poll(isOverPopup).toBe(false)
})

test('the region follows a bar that the window makes higher', () => {
  const layer = bar(80)
  start()
  const [foot] = layer.children
  if (foot !== undefined) Object.defineProperty(foot, 'offsetHeight', { value: 120 })
  window.dispatchEvent(new Event('resize'))
  expect(floor()).toBe('120px')
})
