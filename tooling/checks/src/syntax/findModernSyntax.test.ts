import { expect, test } from 'vitest'
import { findModernSyntax } from './checkSyntax.ts'

test.each([
  'const a = async () => { for await (const b of c) d(...b) }',
  'const { a, ...b } = c; try { d() } catch { e() }',
  'import("./lazy.js").then(({ a }) => a(import.meta.url))',
  String.raw`/(?<year>\d+)/u.test(a); /(?=b)(?!c)/.test(a)`,
  'export const a = "a ?? b"',
  String.raw`try { RegExp("\\p{L}", "u") } catch { a() }`,
])('old phones read: %s', (script) => {
  expect(findModernSyntax(script)).toEqual([])
})

test.each([
  ['a property escape', String.raw`/[\p{Cc}]/u.test(a)`],
  ['look-behind', '/(?<=a)b/.test(c)'],
  ['look-behind', 'RegExp("(?<!a)b")'],
  ['look-behind', 'RegExp(`(?<=a)b`)'],
])('%s is found in: %s', (what, script) => {
  expect(findModernSyntax(script)).toEqual([expect.stringContaining(what)])
})

test.each([
  'a?.b',
  'a ?? b',
  'a = 10n',
  'export * as a from "./b.js"',
  'a ||= b',
  'class A { #b = 1 }',
  'class A { b = 1 }',
  'await a',
  '/a/v.test(b)',
  '1_000',
])('later syntax does not parse: %s', (script) => {
  expect(findModernSyntax(script)).toHaveLength(1)
})
