// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storeVersion } from './storeVersion.ts'

afterEach(() => {
  document.head.innerHTML = ''
})

test('the version is the one that the build left in the document', () => {
  document.head.innerHTML = '<meta name="topup-version" content="3f2a1b9-0c7d">'
  expect(storeVersion()).toBe('3f2a1b9-0c7d')
})

test.each(['', '<meta name="topup-version" content="">'])('%j names no version', (head) => {
  document.head.innerHTML = head
  expect(storeVersion()).toBeUndefined()
})
