import { expect, test } from 'vitest'
import { deriveTheme } from './deriveTheme.ts'
import { themeCss } from './twin.ts'

const tokens = deriveTheme({ tint: '#0bf', mode: 'light', radius: 'pill', hero: 'orbit', heroTone: 'deep' })

test('sets every token as a custom property on the selector', () => {
  const css = themeCss(tokens, '[data-brand="x"]')
  expect(css).toMatch(/^\[data-brand="x"\]\{--bg:#[0-9a-f]{6};.*\}$/)
  for (const [name, value] of Object.entries(tokens)) expect(css).toContain(`--${name}:${value}`)
})

test('uses the root as selector unless another is given', () => {
  expect(themeCss(tokens)).toMatch(/^:root\{/)
})
