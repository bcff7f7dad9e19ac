import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyMethods, parts, slim, unusedMethods } from './slimLibraries.ts'

const packages = join(import.meta.dirname, '../../../../packages')
const folders = {
  i18next: join(packages, 'flows/node_modules/i18next'),
  'react-i18next': join(packages, 'flows/node_modules/react-i18next'),
  'react-router': join(packages, 'flows/node_modules/react-router'),
  ky: join(packages, 'api-client/node_modules/ky'),
}
const installed = (library: keyof typeof folders, file: string) => ({
  id: `/node_modules/${library}/${file}`,
  code: readFileSync(join(folders[library], file), 'utf8'),
})
const slimmed = (library: keyof typeof folders, file: string) => {
  const { id, code } = installed(library, file)
  return slim(id, code)
}

const i18next = installed('i18next', 'dist/esm/i18next.js').code
const slimI18next = () => slimmed('i18next', 'dist/esm/i18next.js')

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
  const url = `data:text/javascript,${encodeURIComponent(slimI18next())}`
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
  const slim = slimI18next()
  expect(slim.split('\n')).toHaveLength(i18next.split('\n').length)
  const i18n = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(await startSlim())))
  expect(i18n).toContain('changeLanguage')
  expect(i18n.filter((name) => unusedMethods.includes(name))).toEqual([])
})

test('i18next’s own formats and selector keys are gone', () => {
  const slim = slimI18next()
  expect(slim).toContain('this.formats = {}')
  expect(slim).not.toMatch(/Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat)/)
  const calls = [...slim.matchAll(/.*\bkeysFromSelector\((?!selector).*/g)].map(([line]) => line)
  expect(calls).toHaveLength(6)
  expect(calls.filter((line) => !/\bfalse(?:\)| \?) /.test(line))).toEqual([])
  expect(slimmed('react-i18next', 'dist/es/useTranslation.js')).toContain('false ? keyFromSelector(')
})

/** The installed files of libraries that a part may be in. */
const files = Object.entries(folders).flatMap(([library, folder]) =>
  globSync('{dist/{es,esm,production},distribution}/**/*.js', { cwd: folder }).map((file) =>
    installed(library as keyof typeof folders, file),
  ),
)

test('every part that is left out is in the installed libraries', () => {
  const lost = parts.filter(
    ([ids, part]) => !files.some(({ id, code }) => ids.test(id) && code.search(part) !== -1),
  )
  expect(lost.map(([, part]) => String(part))).toEqual([])
})

test.each([...unusedMethods, ...emptyMethods.map((name) => `#${name}`)])(
  'a library has the method %s',
  (name) => {
    expect(files.some(({ code }) => new RegExp(`^ +(?:async )?${name}\\(`, 'm').test(code))).toBe(true)
  },
)

test('messages to developers are marked as pure in both libraries, and errors are not', () => {
  const messages = /(.{17})this\.logger\.(?:warn|log|deprecate|once)\(/g
  const marks = [...slimI18next().matchAll(messages)].map(([, before]) => before)
  expect(marks.length).toBeGreaterThan(10)
  expect(new Set(marks)).toEqual(new Set([' /* @__PURE__ */ ']))
  expect(slimI18next()).not.toContain('/* @__PURE__ */ this.logger.error(')
  expect(slimmed('react-i18next', 'dist/es/utils.js')).toContain(
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
  const methods = unusedMethods.join('|')
  // What belongs to an instance: others have methods of the same names.
  const call = new RegExp(`\\bi18n(?:\\.store)?\\.(?:${methods})\\(`)
  const sources = globSync('{flows,ui-kit}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((file) => call.test(readFileSync(join(packages, file), 'utf8')))).toEqual([])
})
