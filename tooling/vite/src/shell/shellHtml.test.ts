import { expect, test } from 'vitest'
import { listApps } from '../apps/listApps.ts'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { criticalCss } from './criticalCss.ts'
import { escapeHtml, shellHtml } from './shellHtml.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))

test.each(apps)('the shell of $brand.key runs no script and needs no style attribute', ({ brand }) => {
  const html = shellHtml(brand)
  expect(html).toContain(escapeHtml(brand.name))
  expect(html).not.toMatch(/<script|style=|\son\w+=/)
})

test.each(apps)(
  'the shell of $brand.key uses only classes that its style sheet knows',
  async ({ brand, theme }) => {
    const css = await criticalCss(theme)
    const classes = new Set(
      [...shellHtml(brand).matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([])
  },
)

test('a brand that never shows the new layout has no bottom bar in its shell', () => {
  const bars = apps
    .filter(({ brand }) => shellHtml(brand).includes('class="nav-bottom"'))
    .map(({ brand }) => brand.newVersion.kind)
  expect(bars).not.toContain('nobody')
  expect(bars).toContain('everyone')
})
