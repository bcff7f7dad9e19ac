import { expect, test } from 'vitest'
import { readOptions } from './readOptions.ts'

const options = { all: { type: 'boolean' }, stores: { type: 'string' } } as const

test('options and words are read as node reads them', () => {
  const { values, positionals } = readOptions({
    args: ['watt', '--stores', 'ko'],
    allowPositionals: true,
    options,
  })
  expect({ ...values }).toEqual({ stores: 'ko' })
  expect(positionals).toEqual(['watt'])
})

test.each([
  ['an option that is not there', ['--help'], "Unknown option '--help'. Options: --all, --stores."],
  [
    'one that lacks its value',
    ['--stores'],
    "Option '--stores <value>' argument missing. Options: --all, --stores.",
  ],
  [
    'one that takes no value',
    ['--all=1'],
    "Option '--all' does not take an argument. Options: --all, --stores.",
  ],
])('%s is told in one sentence, with the options that exist', (_, args, message) => {
  expect(() => readOptions({ args, allowPositionals: true, options })).toThrow(new Error(message))
})

test('a tool without options says so', () => {
  expect(() => readOptions({ args: ['--help'], allowPositionals: true })).toThrow(
    new Error("Unknown option '--help'. There are no options."),
  )
})
