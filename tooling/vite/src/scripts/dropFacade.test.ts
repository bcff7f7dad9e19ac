import { expect, test } from 'vitest'
import { dropFacade } from './entryPlugin.ts'

const main = '/topup/src/main.tsx'
const chunk = (
  fileName: string,
  code: string,
  more: { facade?: string; modules?: readonly string[] } = {},
) => ({
  type: 'chunk' as const,
  fileName,
  code,
  facadeModuleId: more.facade ?? null,
  moduleIds: [...(more.modules ?? [])],
})
const bundleOf = (...chunks: readonly ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each]))

const store = chunk('assets/store-1.js', 'export{}', { modules: [main] })
const facade = (code: string) => chunk('assets/main-1.js', code, { facade: main })
const first = () => chunk('assets/index-1.js', 'import(`/assets/main-1.js`)')

test('the first script names the file of the store itself', () => {
  const bundle = bundleOf(first(), facade('import"./store-1.js";'), store)
  dropFacade(bundle, main)
  expect(Object.keys(bundle)).toEqual(['assets/index-1.js', 'assets/store-1.js'])
  expect(bundle['assets/index-1.js']?.code).toBe('import(`/assets/store-1.js`)')
})

test('an entry with the app in it stays', () => {
  const own = chunk('assets/main-1.js', 'start()', { facade: main, modules: [main] })
  const bundle = bundleOf(first(), own)
  dropFacade(bundle, main)
  expect(Object.keys(bundle)).toEqual(['assets/index-1.js', 'assets/main-1.js'])
})

test.each(['import{a}from"./store-1.js";a();', 'start()'])(
  'an entry that does something (%s) fails the build',
  (code) => {
    expect(() => dropFacade(bundleOf(first(), facade(code), store), main)).toThrow('does more than import')
  },
)

test.each([
  ['nobody', chunk('assets/index-1.js', 'import(`./main.js`)')],
  [
    'somebody else too',
    chunk('assets/other-1.js', 'import(`/assets/main-1.js`);import(`/assets/main-1.js`)'),
  ],
])('an entry that %s names fails the build', (who, other) => {
  const names = who === 'nobody' ? [other] : [first(), other]
  expect(() => dropFacade(bundleOf(...names, facade('import"./store-1.js";'), store), main)).toThrow(
    'not the first script alone',
  )
})
