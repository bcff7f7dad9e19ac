import { parseEntry, paymentRegions } from '@topup/domain'
import type { Entry } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { overruleLink } from '../features/account/LanguagePopup.tsx'
import { chosenRegionIn } from '../store/state/chosenRegion.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { linkOfTab } from './tabLink.ts'

/** A tab; each address that it opens is a document of its own over the same storage. */
function newTab(storage: Storage | null = createFakeStorage()) {
  const tab = () => createBrandStorage('store', storage, createFakeClock())
  const open = (search: string) => linkOfTab(tab(), parseEntry(search, paymentRegions).entry)
  return { tab, open, asks: (search: string) => named(open(search)) }
}

/** What a link asked for, without what it did not name. */
const named = ({ entry, language }: { readonly entry: Entry; readonly language: string | null }) => {
  const { clientId, region, areaId, serverId, characterId } = entry
  const all = { clientId, region, areaId, serverId, characterId, language }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

const link = '?client_id=g&domain_area=ru&area_id=a1&server_id=s5&role_id=9&spec_lang=de'
const all = { clientId: 'g', region: 'ru', areaId: 'a1', serverId: 's5', characterId: '9', language: 'de' }

test.each(['', '?visit=sdk&idfv=d&utm_pay=kf'])(
  'all that a link asks for outlives a reload of a route with "%s"',
  (search) => {
    const { asks } = newTab()
    expect(asks(link)).toEqual(all)
    expect(asks(search)).toEqual(all)
    expect(asks(search)).toEqual(all)
  },
)

test('another tab does not use it, nor does a visit without a link', () => {
  newTab().open(link)
  expect(newTab().asks('')).toEqual({})
})

test.each([
  ['to another game', '?client_id=h', { clientId: 'h', language: 'de' }],
  ['to the same game, without the rest', '?client_id=g', { clientId: 'g', language: 'de' }],
  ['with another region', '?domain_area=ja', { ...all, region: 'ja' }],
  ['with another language', '?spec_lang=fr', { ...all, language: 'fr' }],
  ['to another character', '?role_id=10', { clientId: 'g', region: 'ru', characterId: '10', language: 'de' }],
  ['that asks to pay a debt', '?replenish_id=r', { language: 'de' }],
])('the next link, %s, replaces what it stands for', (_title, next, expected) => {
  const { asks } = newTab()
  asks(link)
  expect(asks(next)).toEqual(expected)
  expect(asks('')).toEqual(expected)
})

test('a payment link keeps its region on every route, and so does the game of a link that follows it', () => {
  const { asks } = newTab()
  asks('?replenish_id=r&domain_area=ja')
  expect(asks('?replenish_id=r')).toEqual({ region: 'ja' })
  expect(asks('?client_id=g&domain_area=ru')).toEqual({ clientId: 'g', region: 'ru' })
  expect(asks('')).toEqual({ clientId: 'g', region: 'ru' })
})

describe('what the player chose in the tab', () => {
  const chosen = (key: 'chosenRegion' | 'game') => {
    const { tab, open } = newTab()
    open('?client_id=g&domain_area=ru')
    tab().write(key, { clientId: 'g', region: 'ja' })
    return (search: string) => {
      open(search)
      return tab().read(key, (stored) => stored) !== null
    }
  }

  test.each(['', '?client_id=g&domain_area=ru', '?spec_lang=fr'])('stays at the address "%s"', (search) => {
    expect(chosen('game')(search)).toBe(true)
    expect(chosen('chosenRegion')(search)).toBe(true)
  })

  test('gives way to a link to another game', () => {
    expect(chosen('game')('?client_id=h')).toBe(false)
    expect(chosen('chosenRegion')('?client_id=h')).toBe(false)
  })

  test('of the region gives way to a link with another region, of the game does not', () => {
    expect(chosen('chosenRegion')('?domain_area=ja')).toBe(false)
    expect(chosen('game')('?domain_area=ja')).toBe(true)
  })
})

describe('a language that the player chooses', () => {
  test('takes precedence, also at the address of the link', () => {
    const { tab, asks } = newTab()
    asks('?spec_lang=de')
    overruleLink(tab())
    expect(asks('')).toEqual({})
    expect(asks('?spec_lang=de')).toEqual({})
  })

  test('gives way to a new link with another language', () => {
    const { tab, asks } = newTab()
    asks('?spec_lang=de')
    overruleLink(tab())
    expect(asks('?spec_lang=fr')).toEqual({ language: 'fr' })
    expect(asks('')).toEqual({ language: 'fr' })
  })

  test('without a link does not override a later one', () => {
    const { tab, asks } = newTab()
    overruleLink(tab())
    expect(asks('?spec_lang=de')).toEqual({ language: 'de' })
  })
})

test('a recipient is new until the tab has heard of it', () => {
  const { open } = newTab()
  const isNew = (search: string) => open(search).namesNewRecipient
  expect(isNew('?client_id=g')).toBe(false)
  expect(isNew('?client_id=g&server_id=s5&role_id=9')).toBe(true)
  expect(isNew('?client_id=g&server_id=s5&role_id=9')).toBe(false)
  expect(isNew('')).toBe(false)
  expect(isNew('?client_id=g&server_id=s6&role_id=9')).toBe(true)
  expect(isNew('?client_id=g&area_id=a1&server_id=s6&role_id=9')).toBe(true)
  expect(isNew('?client_id=g&area_id=a1&server_id=s6&role_id=9')).toBe(false)
  expect(isNew('?client_id=g&area_id=a2&server_id=s6&role_id=9')).toBe(true)
})

test.each(['"x"', '{"v":"__proto__","e":null}', '{"v":{},"e":null}', '['])(
  '%s in storage asks for no region and no language',
  (stored) => {
    const storage = createFakeStorage()
    for (const key of ['linkRegion', 'linkLanguage', 'chosenRegion'])
      storage.setItem(`topup.store.${key}`, stored)
    const { asks, tab } = newTab(storage)
    expect(asks('')).toEqual({})
    expect(chosenRegionIn(tab())).toBeNull()
  },
)

test('without storage a link counts only for its own page', () => {
  const { asks } = newTab(null)
  expect(asks(link)).toEqual(all)
  expect(asks('')).toEqual({})
})

test('what an earlier release kept of a link still counts', () => {
  const storage = createFakeStorage()
  for (const [key, value] of [
    ['linkGame', 'g'],
    ['linkRegion', 'ru'],
    ['linkLanguage', 'de'],
  ] as const)
    storage.setItem(`topup.store.${key}`, JSON.stringify({ v: value, e: null }))
  expect(newTab(storage).asks('')).toEqual({ clientId: 'g', region: 'ru', language: 'de' })
})
