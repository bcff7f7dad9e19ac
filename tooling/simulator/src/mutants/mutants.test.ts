import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'

test.each(mutants)('the text that "$name" changes stands once in the store', ({ file, find }) => {
  const text = readFileSync(new URL(`../../../../packages/${file}`, import.meta.url), 'utf8')
  expect(text.split(find)).toHaveLength(2)
})
