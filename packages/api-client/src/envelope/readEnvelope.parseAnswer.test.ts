import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswer } from './readEnvelope.ts'

test.each([
  ['a long id', '{"id":9007199254740993}', { id: '9007199254740993' }],
  ['a long negative id', '[-9007199254740993]', ['-9007199254740993']],
  ['an id of 64 bits', '{"id":18446744073709551615}', { id: '18446744073709551615' }],
  ['the longest exact id', '[9007199254740991]', [9_007_199_254_740_991]],
  ['a long id inside text', '{"a":"id 9007199254740993"}', { a: 'id 9007199254740993' }],
  ['a quote before a long id', '["\\"",9007199254740993]', ['"', '9007199254740993']],
  ['a backslash before a long id', '["\\\\",9007199254740993]', ['\\', '9007199254740993']],
  ['long decimals', '[0.50000000000000000000]', [0.5]],
  ['an exponent', '[1000000000000000e2]', [1e17]],
  ['byte order marks', '\uFEFF\uFEFF[1]', [1]],
])('%s is read', (_what, text, expected) => {
  expect(parseAnswer(text)).toEqual(expected)
})

test.each([
  '',
  '[09007199254740993]',
  '[9007199254740993x]',
  '[--9007199254740993]',
  '{9007199254740993}',
  '"',
])('%j stays no JSON', (text) => {
  expect(() => parseAnswer(text)).toThrow(SyntaxError)
})

test('everything but long integers is parsed as ever', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // The long number in front sends every text the slow way.
      const text = JSON.stringify([0.1234567890123456, value])
      const isShort = !/(?<![\d.eE-])-?\d{16,}(?![\d.eE])/.test(text)
      fc.pre(isShort)
      expect(parseAnswer(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('every integer keeps its digits', () => {
  fc.assert(
    fc.property(fc.bigInt(), (id) => {
      const read = parseAnswer(`{"id":${id}}`) as { readonly id: unknown }
      expect(String(read.id)).toBe(String(id))
    }),
  )
})

test('a text of 2 million characters is read, whatever it is made of', () => {
  const digits = '7'.repeat(1_000_000)
  expect(parseAnswer(`["${digits}",${digits}]`)).toEqual([digits, digits])
  const quotes = '\\"'.repeat(900_000)
  expect(parseAnswer(`["${quotes}",1234567890123456]`)).toEqual(['"'.repeat(900_000), 1_234_567_890_123_456])
})

const head = '{"code":1,"msg":"Infinity","content":[{"id":1234567890123456,"name":"'

test.each([
  ['escaped quotes', '\\"'],
  ['escaped backslashes', '\\\\'],
  ['quotes', '"'],
  ['quotes and colons', '"":'],
  ['escaped line breaks', '\\n"'],
  ['line breaks behind a backslash', '\\\n"'],
  ['backslashes before what JavaScript counts as a line break', '\\\u2028"'],
  ['minus signs', '-'],
  ['figures', '7'],
  ['figures and points', '7.'],
  ['exponents', '7e'],
])('a text of 2 million characters that is cut off inside %s is refused', (_what, piece) => {
  const cut = head + piece.repeat(1_800_000 / piece.length)
  expect(() => parseAnswer(cut)).toThrow(SyntaxError)
  expect(() => parseAnswer(`${cut}\\`)).toThrow(SyntaxError)
})

test('wherever an answer is cut off, it is no JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
      const text = JSON.stringify([1234567890123456, value])
      expect(() => parseAnswer(text.slice(0, at % text.length))).toThrow(SyntaxError)
    }),
  )
})
