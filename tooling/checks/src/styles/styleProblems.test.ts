import { expect, test } from 'vitest'
import {
  blockOf,
  nameProblems,
  readClasses,
  readSheet,
  ruleProblems,
  unusedProblems,
  tokenProblems,
} from './checkStyles.ts'

const shared = readSheet('styles/utilities.css', '.card { } .stack > .hint { } .check-mark .icon { }')
const card = readSheet('product/productCard.css', '.product-card { } .product-card__name { }')
const icon = readSheet('icon/icon.css', '.icon { }')
const iconButton = readSheet('button/iconButton.css', '.icon-button { }')
const styles = { shared, components: [card, icon, iconButton] }
const source = (path: string, names: string) => ({
  path,
  ...readClasses(path, `<p className="${names}" />`),
})

test('the name of a sheet is its block', () => {
  expect(blockOf('product/productCard.css')).toBe('product-card')
})

test.each([
  ['of the block itself', '.product-card { }', 0],
  ['of the block inside another', '.columns .product-card__name { }', 0],
  ['of steps of an animation', '@keyframes turn { from { } 50% { } to { } }', 0],
  ['of another component', '.icon-button:active { }', 1],
  ['of an element', 'h2 { }', 1],
])('a rule %s is judged in the sheet of a component', (_title, css, count) => {
  const sheet = readSheet('product/productCard.css', css)
  expect(ruleProblems({ shared, components: [sheet, icon, iconButton] })).toHaveLength(count)
})

test.each([
  ['a shared class', 'product/ProductCard.tsx', 'card', []],
  ['a class of its folder', 'product/ProductGrid.tsx', 'product-card__name', []],
  [
    'a class of another folder',
    'product/ProductCard.tsx',
    'icon-button',
    ['product/ProductCard.tsx: icon-button belongs to button/iconButton.css'],
  ],
  [
    'a class that the shared sheet only mentions',
    'product/ProductCard.tsx',
    'icon',
    ['product/ProductCard.tsx: icon belongs to icon/icon.css'],
  ],
  ['a class of no sheet', 'icon/Icon.tsx', 'picture', ['icon/Icon.tsx: picture has no style sheet']],
])('a component names %s', (_title, path, names, problems) => {
  expect(nameProblems(styles, 'component', [source(path, names)])).toEqual(problems)
})

test('a page names shared classes only', () => {
  expect(nameProblems(styles, 'page', [source('Page.tsx', 'card hint product-card')])).toEqual([
    'Page.tsx: product-card is not shared',
  ])
})

test('what fills a component’s parts in names classes that exist', () => {
  expect(nameProblems(styles, 'early', [source('paint.tsx', 'product-card product-crad')])).toEqual([
    'paint.tsx: product-crad is in no style sheet',
  ])
})

test('a class that nothing uses is named, one with a composed name is not', () => {
  const sheet = readSheet('tag.css', '.tag { } .tag--good { } .old { }')
  const tag = { path: 'Tag.tsx', ...readClasses('Tag.tsx', 'const a = `tag tag--${tone}`') }
  expect(unusedProblems([sheet], [tag])).toEqual(['tag.css: nothing uses old'])
})

const themes = [
  ['tint', 'art'],
  ['tint', 'danger'],
]

test.each([
  ['of the theme of every brand', '.a { color: var(--tint); }', []],
  ['of a sheet', ':root { --gap: 4px; } .a { margin: var(--gap); }', []],
  ['that a script names', '.a { width: var(--part); }', []],
  ['with another value beside it', '.a { color: var(--art, red); }', []],
  ['in a comment', '.a { /* var(--gone) */ }', []],
  ['of one brand alone', '.a { color: var( --danger ); }', ['a.css: --danger has no value']],
  ['of a mistyped name', '.a { margin: var(--s-33) var(--s-33); }', ['a.css: --s-33 has no value']],
])('a custom property %s is judged', (_title, css, problems) => {
  expect(tokenProblems([readSheet('a.css', css)], ["style={{ '--part': '3' }}"], themes)).toEqual(problems)
})
