// @vitest-environment jsdom
import { languages, type Language } from '@topup/domain'
import ar from '@topup/locales/ar.json'
import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { keepTexts } from '../app/later.tsx'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { pass } from '../testing/flush.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { createTranslator, type LocaleUrls } from './translator.ts'

const files = new Map<string, typeof en | typeof ar>([
  ['/en.json', en],
  ['/ar.json', ar],
])

const own: LocaleUrls = { en: '/en.json', ar: '/ar.json', de: '/lost.json' }

const newStorage = () => createBrandStorage('store', createFakeStorage(), createFakeClock())

async function createFor(
  language: Language,
  urls: LocaleUrls = own,
  { brandStorage = newStorage(), ownTexts = null }: Partial<Parameters<typeof createTranslator>[0]> = {},
) {
  const translator = createTranslator({
    language,
    fallback: 'en',
    urls,
    ownTexts,
    fetchMessages: (url) => {
      const found = files.get(url)
      return found === undefined ? Promise.reject(new Error('lost')) : Promise.resolve(found)
    },
    brandStorage,
    clock: createFakeClock(),
    visibility: { onReturn: () => () => undefined },
    page: document,
  })
  await translator.ready
  return translator
}

test.each(languages)(
  'texts of %s are found as the first language and after a change to it',
  async (language) => {
    const first = await createFor(language, { [language]: '/en.json' })
    expect(first.t('nav.topup')).toBe('Top up')
    const second = await createFor('ar', { ...own, [language]: '/en.json' })
    await second.change(language)
    expect(second.t('nav.topup')).toBe('Top up')
  },
)

test('a name is isolated in an Arabic sentence, and not in an English one', async () => {
  const translator = await createFor('en')
  const says = () => translator.t('recharge.payWithMethod', { method: '10% Pay' })
  expect(says()).toBe('Pay with 10% Pay')
  await translator.change('ar')
  expect(says()).toContain('\u206810% Pay\u2069')
})

test('a text nested in an Arabic sentence still receives its count', async () => {
  const translator = await createFor('ar')
  expect(translator.t('product.perDays', { count: 3, days: 7 })).not.toMatch(/[{}$]/)
})

test('a count is formatted as numbers are in the language', async () => {
  const translator = await createFor('en')
  expect(translator.t('server.results', { count: 2000 })).toBe('2,000 servers')
})

test('code that draws again with new texts finds language and direction changed already', async () => {
  const translator = await createFor('en')
  const seen: string[] = []
  translator.i18n.on('languageChanged', () =>
    seen.push(`${translator.language()} ${document.documentElement.dir}`),
  )
  expect(await translator.change('ar')).toBe(true)
  expect(seen).toEqual(['ar rtl'])
})

test('when texts cannot be loaded the page keeps its language; a first language falls back to those that came along', async () => {
  const translator = await createFor('de', own, { ownTexts: en })
  expect([translator.language(), document.documentElement.lang]).toEqual(['en', 'en'])
  expect(await translator.change('de')).toBe(false)
  expect(translator.t('common.close')).toBe('Close')
})

test('a key without a text is never shown', async () => {
  const translator = await createFor('en')
  expect(translator.i18n.t('no.such.key' as 'common.close')).toBe('')
})

test('texts that were shown before are shown again when their file is lost', async () => {
  const brandStorage = newStorage()
  keepTexts({ translator: await createFor('ar', own, { brandStorage }), brandStorage })
  const later = await createFor('ar', { ar: '/lost.json', en: '/lost.json' }, { brandStorage })
  expect([later.language(), later.t('common.close')]).toEqual(['ar', ar.common.close])
})

test('the default language needs no file where its texts came along', async () => {
  const urls = { en: '/lost.json', ar: '/ar.json' }
  const first = await createFor('en', urls, { ownTexts: en })
  const second = await createFor('ar', urls, { ownTexts: en })
  expect(await second.change('en')).toBe(true)
  expect([first, second].map(({ t }) => t('common.close'))).toEqual(['Close', 'Close'])
})

test('a file that does not answer counts as lost', async () => {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  brandStorage.write('texts', { language: 'ar', messages: ar })
  const translator = createTranslator({
    language: 'ar',
    fallback: 'en',
    urls: own,
    ownTexts: null,
    fetchMessages: () => new Promise(() => undefined),
    brandStorage,
    clock,
    visibility: { onReturn: () => () => undefined },
    page: document,
  })
  await pass(clock, 30_000)
  await translator.ready
  expect(translator.t('common.close')).toBe(ar.common.close)
})
