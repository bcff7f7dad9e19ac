import { expect, test } from 'vitest'
import { readSheet } from './checkStyles.ts'

const selectors = (css: string) => readSheet('a.css', css).rules.flatMap((rule) => rule.selectors)
const selectorsOf = (css: string) => selectors(css).map(({ text }) => text)
const classesOf = (css: string) => selectors(css).flatMap(({ classes }) => classes)

test('rules inside media and supports count, the conditions do not', () => {
  const css = `@import './b.css';
@media (width >= 960px) {
  .a .b { margin: 0 }
  @supports (width: max(1px, 2px)) { .c { width: max(1px, 2px) } }
}`
  expect(selectorsOf(css)).toEqual(['.a .b', '.c'])
})

test('a list is one selector for each of its parts, and :not() is no part', () => {
  expect(selectorsOf(".a,\n.b > *:not(.c, .d),\n[dir='rtl'] .e { margin: 0 }")).toEqual([
    '.a',
    '.b > *:not(.c, .d)',
    "[dir='rtl'] .e",
  ])
})

test('words in comments, strings and addresses are no classes', () => {
  expect(classesOf("/* .a { } */ .b::before { content: '.c'; background: url(d.e) }")).toEqual(['b'])
})

test('values with a dot are no classes', () => {
  expect(classesOf('.a { margin: 0.5rem; transition: top .2s }')).toEqual(['a'])
})
