import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'

const page = readFileSync(new URL('../../../../docs/publishers.md', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
)

test.each(Object.entries(rules))('docs/publishers.md has the rule %s', (_name, words) => {
  expect(page).toContain(words)
})
