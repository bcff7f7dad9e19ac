import { expect, test } from 'vitest'
import { readNames } from './checkCalls.ts'

test.each([
  ['a member', 'use(answer.price)', ['price']],
  ['a member in brackets', "use(answer['price'])", ['price']],
  ['an optional member', 'use(answer?.price)', ['price']],
  ['a parameter that is taken apart', 'const f = ({ price }) => price', ['price']],
  ['a variable that is taken apart', 'const { price: sum } = answer', ['price']],
  ['a part inside a part', 'const { price: { amount } } = answer', ['amount', 'price']],
  ['a property that is asked for by name', "ownValue(answer, 'price')", ['price']],
  ['a property that is counted up', 'held.price += 1', ['price']],
  ['the object of a property that is set', 'answer.price.amount = 1', ['price']],
])('%s is read', (_title, code, names) => {
  expect([...readNames('a.ts', code).read].toSorted()).toEqual(names)
})

test.each([
  ['a property that is set', 'held.price = 1'],
  ['a property of a literal', 'use({ price: 1 })'],
  ['a property of a type', 'interface Answer { readonly price: number }'],
  ['an index type', "type Price = Answer['price']"],
  ['a comment', '// answer.price'],
])('%s is not read', (_title, code) => {
  expect([...readNames('a.ts', code).read]).toEqual([])
})

test('a literal fills the properties it names', () => {
  expect([...readNames('a.ts', "use({ price, sum: 1, 'pay-id': 2, ...rest })").filled]).toEqual([
    'price',
    'sum',
    'pay-id',
  ])
})

test('values are imported under the name their module gives them, types are not', () => {
  const code = "import { one, two as second, type Three } from 'a'\nimport type { Four } from 'a'"
  expect([...readNames('a.ts', code).imported]).toEqual(['one', 'two'])
})

test('a file that does not parse is named', () => {
  expect(() => readNames('a.ts', 'const = 1')).toThrow('a.ts')
})
