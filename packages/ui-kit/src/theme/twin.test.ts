import { expect, test } from 'vitest'
import { deriveTheme } from './deriveTheme.ts'
import { brandCss, twinOf } from './twin.ts'
import type { ThemeInputs } from './theme.ts'

const brand: ThemeInputs = { tint: '#0bf', mode: 'light', radius: 'soft', hero: 'orbit', heroTone: 'deep' }
const follower: ThemeInputs = { ...brand, followsSystem: true }

test('a brand keeps its own mode unless it follows the system', () => {
  expect(twinOf(brand)).toBeNull()
  expect(brandCss(brand)).not.toContain('@media')
})

test.each(['light', 'dark'] as const)(
  'the twin of a brand that is %s is what the other mode derives',
  (mode) => {
    const inputs = { ...follower, mode }
    const other = deriveTheme({ ...inputs, mode: mode === 'light' ? 'dark' : 'light' })
    const [own = '', twin = ''] = brandCss(inputs).split('@media ')
    expect(own).toContain(`--bg:${deriveTheme(inputs).bg};`)
    expect(twin).toContain(
      `(prefers-color-scheme:${mode === 'light' ? 'dark' : 'light'}){:root{--bg:${other.bg};`,
    )
  },
)

test('what both modes share is said once', () => {
  const [, twin = ''] = brandCss({ ...follower, typeface: 'exo-2' }).split('@media ')
  expect(twin).not.toMatch(/--(?:hero-1|tint-fill|art-1|r-card|font-display):/)
})
