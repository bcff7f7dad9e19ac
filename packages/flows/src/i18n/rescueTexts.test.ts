import type { Language } from '@topup/domain'
import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush, pass } from '../testing/flush.ts'
import { rescueTexts } from './rescueTexts.ts'

function setUp(wanted: Language, there: readonly Language[] = [], kept: Language | null = null) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  if (kept !== null) brandStorage.write('texts', { language: kept, messages: en })
  const loadable = new Set(there)
  const asked: Language[] = []
  const seen: { shown: Language | null; late: boolean; added: Language[] } = {
    shown: null,
    late: false,
    added: [],
  }
  void rescueTexts({
    wanted,
    fallback: 'en',
    load: async (language) => {
      asked.push(language)
      return loadable.has(language)
    },
    add: (language) => seen.added.push(language),
    showLate: () => {
      seen.late = true
    },
    brandStorage,
    clock,
  }).then((language) => {
    seen.shown = language
  })
  return { clock, loadable, asked, seen }
}

test('texts that an earlier visit kept are shown at once, and newer ones as soon as they can be had', async () => {
  const { clock, loadable, seen } = setUp('de', [], 'de')
  await flush()
  expect(seen).toEqual({ shown: 'de', late: false, added: ['de'] })
  await pass(clock, 4000)
  expect(seen.late).toBe(false)
  loadable.add('de')
  await pass(clock, 8000)
  expect(seen.late).toBe(true)
})

test('without them the default language is shown until the wanted one can be had', async () => {
  const { clock, loadable, seen } = setUp('de', ['en'], 'fr')
  await flush()
  expect(seen).toEqual({ shown: 'en', late: false, added: [] })
  loadable.add('de')
  await pass(clock, 4000)
  expect(seen.late).toBe(true)
})

test('another kept language is better than none', async () => {
  const { seen } = setUp('de', [], 'fr')
  await flush()
  expect(seen.shown).toBe('fr')
})

test('without any texts nothing is shown, and they are requested until they are there', async () => {
  const { clock, loadable, seen, asked } = setUp('de')
  await pass(clock, 60_000)
  expect(seen.shown).toBeNull()
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.length).toBeLessThan(15)
  loadable.add('en')
  await pass(clock, 64_000)
  expect(seen.shown).toBe('en')
})
