import { expect, test } from 'vitest'
import { listApps, loginsOf, neededDropIns, partSource, readBrandApp } from './readBrandApp.ts'

const watt = await readBrandApp('watt')
const ru = await readBrandApp('ru')
const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))

/** What a module imports from a folder of ours, in its order. */
const imported = (source: string, from: string) =>
  [...source.matchAll(new RegExp(`from '${from}/([\\w-]+)`, 'g'))].map(([, name]) => name)

test.each(apps.map((app) => [app.brand.key, app] as const))(
  '%s ships its providers, drop-ins, logins, languages and hero, and no other',
  (_key, app) => {
    const { brand, providers, theme } = app
    expect(imported(partSource.checkout(app), '@topup/api-client/providers')).toEqual(providers)
    expect(imported(partSource.pay(app), '@topup/flows/dropIns')).toEqual(neededDropIns(app))
    expect(imported(partSource.socialLogins(app), '@topup/flows/login')).toEqual(loginsOf(brand))
    expect(imported(partSource.locales(app), '@topup/locales')).toEqual(brand.languages)
    expect(imported(partSource.store(app), '@topup/ui-kit/heroes')).toEqual([theme.hero])
  },
)

test('each language gets its own texts, and the default one’s come with the script', () => {
  const source = partSource.locales(ru)
  expect(source).toContain("import text0 from '@topup/locales/ru.json?url'")
  expect(source).toContain("export const locales = { 'ru': text0, 'en': text1 }")
  expect(partSource.store(ru)).toContain("export { default as texts } from '@topup/locales/ru.json'")
})

test('a picture of the publisher stands over the scene, and a theme without a typeface loads none', () => {
  const { typeface: _, ...theme } = { ...watt.theme, heroPicture: 'avif' } as const
  const source = partSource.store({ ...watt, theme })
  expect(source).toContain("import picture from './hero.avif?url'")
  expect(source).toContain('export const Hero = pictured(Scene, picture)')
  expect(source).toContain('export const typeface = undefined')
  expect(source).not.toContain('@fontsource')
})

test('the typeface is the Latin file of its package in its weight', () => {
  expect(partSource.store(watt)).toContain(
    "export { default as typeface } from '@fontsource/exo-2/files/exo-2-latin-700-normal.woff2?url'",
  )
})
