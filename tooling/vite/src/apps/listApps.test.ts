import { expect, test } from 'vitest'
import { listApps, readBrandApp } from './readBrandApp.ts'

test('every store is a folder of apps', () => {
  expect(listApps()).toContain('watt')
  expect(listApps()).not.toContain('.DS_Store')
})

test.each(listApps())('apps/%s is read with its facts, theme and providers', async (key) => {
  const app = await readBrandApp(key)
  expect(app.brand.key).toBe(key)
  expect(app.providers.length).toBeGreaterThan(0)
  expect(app.theme.tint).toMatch(/^#[\da-f]{6}$/)
})
