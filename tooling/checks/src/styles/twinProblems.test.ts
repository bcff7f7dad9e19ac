import { expect, test } from 'vitest'
import { readSheet, twinProblems } from './checkStyles.ts'

test.each([
  ['a side', '.a { left: 0; }'],
  ['a room at one side', '.a { margin-left: 4px; color: red; }'],
  ['sides that differ', '.a { padding-left: 4px; padding-right: 8px; }'],
  ['a line at one side', '.a { border-left-width: 1px; }'],
  ['a side in a query', '@media (width >= 960px) { .a { right: 0; } }'],
  ['a side, with the twin of another', ".a { left: 0; } [dir='rtl'] .b { right: 0; }"],
])('%s without a twin is found', (_title, css) => {
  expect(twinProblems(readSheet('a.css', css))).toEqual(['a.css: ".a" names a side and has no twin'])
})

test.each([
  ['a side with its twin', ".a { left: 0; } [dir='rtl'] .a { left: auto; right: 0; }"],
  ['the same at both sides', '.a { left: 0; right: 0; margin-left: auto; margin-right: auto; }'],
  ['as wide as its place', '.a { left: 0; width: 100%; }'],
  ['in the middle', '.a { left: 50%; margin-left: -18px; }'],
  ['the gap in a wheel', '.a { border-right-color: transparent; }'],
  ['words of a value', '.a { transition: left 1s; }'],
  ['a comment', '/* .a { left: 0 } */ .b { top: 0; }'],
])('%s needs none', (_title, css) => {
  expect(twinProblems(readSheet('a.css', css))).toEqual([])
})
