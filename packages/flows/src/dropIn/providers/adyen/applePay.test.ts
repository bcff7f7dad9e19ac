// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hasApplePay, prepareApplePay } from './applePay.ts'

const browserAt = (protocol: string, more: object = {}) =>
  ({ location: { protocol }, ...more }) as unknown as Window

test.each([
  [true, browserAt('https:', { ApplePaySession: class {} })],
  [false, browserAt('http:', { ApplePaySession: class {} })],
  [false, browserAt('https:')],
])('Apple Pay is there: %s', (is, browser) => {
  expect(hasApplePay(browser)).toBe(is)
})

test('nothing is loaded from Apple, and Adyen’s code finds its script as loaded', () => {
  prepareApplePay(document, window)
  prepareApplePay(document, window)
  const marks = document.body.querySelectorAll(
    'script[src="https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js"]',
  )
  expect(marks).toHaveLength(1)
  expect(marks[0]?.getAttribute('data-script-loaded')).toBe('true')
  expect(marks[0]).not.toBeInstanceOf(HTMLScriptElement)
  expect(marks[0]).not.toBeInstanceOf(SVGElement)
})

test('the button has a name and a place in the order, and is pressed by keyboard as by finger', () => {
  prepareApplePay(document, window)
  const button = document.body.appendChild(document.createElement('apple-pay-button'))
  expect([button.getAttribute('role'), button.getAttribute('aria-label'), button.tabIndex]).toEqual([
    'button',
    'Apple Pay',
    0,
  ])
  const onPress = vi.fn<() => void>()
  button.addEventListener('click', onPress)
  const heardOutside: string[] = []
  document.body.addEventListener('keydown', ({ key }) => heardOutside.push(key))
  for (const key of ['Enter', ' ', 'Tab', 'a'])
    button.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }))
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(heardOutside).toEqual(['Tab', 'a'])
})
