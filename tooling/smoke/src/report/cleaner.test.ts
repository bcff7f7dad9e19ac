import { expect, test } from 'vitest'
import { createCleaner } from './cleaner.ts'

const clean = createCleaner(['pass word&1', ''])

test.each([
  ['as it is', 'typed pass word&1 here'],
  ['in an address', 'at /login?p=pass%20word%261'],
  ['in base64', `header ${Buffer.from('pass word&1').toString('base64')}`],
])('a secret %s is taken out', (_title, text) => {
  expect(clean(text)).toContain('•••')
  expect(clean(text)).not.toMatch(/pass|cGFzc/)
})

test('an address keeps its path and loses its query and fragment', () => {
  expect(clean('GET https://a.example/b?token=1#x failed, "http://c.example/d?e" too')).toBe(
    'GET https://a.example/b failed, "http://c.example/d" too',
  )
})

test('without secrets other text stays', () => {
  expect(createCleaner([])('is it a question?')).toBe('is it a question?')
})
