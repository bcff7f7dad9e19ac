import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listApps, readBrandApp } from '../apps/readBrandApp.ts'
import { criticalCss, firstScreenHtml } from './firstScreenHtml.ts'
import { escapeHtml } from './textsTag.ts'

const apps = await Promise.all(
  listApps().map(async (key) => {
    const app = await readBrandApp(key)
    return { ...app, ...(await firstScreenHtml(app)) }
  }),
)

test.each(apps)(
  'the document of $brand.key runs no script, needs no style attribute and names no place of the machine that built it',
  ({ brand, shell, parts }) => {
    expect(shell).toContain(escapeHtml(brand.name))
    expect(shell + parts).not.toMatch(/<script|style=|\son\w+=|<link|\/src\/|@fs/)
  },
)

test.each(apps)('the shell of $brand.key uses only classes that its style sheet knows', async (app) => {
  const css = await criticalCss(app.theme)
  const classes = new Set(
    [...(app.shell + app.parts).matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([])
})

test.each(apps)('the shell of $brand.key shows its mark on the tile', (app) => {
  const [, drawn = ''] = /class="header__tile" aria-hidden="true">(<svg.*?<\/svg>)/.exec(app.shell) ?? []
  const [path] = /\sd="[^"]+"/.exec(readFileSync(join(app.folder, 'src/Mark.tsx'), 'utf8')) ?? ['no path']
  expect(drawn).toContain(path.trim())
  expect(drawn).not.toMatch(/fillRule|clipRule|[{}]/)
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
    .filter(({ shell }) => shell.includes('class="nav-bottom"'))
    .map(({ brand }) => brand.newVersion.kind)
  expect(bars).not.toContain('nobody')
  expect(bars).toContain('everyone')
})

test('a store that never shows products brings only what says that the store is late', () => {
  const old = apps.filter(({ brand }) => brand.newVersion.kind === 'nobody')
  expect(old.length).toBeGreaterThan(0)
  const names = old.flatMap(({ parts }) =>
    [...parts.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name),
  )
  expect([...new Set(names)]).toEqual(['late'])
})
