import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWhole } from './answerDocument.ts'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const page = (version: string) => `<head><meta name="topup-version" content="${version}"></head>`
const release = {
  document: hashOf(page('abc-123')),
  first: [['/assets/a.js', hashOf('a()')]],
  others: [['/assets/late.js', hashOf('late()')]],
} as const

/** An answer of the own origin, as a browser marks it. */
const answer = (
  text: string,
  { status = 200, type = 'basic' }: { status?: number; type?: ResponseType } = {},
) => Object.defineProperty(new Response(text, { status }), 'type', { value: type })

test.each([
  ['a file that is what the release holds', '/assets/a.js', answer('a()'), true],
  ['one that a visit used', '/assets/late.js', answer('late()'), true],
  ['a changed file', '/assets/a.js', answer('b()'), false],
  ['a file under an address that the release has not', '/assets/x.js', answer('a()'), false],
  ['the document of the release', '/', answer(page('abc-123')), true],
  ['the document of another release', '/', answer(page('abc-124')), false],
  ['its document with a script more', '/', answer(`${page('abc-123')}<script>a()</script>`), false],
  ['its document cut off', '/', answer(page('abc-123').slice(0, -7)), false],
  ['its document as an error', '/', answer(page('abc-123'), { status: 404 }), false],
  [
    'its document from a script, which sends no policy',
    '/',
    answer(page('abc-123'), { type: 'default' }),
    false,
  ],
  ['a page of the host in its place', '/', answer('<h1>Back soon</h1>'), false],
  ['an error', '/assets/a.js', answer('a()', { status: 500 }), false],
  ['an answer that cannot be read', '/assets/a.js', answer('a()', { type: 'opaque' }), false],
])('%s', async (_what, path, response, expected) => {
  expect(await isWhole(response, path, release)).toBe(expected)
})

test('the answer itself is still there for the page', async () => {
  const response = answer('a()')
  await isWhole(response, '/assets/a.js', release)
  expect(await response.text()).toBe('a()')
})
