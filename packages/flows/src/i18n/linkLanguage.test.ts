import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { keepLinkLanguage } from './linkLanguage.ts'
import { overruleLink } from './overruleLink.ts'

const tabOf = (storage: Storage | null) => createBrandStorage('store', storage, createFakeClock())

test('the language of a link outlives a reload of a route that does not carry it', () => {
  const storage = createFakeStorage()
  expect(keepLinkLanguage(tabOf(storage), 'de')).toBe('de')
  expect(keepLinkLanguage(tabOf(storage), null)).toBe('de')
})

test('a visit without such a link has no link language', () => {
  expect(keepLinkLanguage(tabOf(createFakeStorage()), null)).toBeNull()
})

test('a language that the player chooses takes precedence, also at the address of the link', () => {
  const storage = createFakeStorage()
  keepLinkLanguage(tabOf(storage), 'de')
  overruleLink(tabOf(storage))
  expect(keepLinkLanguage(tabOf(storage), null)).toBeNull()
  expect(keepLinkLanguage(tabOf(storage), 'de')).toBeNull()
})

test('a new link with another language counts again', () => {
  const storage = createFakeStorage()
  keepLinkLanguage(tabOf(storage), 'de')
  overruleLink(tabOf(storage))
  expect(keepLinkLanguage(tabOf(storage), 'fr')).toBe('fr')
  expect(keepLinkLanguage(tabOf(storage), null)).toBe('fr')
})

test('a choice made without such a link does not override a later link', () => {
  const storage = createFakeStorage()
  overruleLink(tabOf(storage))
  expect(keepLinkLanguage(tabOf(storage), 'de')).toBe('de')
})

test.each(['"x"', '{"v":"__proto__","e":null}', '{"v":{},"e":null}', '['])(
  '%s in storage is no language',
  (stored) => {
    const storage = createFakeStorage()
    storage.setItem('topup.store.linkLanguage', stored)
    expect(keepLinkLanguage(tabOf(storage), null)).toBeNull()
  },
)

test('without storage the link counts only for its own page', () => {
  expect(keepLinkLanguage(tabOf(null), 'de')).toBe('de')
})
