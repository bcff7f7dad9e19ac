import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deriveTheme } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { expect, onTestFinished, test } from 'vitest'
import { themeFile } from './themeFile.ts'

const texts = import.meta.glob<string>('../../../../apps/*/src/theme.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const themes = import.meta.glob<ThemeInputs>('../../../../apps/*/src/theme.ts', {
  eager: true,
  import: 'theme',
})

test.each(Object.entries(themes))('%s is what would be copied for its inputs', (path, theme) => {
  expect(themeFile(theme)).toBe(texts[path])
})

test('a copied file, written down and imported, makes the theme that was seen', async () => {
  const seen: ThemeInputs = {
    tint: '#7a3cff',
    mode: 'dark',
    radius: 'pill',
    hero: 'beams',
    heroTone: 'bright',
    cards: 'price',
    artwork: 'neon',
    followsSystem: true,
  }
  const folder = mkdtempSync(join(tmpdir(), 'copied-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'theme.ts')
  writeFileSync(file, themeFile(seen))
  const { theme } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { theme: ThemeInputs }
  expect(theme).toEqual(seen)
  expect(deriveTheme(theme)).toEqual(deriveTheme(seen))
})

test('what stands in quotes cannot end them', () => {
  expect(themeFile({ ...firstTheme(), typeface: "a'b\\" })).toContain(String.raw`typeface: 'a\'b\\',`)
})

function firstTheme(): ThemeInputs {
  const [theme] = Object.values(themes)
  if (theme === undefined) throw new Error('There is no brand')
  return theme
}
