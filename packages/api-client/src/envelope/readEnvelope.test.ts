import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { maxAnswerDepth, maxAnswerLength, readEnvelope } from './readEnvelope.ts'

const schema = { content: v.object({ name: v.string() }), retry: 'safe' } as const
const good = '{"code":1,"msg":"","content":{"name":"x"}}'

test.each<[string, string, object]>([
  ['code 1 with fitting content', good, { kind: 'content', content: { name: 'x' } }],
  ['unknown fields', '{"code":1,"msg":"","content":{"name":"x","new":1},"more":2}', { kind: 'content' }],
  ['a missing msg', '{"code":1,"content":{"name":"x"}}', { kind: 'content' }],
  ['a null msg', '{"code":1,"msg":null,"content":{"name":"x"}}', { kind: 'content' }],
  ['code 1 without content', '{"code":1,"msg":""}', { kind: 'schemaMismatch', path: 'content' }],
  [
    'code 1 with null content',
    '{"code":1,"msg":"","content":null}',
    { kind: 'schemaMismatch', path: 'content' },
  ],
  [
    'content of a wrong type',
    '{"code":1,"content":{"name":1}}',
    { kind: 'schemaMismatch', path: 'content.name', expected: 'string' },
  ],
  [
    'another code',
    '{"code":-600,"msg":"log in","content":{"a":1}}',
    { kind: 'rejected', code: -600, message: 'log in', content: { a: 1 } },
  ],
  [
    'another code with content in a text',
    JSON.stringify({ code: 10, content: '{"billing_no":12345678901234567890}' }),
    { kind: 'rejected', code: 10, content: { billing_no: '12345678901234567890' } },
  ],
  ['another code with words', '{"code":10,"content":"{B1"}', { kind: 'rejected', content: '{B1' }],
  ['code 0', '{"code":0,"content":{"name":"x"}}', { kind: 'rejected', code: 0, message: '' }],
  ['a code as decimal text', '{"code":"1","content":{"name":"x"}}', { kind: 'content' }],
  ['another code as decimal text', '{"code":"-600"}', { kind: 'rejected', code: -600 }],
  ['a code as other text', '{"code":"ok","content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['a code with blanks', '{"code":" 1 ","content":{"name":"x"}}', { kind: 'content' }],
  ['an answer behind byte order marks', `\uFEFF\uFEFF${good}`, { kind: 'content' }],
  ['a fractional code', '{"code":1.5,"content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['true for a code', '{"code":true,"content":{"name":"x"}}', { kind: 'content' }],
  ['false for a code', '{"code":false,"content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['an endless code', '{"code":1e999,"content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['an inherited code', '{"__proto__":{"code":1},"content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['no code', '{"content":{"name":"x"}}', { kind: 'notAnEnvelope' }],
  ['an empty map for a msg', '{"code":-1,"msg":{}}', { kind: 'rejected', message: '' }],
  ['a msg in several languages', '{"code":-1,"msg":{"id":7,"en":"no"}}', { kind: 'rejected', message: 'no' }],
  ['a list for a msg', '{"code":-1,"msg":["no"]}', { kind: 'rejected', message: 'no' }],
  ['a number for a msg', '{"code":1,"msg":0,"content":{"name":"x"}}', { kind: 'content' }],
  [
    'a number that is none',
    '{"code":1,"content":{"name":"x \\" NaN","new":[NaN,-Infinity]}}',
    { kind: 'content', content: { name: 'x " NaN' } },
  ],
  ['a list', '[]', { kind: 'notAnEnvelope' }],
  ['null', 'null', { kind: 'notAnEnvelope' }],
  ['nothing', '', { kind: 'notAnEnvelope' }],
  ['a page', '<html>', { kind: 'notAnEnvelope' }],
  ['a cut-off answer', good.slice(0, -1), { kind: 'notAnEnvelope' }],
])('%s', (_, text, expected) => {
  expect(readEnvelope(text, schema)).toMatchObject(expected)
})

test('an answer over 2 million characters is not read', () => {
  const padded = `${good}${' '.repeat(maxAnswerLength - good.length)}`
  expect(readEnvelope(padded, schema).kind).toBe('content')
  expect(readEnvelope(`${padded} `, schema).kind).toBe('notAnEnvelope')
})

test('an answer nested deeper than 64 levels is not read', () => {
  const nested = (levels: number) =>
    `{"code":1,"content":{"name":"x"},"more":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(readEnvelope(nested(maxAnswerDepth - 1), schema).kind).toBe('content')
  expect(readEnvelope(nested(maxAnswerDepth), schema).kind).toBe('notAnEnvelope')
  expect(readEnvelope(nested(500_000), schema).kind).toBe('notAnEnvelope')
})

test.each([
  ['rows that cannot be read', () => ({})],
  ['rows that can', () => ({ name: 'x' })],
])('of a list of many %s the rows behind the first 5,000 are not looked at', (_what, makeRow) => {
  const rows = { content: v.array(v.object({ name: v.string() })), retry: 'safe' } as const
  const sent = JSON.stringify({ code: 1, content: Array.from({ length: 5001 }, makeRow) })
  expect(sent.length).toBeLessThan(maxAnswerLength)
  let looked = 0
  const countRows = (_schema: unknown, content: unknown) => {
    looked = Object.values(Object(content)).length
    return content
  }
  readEnvelope(sent, rows, countRows)
  expect(looked).toBe(5000)
  readEnvelope(JSON.stringify({ code: 1, content: { ...JSON.parse(sent).content } }), rows, countRows)
  expect(looked).toBe(5000)
})

test('a message is shown without marks that reorder text, and cut at 300 characters', () => {
  const read = readEnvelope(
    JSON.stringify({ code: -1, msg: `\u202Eabc\u0000${'d'.repeat(1_000_000)}` }),
    schema,
  )
  expect(read).toMatchObject({ kind: 'rejected', message: `abc${'d'.repeat(297)}` })
})

test('any JSON at all is read without throwing, and is a success only with code 1', () => {
  fc.assert(
    fc.property(fc.json(), fc.jsonValue(), (text, code) => {
      readEnvelope(text, schema)
      const read = readEnvelope(JSON.stringify({ code, msg: '', content: { name: 'x' } }), schema)
      const isOne = typeof code === 'string' ? /^\s*0*1\s*$/.test(code) : code === 1 || code === true
      expect(read.kind === 'content').toBe(isOne)
    }),
  )
})
