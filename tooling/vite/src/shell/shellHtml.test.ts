import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listApps } from '../apps/listApps.ts'
import { markOf, readBrandApp } from '../apps/readBrandApp.ts'
import { criticalCss } from './criticalCss.ts'
import { escapeHtml, shellHtml } from './shellHtml.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))

test.each(apps)('the shell of $brand.key runs no script and needs no style attribute', (app) => {
  const { brand } = app
  const html = shellHtml(app)
  expect(html).toContain(escapeHtml(brand.name))
  expect(html).not.toMatch(/<script|style=|\son\w+=/)
})

test.each(apps)('the shell of $brand.key uses only classes that its style sheet knows', async (app) => {
  const css = await criticalCss(app.theme)
  const classes = new Set(
    [...shellHtml(app).matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([])
})

test.each(apps)('the shell of $brand.key shows its mark on the tile', (app) => {
  const [, drawn = ''] = /class="header__tile" aria-hidden="true">(<svg.*?<\/svg>)/.exec(shellHtml(app)) ?? []
  const [path] = /\sd="[^"]+"/.exec(readFileSync(join(app.folder, 'src/Mark.tsx'), 'utf8')) ?? ['no path']
  expect(drawn).toContain(path.trim())
  expect(drawn).not.toMatch(/fillRule|clipRule|[{}]/)
})

test('a mark without a drawing is an error', () => {
  expect(() => markOf('export const Mark = () => null')).toThrow('one svg')
})

test.each([
  ['tile', []],
  ['row', ['flex-direction:row']],
  ['price', ['min-height:52px']],
] as const)('a document with cards as %s has the sheet of that layout alone', async (cards, marks) => {
  const theme = {
    tint: '#0bf',
    mode: 'light',
    radius: 'soft',
    hero: 'orbit',
    heroTone: 'deep',
    cards,
  } as const
  const css = await criticalCss(theme)
  const all = ['.product-card{flex-direction:row}', '.product-card .product-bar{']
  expect(all.filter((rule) => css.includes(rule))).toHaveLength(
    cards === 'tile' ? 0 : cards === 'row' ? 2 : 1,
  )
  for (const mark of marks) expect(css).toContain(mark)
})

test('a brand that never shows the new layout has no bottom bar in its shell', () => {
  const bars = apps
    .filter((app) => shellHtml(app).includes('class="nav-bottom"'))
    .map(({ brand }) => brand.newVersion.kind)
  expect(bars).not.toContain('nobody')
  expect(bars).toContain('everyone')
})
