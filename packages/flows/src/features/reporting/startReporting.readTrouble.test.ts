import { deviceReport } from '@topup/api-client/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Trouble } from '../../platform/trouble.ts'
import { readTrouble } from './startReporting.ts'

const origin = 'https://pay.store.example'
const read = (trouble: Trouble) => readTrouble(trouble, origin)

function thrown(error: Error, stack = `a@${origin}/assets/store-Ab1.js:1:4711`): Error {
  return Object.assign(error, { stack })
}

const frames = [{ file: 'store-Ab1.js', line: 1, column: 4711 }]

test.each([
  ['an error', { type: 'error', error: thrown(new TypeError('ren_hoshi')) }, 'error', 'TypeError'],
  [
    'a rejection',
    { type: 'unhandledrejection', reason: thrown(new RangeError('x')) },
    'rejection',
    'RangeError',
  ],
  ['a crash', { type: 'screen', reason: thrown(new Error('x')) }, 'screen', 'Error'],
  ['lost code', { type: 'code', reason: thrown(new Error('x')) }, 'code', 'Error'],
] as const)('%s is its class and its places, without what it says', (_what, trouble, kind, name) => {
  expect(read(trouble)).toEqual({ kind, name, frames })
})

test('the number of React’s message is kept', () => {
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=CANARY for the full message'
  expect(read({ type: 'screen', reason: thrown(new Error(message)) })).toEqual({
    kind: 'screen',
    name: 'Error',
    code: 418,
    frames,
  })
})

test.each([
  `Failed to fetch dynamically imported module: ${origin}/assets/MyPage-Ab1.js`,
  `error loading dynamically imported module: ${origin}/assets/MyPage-Ab1.js`,
])('lost code is named by its file: %s', (message) => {
  expect(read({ type: 'code', reason: new TypeError(message) })).toEqual({
    kind: 'code',
    name: 'TypeError',
    frames: [{ file: 'MyPage-Ab1.js', line: 0, column: 0 }],
  })
})

test('the part of the screen that waits for lost code has not broken', () => {
  const reason = Object.assign(new Error('x'), { name: 'LostCode' })
  expect(read({ type: 'screen', reason })).toBeNull()
})

test('a lost style sheet is named by its file', () => {
  const reason = new Error('No style sheet at /assets/MyPage-Ab1.css')
  expect(read({ type: 'code', reason })?.name).toBe('Error')
  expect(read({ type: 'code', reason })).toHaveProperty('frames.0.file', 'MyPage-Ab1.css')
})

test('an error that the browser hides, or that happened elsewhere, is not ours', () => {
  expect(read({ type: 'error', error: null, filename: '', lineno: 0, colno: 0 })).toBeNull()
  expect(read({ type: 'error', error: null, filename: `${origin}/`, lineno: 0, colno: 0 })).toBeNull()
  expect(read({ type: 'error', error: thrown(new Error('x'), 'a@https://ads.example/a.js:1:1') })).toBeNull()
})

test('an error without an object has the place that the event names', () => {
  const filename = `${origin}/my?oauth_token=CANARY`
  expect(read({ type: 'error', filename, lineno: 3, colno: 9 })).toEqual({
    kind: 'error',
    name: 'Error',
    frames: [{ file: 'index.html', line: 3, column: 9 }],
  })
})

test.each([
  ['inline', 'script-src-elem', 'script-src', 'inline'],
  ['https://evil.example/a.js?x=CANARY', 'script-src-elem', 'script-src', 'https'],
  [`${origin}/CANARY`, 'connect-src', 'connect-src', 'own'],
  ['data', 'img-src', 'img-src', 'data'],
  ['database://CANARY', 'img-src', 'img-src', 'other'],
  ['chrome-extension://abcdef', 'style-src-attr', 'style-src', 'other'],
  ['trusted-types-sink', 'require-trusted-types-for', 'require-trusted-types', 'trusted-types'],
  ['', 'CANARY', 'other', 'other'],
])(
  'a violation by "%s" of %s is the directive %s and the kind of source %s',
  (blockedURI, directive, name, blocked) => {
    const trouble = { type: 'securitypolicyviolation', effectiveDirective: directive, blockedURI } as const
    expect(read(trouble)).toEqual({ kind: 'policy', name, blocked, frames: [] })
  },
)

test('an old engine’s violation repeats the whole directive', () => {
  const violatedDirective = "script-src 'self' https://pay.store.example"
  expect(read({ type: 'securitypolicyviolation', violatedDirective })).toMatchObject({ name: 'script-src' })
})

/** What a visit knows of a player; any of it may stand in a message, a name, a stack or an address. */
const secret = fc.stringMatching(/^[a-z]{4}_CANARY_[A-Za-z0-9]{4}$/)

/** Something that broke with the secret in every text that it has. */
const troubleWith = (text: string): fc.Arbitrary<Trouble> => {
  const said = fc.constantFrom(
    text,
    `"${text}" is not valid JSON`,
    `${origin}/my?oauth_token=${text}:1:1`,
    `Failed to fetch dynamically imported module: ${origin}/${text}`,
    `Minified React error #31; ${text}`,
  )
  const name = fc.constantFrom('TypeError', text, `${text}Error`)
  const line = fc.constantFrom(
    `    at ${text} (${origin}/assets/a.js:1:2)`,
    `${text}@${origin}/my?oauth_token=${text}:1:2`,
    `    at https://elsewhere.example/${text}.js:1:2`,
    `    at ${origin}/@${text}:3:4`,
  )
  const error = fc.tuple(name, said, fc.array(line, { maxLength: 4 })).map(([called, message, lines]) =>
    Object.assign(new Error(message), {
      name: called,
      stack: [`${called}: ${message}`, ...lines].join('\n'),
    }),
  )
  const anything = fc.oneof(error, fc.constant(text), fc.constant({ message: text, name: text }))
  return fc.oneof(
    anything.map((reason) => ({ type: 'unhandledrejection', reason }) as const),
    anything.map((reason) => ({ type: 'screen', reason }) as const),
    anything.map((reason) => ({ type: 'code', reason }) as const),
    anything.map((reason) => ({ type: 'error', error: reason, filename: `${origin}/@${text}` }) as const),
    said.map(
      (uri) =>
        ({
          type: 'securitypolicyviolation',
          effectiveDirective: text,
          violatedDirective: text,
          blockedURI: uri,
          sourceFile: uri,
        }) as const,
    ),
  )
}

test('whatever breaks, no word of the visit is in a report, and the contract takes it', () => {
  const withSecret = secret.chain((text) => troubleWith(text).map((trouble) => ({ text, trouble })))
  fc.assert(
    fc.property(withSecret, ({ text, trouble }) => {
      const entry = read(trouble)
      if (entry === null) return
      const report = {
        release: 'abc-123',
        brand: 'watt',
        environment: 'production',
        engine: { family: 'webkit', major: 12 },
        language: 'en',
        entries: [{ ...entry, route: 'home' }],
      }
      expect(JSON.stringify(report)).not.toContain(text)
      expect(v.safeParse(deviceReport, report).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
