import { expect, test } from 'vitest'
import { loadedTogether, placeModules, type CutChunk, type LoadedTogether } from './loadedTogether.ts'

/** A chunk of one module, cut at every lazy import. */
const chunk = (name: string, imports: readonly string[] = [], lazy: readonly string[] = []): CutChunk => ({
  fileName: `${name}.js`,
  facadeModuleId: `/src/${name}.ts`,
  moduleIds: [`/src/${name}.ts`, '\0helper'],
  imports: imports.map((each) => `${each}.js`),
  dynamicImports: lazy.map((each) => `${each}.js`),
})

const file = (name: string, parts: readonly string[], after: readonly string[] = []): LoadedTogether => ({
  name,
  parts,
  after,
})

/** The names of the modules in each file. */
function place(chunks: readonly CutChunk[], together: readonly LoadedTogether[]) {
  const placed = placeModules(chunks, '/src/main.ts', together)
  return Object.fromEntries(
    placed.map(({ name, modules }) => [name, [...modules].map((id) => /(\w+)\.ts$/.exec(id)?.[1])]),
  )
}

const later = file('later', ['toasts'])
const popups = file('popups', ['login'], ['later'])
const pages = file('pages', ['my', 'vip'], ['later'])

test('what the start needs at once is the store, without what it loads lazily', () => {
  const chunks = [
    chunk('main', ['react'], ['login']),
    chunk('react'),
    chunk('login', ['react']),
    chunk('entry'),
  ]
  expect(place(chunks, [file('popups', ['login'])])).toEqual({ store: ['main', 'react'], popups: ['login'] })
})

test('lazy parts that are named together are one file, with what they alone need', () => {
  const chunks = [
    chunk('main', [], ['my', 'vip']),
    chunk('my', ['list']),
    chunk('vip', ['list', 'table']),
    chunk('list'),
    chunk('table'),
  ]
  expect(place(chunks, [later, pages].slice(1))).toEqual({
    store: ['main'],
    pages: ['my', 'vip', 'list', 'table'],
  })
})

test('what two files need is in the last one that both come after', () => {
  const chunks = [
    chunk('main', [], ['toasts', 'login', 'my', 'vip', 'other']),
    chunk('toasts', ['icon']),
    chunk('login', ['icon', 'field', 'list']),
    chunk('my', ['list', 'icon']),
    chunk('vip', []),
    chunk('other', ['field', 'own']),
    chunk('icon'),
    chunk('field'),
    chunk('list'),
    chunk('own'),
  ]
  const parts = file('parts', [], ['later'])
  const files = [
    later,
    parts,
    file('popups', ['login'], ['later', 'parts']),
    { ...pages, after: ['later', 'parts'] },
  ]
  expect(place(chunks, files)).toEqual({
    store: ['main'],
    later: ['toasts', 'icon'],
    parts: ['field', 'list'],
    popups: ['login'],
    pages: ['my', 'vip'],
  })
})

test('a part that nothing imports lazily any more is named', () => {
  expect(() => place([chunk('main', [], ['login']), chunk('login')], [popups, pages])).toThrow('my, vip')
})

test.each(loadedTogether)(
  '$name comes after files that stand before it, and after all that those come after',
  ({ name, after }) => {
    const names = loadedTogether.map((each) => each.name)
    expect(names.slice(0, names.indexOf(name))).toEqual(expect.arrayContaining([...after]))
    const needed = loadedTogether
      .filter((other) => after.includes(other.name))
      .flatMap((other) => other.after)
    expect(after).toEqual(expect.arrayContaining(needed))
  },
)
