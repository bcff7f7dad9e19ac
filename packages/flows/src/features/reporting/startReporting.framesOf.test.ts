import { expect, test } from 'vitest'
import { frameOf, framesOf } from './startReporting.ts'

const origin = 'https://pay.store.example'
const message = 'x is not a function'
const frames = (stack: string, said = message) => framesOf({ stack, message: said }, origin)

const store = { file: 'store-Ab1.js', line: 1, column: 4711 }
const inline = { file: 'index.html', line: 12, column: 3 }

test.each([
  [
    'Chromium',
    `TypeError: ${message}\n    at a (${origin}/assets/store-Ab1.js:1:4711)\n    at async ${origin}/my?oauth_token=CANARY:12:3`,
  ],
  ['WebKit', `a@${origin}/assets/store-Ab1.js:1:4711\n@${origin}/:12:3\nmap@[native code]`],
  ['Gecko', `a/<@${origin}/assets/store-Ab1.js:1:4711\n@${origin}/@CANARY:12:3\n`],
])('a stack of %s is its places: names of files, never an address', (_engine, stack) => {
  expect(frames(stack)).toEqual([store, inline])
})

test('an address in the message is no place', () => {
  const said = `no ${origin}/my?id=7720418:1:2\n    at ${origin}/CANARY:3:4`
  expect(frames(`Error: ${said}\n    at ${origin}/assets/store-Ab1.js:1:4711`, said)).toEqual([store])
})

test('what happened elsewhere alone is not ours', () => {
  expect(frames(`Error: ${message}\n    at chrome (https://ads.example/a.js:1:1)`)).toBeNull()
  expect(frames(`a@https://pay.store.example.evil.example/assets/a.js:1:1`)).toBeNull()
})

test('an error without a stack has no places', () => {
  expect(frames('')).toEqual([])
})

test('ten places tell enough', () => {
  const line = `    at a (${origin}/assets/store-Ab1.js:1:4711)\n`
  expect(frames(`Error: ${message}\n${line.repeat(40)}`)).toHaveLength(10)
})

test.each([
  [`${origin}/assets/a.js?x=CANARY`, 'index.html'],
  [`${origin}/assets/%20a.js`, 'index.html'],
  [`${origin}/assets/nested/a.js`, 'index.html'],
  [`${origin}/assets/a-B_1.css`, 'a-B_1.css'],
  [origin, 'index.html'],
])('%s is called %s', (url, file) => {
  expect(frameOf(url, [1, 2], origin)).toEqual({ file, line: 1, column: 2 })
})
