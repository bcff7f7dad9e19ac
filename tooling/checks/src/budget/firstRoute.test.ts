import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstRoute } from './checkBudget.ts'

const html = `<head><style>a{color:red}</style><link rel="preload" as="style" href="/assets/main.css">
<script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" href="/assets/main.js"></head>`
const files = [
  { name: 'index.html', text: html },
  { name: 'assets/index.js', text: 'import("./main.js")' },
  {
    name: 'assets/main.js',
    text: 'import{a as b}from"./vendor.js";import"./side.js";const c=()=>import("./popup.js")',
  },
  { name: 'assets/vendor.js', text: 'export const a=1' },
  { name: 'assets/side.js', text: 'globalThis.x=1' },
  { name: 'assets/popup.js', text: 'export const p=1' },
  { name: 'assets/main.css', text: 'b{color:blue}' },
]
const size = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)

test('the first route holds the entry, what is loaded early and their static imports, but no lazy part', () => {
  const { scripts, scriptBytes } = firstRoute(files)
  expect(scripts.toSorted()).toEqual([
    'assets/index.js',
    'assets/main.js',
    'assets/side.js',
    'assets/vendor.js',
  ])
  expect(scriptBytes).toBe(size(...files.slice(1, 5).map(({ text }) => text)))
})

test('scripts that stand in the document count', () => {
  const inline = 'var early=fetch("/goods")'
  const withInline = [{ name: 'index.html', text: `${html}<script>${inline}</script>` }, ...files.slice(1)]
  expect(firstRoute(withInline).scriptBytes).toBe(firstRoute(files).scriptBytes + size(inline))
})

test('the skeleton is what stands in the root, and the document weighs what it is with all of it', () => {
  const text = '<body><div id="root"><main><i></i></main></div><noscript><p></p></noscript></body>'
  const { documentBytes, skeletonElements } = firstRoute([{ name: 'index.html', text }])
  expect([documentBytes, skeletonElements]).toEqual([size(text), 3])
})

test('a file weighs what its compressed copy does', () => {
  const withCopy = files.map((file) =>
    file.name === 'assets/vendor.js' ? { ...file, brotliBytes: 1000 } : file,
  )
  expect(firstRoute(withCopy).scriptBytes).toBe(
    firstRoute(files).scriptBytes - size('export const a=1') + 1000,
  )
})

test('the texts are those of the document’s language', () => {
  const texts = ['assets/zh-tw-Ab1.json', 'assets/zh-cn-Ab1.json'].map((name) => ({
    name,
    text: `{"a":"${name}"}`,
  }))
  const document = { name: 'index.html', text: '<html lang="zh-TW" dir="ltr">' }
  expect(firstRoute([document, ...texts]).textBytes).toBe(size('{"a":"assets/zh-tw-Ab1.json"}'))
})

test('inline and early style sheets count together', () => {
  expect(firstRoute(files).styleBytes).toBe(size('a{color:red}', 'b{color:blue}'))
})

test.each([
  ['preloaded by the document', 'index.html', '<link rel="preload" as="font" href="/assets/inter.woff2">'],
  ['named by a late style sheet', 'assets/late.css', '@font-face{font-family:I;src:url(/assets/i.woff2)}'],
  ['loaded by a script of the first route', 'assets/side.js', 'new FontFace("I","url(data:x)").load()'],
])('a font %s is found', (_, name, text) => {
  expect(
    firstRoute([
      ...files.filter((file) => file.name !== name),
      { name, text: name === 'index.html' ? html + text : text },
    ]).fonts,
  ).toEqual([name])
})

test('the reporter is weighed by itself, outside the first route', () => {
  const later = { name: 'assets/reportPage-Ab1.js', text: 'report()' }
  const { reporterBytes, scriptBytes } = firstRoute([...files, later])
  expect(reporterBytes).toBeGreaterThan(0)
  expect(scriptBytes).toBe(firstRoute(files).scriptBytes)
})

test('a script that comes later may fetch the typeface', () => {
  const late = { name: 'assets/late.js', text: 'new FontFace("I",`url(${a})`).load()' }
  expect(firstRoute([...files, late]).fonts).toEqual([])
})
