import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { slimI18next, unusedMethods, slimReactI18next } from './slimLibraries.ts'

const flows = createRequire(join(import.meta.dirname, '../../../../packages/flows/package.json'))
const installed = (library: string, file: string) =>
  readFileSync(join(dirname(flows.resolve(`${library}/package.json`)), file), 'utf8')

const i18next = installed('i18next', 'dist/esm/i18next.js')

/** What the store calls of i18next, by itself and through react-i18next. */
interface Translations {
  init(options: object): Promise<unknown>
  addResourceBundle(language: string, namespace: string, texts: object): void
  hasResourceBundle(language: string, namespace: string): boolean
  changeLanguage(language: string): Promise<unknown>
  hasLoadedNamespace(namespace: string): boolean
  getFixedT(language: string, namespace: string): (key: string) => string
  readonly t: (key: string, values?: object) => string
  on(event: string, listener: (language: string) => void): void
  readonly services: { readonly formatter: { add(name: string, format: (value: number) => string): void } }
}

/** An instance of the slim library with the store's options and texts of two languages. */
async function startSlim() {
  const url = `data:text/javascript,${encodeURIComponent(slimI18next(i18next))}`
  const library: { createInstance: () => Translations } = await import(/* @vite-ignore */ url)
  const i18n = library.createInstance()
  await i18n.init({ lng: 'en', fallbackLng: 'en', resources: {}, lowerCaseLng: true })
  i18n.services.formatter.add('number', (value) => `#${value}`)
  i18n.addResourceBundle('en', 'translation', {
    hello: 'Hello {{name}}',
    things_one: '{{count, number}} thing',
    things_other: '{{count, number}} things',
    nested: 'Left: $t(things, {"count": {{count}} })',
    onlyHere: 'English',
  })
  i18n.addResourceBundle('zh-tw', 'translation', { hello: '{{name}}，你好' })
  await i18n.changeLanguage('en')
  return i18n
}

test('the slim library still fills, formats, counts and nests', async () => {
  const { t } = await startSlim()
  expect(t('hello', { name: '<Ann>' })).toBe('Hello &lt;Ann&gt;')
  expect(t('things', { count: 1 })).toBe('#1 thing')
  expect(t('things', { count: 2 })).toBe('#2 things')
  expect(t('nested', { count: 3 })).toBe('Left: #3 things')
  expect(t('missing.key')).toBe('missing.key')
})

test('it still changes its language, says so, and falls back', async () => {
  const i18n = await startSlim()
  const said: string[] = []
  i18n.on('languageChanged', (language) => said.push(language))
  await i18n.changeLanguage('zh-tw')
  expect(said).toEqual(['zh-tw'])
  expect(i18n.getFixedT('zh-tw', 'translation')('onlyHere')).toBe('English')
  expect(i18n.t('hello', { name: 'Ann' })).toBe('Ann，你好')
  expect(i18n.hasLoadedNamespace('translation')).toBe(true)
  expect(i18n.hasResourceBundle('de', 'translation')).toBe(false)
})

test('the unused methods are gone, and every line is where it was', async () => {
  const slim = slimI18next(i18next)
  expect(slim.split('\n')).toHaveLength(i18next.split('\n').length)
  const i18n = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(await startSlim())))
  expect(i18n).toContain('changeLanguage')
  expect(i18n.filter((name) => unusedMethods.I18n?.includes(name))).toEqual([])
})

test('i18next’s own formats and selector keys are gone', () => {
  const slim = slimI18next(i18next)
  expect(slim).toContain('this.formats = {}')
  expect(slim).not.toMatch(/Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat)/)
  const calls = [...slim.matchAll(/.*\bkeysFromSelector\((?!selector).*/g)].map(([line]) => line)
  expect(calls).toHaveLength(6)
  expect(calls.filter((line) => !/\bfalse(?:\)| \?) /.test(line))).toEqual([])
  expect(slimReactI18next(installed('react-i18next', 'dist/es/useTranslation.js'))).toContain(
    'false ? keyFromSelector(',
  )
})

test('a method that the library no longer has fails the build', () => {
  expect(() => slimI18next(i18next.replace('cloneInstance(options', 'fork(options'))).toThrow(
    'i18next has no method I18n.cloneInstance',
  )
})

test('messages to developers are marked as pure in both libraries, and errors are not', () => {
  const messages = /(.{17})this\.logger\.(?:warn|log|deprecate|once)\(/g
  const marks = [...slimI18next(i18next).matchAll(messages)].map(([, before]) => before)
  expect(marks.length).toBeGreaterThan(10)
  expect(new Set(marks)).toEqual(new Set([' /* @__PURE__ */ ']))
  expect(slimI18next(i18next)).not.toContain('/* @__PURE__ */ this.logger.error(')
  expect(slimReactI18next(installed('react-i18next', 'dist/es/utils.js'))).toContain(
    "    /* @__PURE__ */ warnOnce(i18n, 'NO_LANGUAGES'",
  )
})

test('no text uses a format but the store’s own for numbers', () => {
  const locales = join(import.meta.dirname, '../../../../locales')
  const files = globSync('*.json', { cwd: locales })
  const formats = files.flatMap((file) =>
    [...readFileSync(join(locales, file), 'utf8').matchAll(/\{\{[^{},]+,\s*([^{}]+?)\s*\}\}/g)].map(
      ([, format]) => format,
    ),
  )
  expect(formats.length).toBeGreaterThan(20)
  expect(new Set(formats)).toEqual(new Set(['number']))
})

test('no source of a store calls a method that is cut', () => {
  const packages = join(import.meta.dirname, '../../../../packages')
  const methods = Object.values(unusedMethods).flat().join('|')
  // What belongs to an instance: others have methods of the same names.
  const call = new RegExp(`\\bi18n(?:\\.store)?\\.(?:${methods})\\(`)
  const sources = globSync('{flows,ui-kit}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((file) => call.test(readFileSync(join(packages, file), 'utf8')))).toEqual([])
})
