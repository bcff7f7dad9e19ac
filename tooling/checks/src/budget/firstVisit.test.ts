import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstRoute, firstVisit } from './checkBudget.ts'

const files = [
  {
    name: 'index.html',
    text: `<head><link rel="icon" href="/icon.svg"><script>paint("/assets/artwork-1.svg")</script>
<script type="module" src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/store-1.js"></head>`,
  },
  { name: 'assets/index-1.js', text: 'import("./store-1.js")' },
  { name: 'assets/store-1.js', text: 'const hero="/assets/orbit-1.svg",art="/assets/artwork-1.svg"' },
  {
    name: 'assets/base-Ab_-1234.js',
    text: 'import{a}from"./store-1.js";import{b}from"./helper-1.js";import("./purchase-1.js")',
  },
  { name: 'assets/helper-1.js', text: 'export const b=1' },
  { name: 'assets/stepParts-Ab_-1234.js', text: 'import{a}from"./shared-1.js"' },
  { name: 'assets/shared-1.js', text: 'export const a="/assets/note-1.svg"' },
  { name: 'assets/steps-Ab_-1234.js', text: 'import{a}from"./stepParts-Ab_-1234.js"' },
  { name: 'assets/sheet-Ab_-1234.css', text: 'b{color:blue}' },
  { name: 'assets/purchase-1.js', text: 'export const purchase="a payment is nowhere near"' },
  { name: 'assets/orbit-1.svg', text: '<svg/>' },
  { name: 'icon.svg', text: '<svg/>' },
]
const br = (...names: readonly string[]) =>
  names.reduce(
    (sum, name) => sum + brotliCompressSync(files.find((file) => file.name === name)?.text ?? name).length,
    0,
  )
const first = br('paint("/assets/artwork-1.svg")', 'assets/index-1.js', 'assets/store-1.js')

const route = firstRoute(files, [{ name: 'assets/a.woff2', bytes: 9 }])

test('a visit loads the first route, what comes after it, drawings, icon and typeface, and makes four calls', () => {
  // Document, two scripts, the later one and what it imports, two drawings, icon, typeface.
  expect(firstVisit(files, route, 'new')).toEqual({
    requests: 9 + 4,
    scriptBytes: first + br('assets/base-Ab_-1234.js', 'assets/helper-1.js'),
    missing: [],
  })
})

test('in the old layout it loads the first step too, with what it imports and the style sheet', () => {
  const steps = ['base-Ab_-1234', 'helper-1', 'stepParts-Ab_-1234', 'shared-1', 'steps-Ab_-1234']
  expect(firstVisit(files, route, 'old')).toEqual({
    requests: 9 + 3 + 1 + 4,
    scriptBytes: first + br(...steps.map((name) => `assets/${name}.js`)),
    missing: [],
  })
})

test('of the files with the drawings of products a page needs those of one currency and of other items, a list of games none', () => {
  const drawings = ['gem', 'gold', 'pearl', 'items'].map((name) => `assets/${name}-Ab_-1234.svg`)
  const named = files.map((file) =>
    file.name === 'assets/store-1.js' ? { ...file, text: file.text + drawings.join('"') } : file,
  )
  const requests = (layout: 'new' | 'old') =>
    [named, files].map((built) => firstVisit(built, route, layout).requests)
  expect(requests('new')).toEqual([15, 13])
  expect(requests('old')).toEqual([17, 17])
})

test('a file that the build no longer has is named', () => {
  const without = files.filter(({ name }) => !name.includes('base'))
  expect(firstVisit(without, route, 'new').missing).toEqual(['base'])
})
