import { expect, test } from 'vitest'
import { readDeclarations } from './readDeclarations.ts'

test.each([
  ['a function', 'export function a(): void {}', { name: 'a', isFunction: true }],
  ['an async function', 'export async function a() {}', { name: 'a', isFunction: true }],
  ['an arrow', 'export const a = (): number => 1', { name: 'a', isFunction: true }],
  ['a value', 'export const a = 1', { name: 'a', isFunction: false }],
  ['an interface', 'export interface A { readonly b: 1 }', { name: 'A', isFunction: false }],
  ['a type', 'export type A = 1', { name: 'A', isFunction: false }],
  ['a class', 'export class A {}', { name: 'A', isFunction: false }],
])('%s is a declaration with its docstring', (_what, code, declared) => {
  expect(readDeclarations('a.ts', `/** Says so. */\n${code}`)).toEqual([
    { ...declared, docstring: 'Says so.' },
  ])
})

test.each([
  ['is not exported', 'function a() {}'],
  ['another module declares', "export { a } from './a.ts'\nexport * from './b.ts'"],
  ['is an export of something declared before', 'const a = 1\nexport { a }'],
])('what %s is none', (_what, code) => {
  expect(readDeclarations('a.ts', code)).toEqual([])
})

test.each([
  ['several lines are one', '/**\n * Says\n * so.\n */\nexport const a = 1', 'Says so.'],
  ['letters beyond ASCII do not move it', '/** “Ü” 円 */\nexport const a = 1', '“Ü” 円'],
  ['a comment that is none is left out', '// Says so.\nexport const a = 1', ''],
  ['that of something else is left out', '/** Says so. */\nconst b = 1\nexport const a = b', ''],
  ['there may be none', 'export const a = 1', ''],
])('of docstrings, %s', (_what, code, docstring) => {
  expect(readDeclarations('a.tsx', code).map((declared) => declared.docstring)).toEqual([docstring])
})
