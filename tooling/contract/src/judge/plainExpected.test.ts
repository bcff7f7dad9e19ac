import { allEndpoints, getPaywayList, getProductPoints } from '@topup/api-client/contract'
import type { Endpoint } from '@topup/api-client'
import { sampleContent } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { onceEach } from './findings.ts'
import { judgeAnswer } from './judgeAnswer.ts'

const answered = (text: string) =>
  ({
    kind: 'answered',
    status: 200,
    text,
    ms: 1,
    size: text.length,
    aheadMs: 0,
    headers: new Headers(),
  }) as const

const linesOf = (endpoint: Endpoint, content: unknown): readonly string[] =>
  onceEach(judgeAnswer(endpoint, answered(JSON.stringify({ code: 1, msg: '', content }))).findings)
    .filter(({ kind }) => kind === 'broken')
    .map(({ path, expected, found }) => `${path}: ${expected}, not ${found}`)

const product = { value: 'a', price: 1, currency: 'USD' }

test.each([
  [
    'an id that is an object',
    getProductPoints,
    [{ goods: [{ ...product, value: {} }] }],
    'content.0.goods.0.value: text or a whole number, not {}',
  ],
  [
    'no id',
    getProductPoints,
    [{ goods: [{ price: 1 }] }],
    'content.0.goods.0.value: text or a whole number, not nothing',
  ],
  [
    'a price in words',
    getProductPoints,
    [{ goods: [{ ...product, price: 'one' }] }],
    'content.0.goods.0.price: a number, not the text "one"',
  ],
  [
    'a currency in words',
    getProductPoints,
    [{ goods: [{ ...product, currency: 'Dollars' }] }],
    'content.0.goods.0.currency: three letters, such as USD, not the text "Dollars"',
  ],
  ['a row that is null', getProductPoints, [null], 'content.0: an object, not null'],
  ['no list of rows', getProductPoints, [{ typeKey: 'x' }], 'content.0.goods: a list, not nothing'],
  ['a list for a map', getPaywayList, 'x', 'content: an object, not the text "x"'],
])('%s is named in plain words', (_title, endpoint, content, line) => {
  expect(linesOf(endpoint, content)).toEqual([line])
})

test.each([
  ['[]', 'an object with code, msg and content'],
  ['<html>', 'an object with code, msg and content'],
  ['{"code":"ok"}', 'a whole number as code'],
])('so is what is no answer: %s', (text, expected) => {
  expect(judgeAnswer(getProductPoints, answered(text)).findings).toMatchObject([{ expected }])
})

/** Every value of content, one after the other, in place of which something odd stands. */
function spoilt(content: unknown, odd: unknown): readonly unknown[] {
  if (typeof content !== 'object' || content === null) return [odd]
  const inside = Object.keys(content).flatMap((key) =>
    spoilt((content as Readonly<Record<string, unknown>>)[key], odd).map((value) =>
      Array.isArray(content)
        ? content.map((each: unknown, index) => (String(index) === key ? value : each))
        : { ...content, [key]: value },
    ),
  )
  return [odd, ...inside]
}

test.each(allEndpoints)('no line about $name speaks the language of our schemas', ({ endpoint }) => {
  const lines = [null, {}, [], 'x', 1.5, true].flatMap((odd) =>
    spoilt(sampleContent(endpoint), odd).flatMap((content) => linesOf(endpoint, content)),
  )
  expect(lines.filter((line) => /Object|Array|string|boolean| \| |[\\^]|other content/.test(line))).toEqual(
    [],
  )
  expect(lines.filter((line) => /: (.+), not \1$/.test(line))).toEqual([])
})
