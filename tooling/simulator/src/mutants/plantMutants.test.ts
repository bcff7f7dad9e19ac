import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readChange, readMutants, weave } from './plantMutants.ts'

const mutantOf = (change: string, within = 'price') => ({
  name: 'm',
  changes: [readChange(`${within}: ${change}`)],
  breaks: [],
})

const run = (code: string, name: string | null): unknown => runInNewContext(code, { planted: { name } })

/** What the function answers when the mutant sleeps and when it is awake. */
function answersOf(text: string, change: string): readonly unknown[] {
  const [woven] = weave([{ file: 'a.ts', text }], [mutantOf(change)])
  return [null, 'm'].map((name) => run(`${woven?.text}; price(3)`, name))
}

describe('a change takes effect when its mutant is awake, and only then', () => {
  test.each([
    ['a call', 'const two = () => 2; function price(n) { return n * two() }', 'call two = 5', [6, 15]],
    [
      'a call that is a line',
      'function price(n) { const a = [n]\na.push(n)\nreturn a.length }',
      'call push = undefined',
      [2, 1],
    ],
    ['a property', 'const price = (n) => ({ n, of: 1 }).of', 'property of = 7', [1, 7]],
    ['a short property', 'const price = (n) => ({ n }).n', 'property n = $ + 1', [3, 4]],
    ['a variable', 'function price(n) { const a = n; return a }', 'variable a = -$', [3, -3]],
    ['an assignment', 'function price(n) { let a = 0\na = n\nreturn a }', 'assignment a = undefined', [3, 0]],
    [
      'a condition',
      'function price(n) { if (n > 1) return 1; return n > 2 ? 2 : 0 }',
      'condition (n) = false',
      2,
    ],
    ['an answer', 'const price = (n) => n', 'answer = $ * 2', [3, 6]],
    ['a string', "const price = (n) => 'a' + n", "string a = 'b'", ['a3', 'b3']],
  ] as const)('%s', (_what, text, change, answers) => {
    if (typeof answers === 'number')
      return expect(() => answersOf(text, change)).toThrow(`stands ${answers} times in "price", not once`)
    return expect(answersOf(text, change)).toEqual(answers)
  })
})

describe('where a function stands and how it is written does not matter', () => {
  test.each([
    'export function price(n) { return two(n) }',
    'const price = (n) =>\n  two(\n    n,\n  )',
    'const all = { price: (n) => two(n) }',
    'const price = once(async (n) => { await two(n) })',
  ])('%j', (text) => {
    const other = { file: 'other.ts', text: 'export function cost(n) { return two(n) }' }
    expect(weave([other, { file: 'deep/in/a.ts', text }], [mutantOf('call two = undefined')])).toMatchObject([
      { file: 'deep/in/a.ts' },
    ])
  })
})

describe('a mutant that does not match exactly once is named', () => {
  const twice = 'function price(n) { if (n) two(n); two(1) }'
  test.each([
    ['price', twice, '"m": the call two stands 2 times in "price", not once.'],
    ['cost', twice, '"m": the call two stands 0 times in "cost", not once.'],
  ])('in %s', (within, text, message) => {
    expect(() => weave([{ file: 'a.ts', text }], [mutantOf('call two = undefined', within)])).toThrow(
      new Error(message),
    )
  })

  test('and what it is about tells one of several', () => {
    expect(weave([{ file: 'a.ts', text: twice }], [mutantOf('call two (n) = 0')])).toHaveLength(1)
  })
})

test('two mutants of one place sleep in one another', () => {
  const text = 'const price = (n) => two(n)'
  const both = [
    { ...mutantOf('call two = 1'), name: 'inner' },
    { ...mutantOf('answer = $ + 1'), name: 'outer' },
  ]
  const [woven] = weave([{ file: 'a.ts', text }], both)
  const code = `const two = (n) => n * 2; ${woven?.text}; price(3)`
  expect([null, 'inner', 'outer'].map((name) => run(code, name))).toEqual([6, 1, 7])
})

test('a table of mutants', () => {
  const table = [
    '# A comment',
    'a tap counts twice | once, warned',
    '  buy: call go (x, y) = (1, $)',
    '  pay: answer = 2',
  ]
  const changes = [
    { in: 'buy', what: 'call', name: 'go', about: ['x', 'y'], with: '(1, $)' },
    { in: 'pay', what: 'answer', about: [], with: '2' },
  ]
  expect(readMutants(table.join('\n'))).toEqual([
    { name: 'a tap counts twice', changes, breaks: ['once', 'warned'] },
  ])
})

test('a change of no kind is refused', () => {
  expect(() => readChange('price: cal two = 5')).toThrow('This changes nothing: price: cal two = 5')
})
