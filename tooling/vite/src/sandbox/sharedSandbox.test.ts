import { expect, test } from 'vitest'
import { sharedSandbox } from './sandboxMeta.ts'

test('a build names a sandbox only where it is made for one', () => {
  expect(sharedSandbox({})).toEqual([])
  expect(sharedSandbox({ SHARED_SANDBOX: '' })).toEqual([])
  expect(sharedSandbox({ SHARED_SANDBOX: 'https://sandbox.example' })).toEqual(['https://sandbox.example'])
})

test.each([
  'http://sandbox.example',
  'https://sandbox.example/',
  'sandbox.example',
  'https://a.example https://b.example',
])('%s is no origin of a sandbox', (text) => {
  expect(() => sharedSandbox({ SHARED_SANDBOX: text })).toThrow('must be an origin')
})
