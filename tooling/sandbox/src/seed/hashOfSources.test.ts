import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashOfSources, sourcesOf } from './hashOfSources.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sources-')))
afterAll(() => rmSync(folder, { recursive: true }))

const repository = join(import.meta.dirname, '../../../..')

/** The hash of two files, one of which imports the other. */
function hashOf(
  name: string,
  { line, called, facts = '' }: Record<'line' | 'called', string> & { facts?: string },
) {
  writeFileSync(join(folder, 'called.json'), called)
  const file = join(folder, `${name}.ts`)
  writeFileSync(
    file,
    `import type {\n  Kind,\n} from './nowhere.ts'\nimport { join } from 'node:path'\n${line}\n`,
  )
  return hashOfSources(file, facts)
}

test.each([
  ["import called from './called.json' with { type: 'json' }"],
  ["import {\n  one,\n  two,\n} from './called.json'"],
  ["export { one } from './called.json'"],
  ["export * from './called.json'"],
  ["import './called.json'"],
])('what is called by %j counts as what calls', (line) => {
  const before = hashOf('before', { line, called: '1' })
  expect(hashOf('again', { line, called: '1' })).toBe(before)
  expect(hashOf('after', { line, called: '2' })).not.toBe(before)
  expect(hashOf('other', { line, called: '1', facts: 'other' })).not.toBe(before)
})

test('the seeds are read with tables, texts, and what they call of other packages', () => {
  const files = [...sourcesOf(join(import.meta.dirname, 'seed.ts')).keys()].map((file) =>
    relative(repository, file),
  )
  expect(files).toEqual(
    expect.arrayContaining([
      'tooling/sandbox/src/db/migrations/0001Tables.ts',
      'tooling/sandbox/src/seed/texts/th.json',
      'packages/api-client/src/providers/allProviders.ts',
      'packages/domain/src/index.ts',
    ]),
  )
  expect(files.filter((file) => /\.test\.|node_modules/.test(file))).toEqual([])
})
