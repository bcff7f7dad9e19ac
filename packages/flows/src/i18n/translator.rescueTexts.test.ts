import type { Language } from '@topup/domain'
import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush, pass } from '../testing/flush.ts'
import { rescueTexts } from './translator.ts'

interface Start {
  readonly there?: readonly Language[]
  readonly kept?: Language
  readonly hasOwn?: true
}

function setUp(wanted: Language, { there = [], kept, hasOwn }: Start = {}) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  if (kept !== undefined) brandStorage.write('texts', { language: kept, messages: en })
  const loadable = new Set(there)
  const asked: Language[] = []
  const listeners = new Set<() => void>()
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
    ownTexts: hasOwn ? en : null,
    showLate: () => {
      seen.late = true
    },
    brandStorage,
    clock,
    visibility: {
      onReturn: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }).then((language) => {
    seen.shown = language
  })
  const comeBack = () => {
    for (const listener of listeners) listener()
    return flush()
  }
  return { clock, loadable, asked, seen, listeners, comeBack }
}

test('a file that is lost once is requested again at once', async () => {
  const { asked, seen } = setUp('de', { there: ['de'], kept: 'de' })
  await flush()
  expect([seen.shown, seen.added, asked]).toEqual(['de', [], ['de']])
})

test('texts that an earlier visit kept are shown at once, and newer ones as soon as they can be had', async () => {
  const { clock, loadable, seen } = setUp('de', { kept: 'de' })
  await flush()
  expect(seen).toEqual({ shown: 'de', late: false, added: ['de'] })
  await pass(clock, 4000)
  expect(seen.late).toBe(false)
  loadable.add('de')
  await pass(clock, 8000)
  expect(seen.late).toBe(true)
})

test('without them the default language is shown until the wanted one can be had', async () => {
  const { clock, loadable, asked, seen } = setUp('de', { hasOwn: true, kept: 'fr' })
  await flush()
  expect(seen).toEqual({ shown: 'en', late: false, added: ['en'] })
  loadable.add('de')
  await pass(clock, 4000)
  expect(seen.late).toBe(true)
  expect(new Set(asked)).toEqual(new Set(['de']))
})

test('another kept language is better than none', async () => {
  const { seen } = setUp('de', { kept: 'fr' })
  await flush()
  expect(seen.shown).toBe('fr')
})

test('without any texts nothing is shown, and they are requested until they are there', async () => {
  const { clock, loadable, seen, asked } = setUp('de')
  await pass(clock, 60_000)
  expect(seen.shown).toBeNull()
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThan(15)
  loadable.add('de')
  await pass(clock, 64_000)
  expect(seen.shown).toBe('de')
})

test('texts are requested as soon as the player or the network is back, and not after they are there', async () => {
  const { loadable, seen, listeners, comeBack } = setUp('de', { hasOwn: true })
  await flush()
  await comeBack()
  expect(seen.late).toBe(false)
  loadable.add('de')
  await comeBack()
  expect(seen.late).toBe(true)
  expect(listeners.size).toBe(0)
})

test('kept texts of an older release are filled up with those of the default language', async () => {
  const { seen } = setUp('de', { hasOwn: true, kept: 'de' })
  await flush()
  expect([seen.shown, seen.added]).toEqual(['de', ['en', 'de']])
})
