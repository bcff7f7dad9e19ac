import { expect, test } from 'vitest'
import { findChromium } from './findChromium.ts'

test('the browser that is named is taken', () => {
  expect(findChromium({ CHROMIUM_PATH: import.meta.filename })).toBe(import.meta.filename)
})

test('a name without a file is refused, and nothing else is taken in its place', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    'CHROMIUM_PATH is "/no/such/browser", and there is no such file.',
  )
})
