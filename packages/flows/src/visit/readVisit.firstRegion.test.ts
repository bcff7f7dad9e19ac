import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { starfall } from '../testing/fakeServices.ts'
import { firstRegion } from './readVisit.ts'

const ids = (id: string) => ({ web: id, ios: id, android: id })
const brand = {
  regions: ['universal', 'ja', 'ru'],
  games: [{ code: 'ember', clientIds: ids('e'), region: 'ja' }],
} as const
const newVault = () => createBrandStorage('store', null, createFakeClock())

const whole = { clientId: 'e', game: null }
const edition = { clientId: 'e1', game: { ...starfall, clientId: 'e1', parentClientId: 'e' } }
const unlisted = { clientId: 'unknown', game: null }

test.each([
  ['the link’s region, whatever the game', { linkRegion: 'ru', first: whole, saved: 'universal' }, 'ru'],
  ['the region of the game, whatever was before', { linkRegion: null, first: whole, saved: 'ru' }, 'ja'],
  ['the region of the game whose edition it is', { linkRegion: null, first: edition, saved: 'ru' }, 'ja'],
  ['the region of the game, at a first visit', { linkRegion: null, first: whole, saved: null }, 'ja'],
  [
    'the game’s region, where the brand does not list the link’s',
    { linkRegion: 'kr', first: whole, saved: null },
    'ja',
  ],
  [
    'the region before, for a game that no table knows',
    { linkRegion: null, first: unlisted, saved: 'ru' },
    'ru',
  ],
] as const)('a store opens in %s', (_title, { linkRegion, first, saved }, expected) => {
  const [brandStorage, tab] = [newVault(), newVault()]
  if (saved !== null) brandStorage.write('region', saved)
  expect(firstRegion({ rule: { brand, linkRegion }, chosen: null, first, brandStorage, tab })).toEqual({
    ok: true,
    value: expected,
  })
  for (const each of [brandStorage, tab]) expect(each.read('region', (stored) => stored)).toBe(expected)
})

test('the region of this tab takes precedence over that of another', () => {
  const [brandStorage, tab] = [newVault(), newVault()]
  brandStorage.write('region', 'ru')
  tab.write('region', 'universal')
  const region = firstRegion({
    rule: { brand, linkRegion: null },
    chosen: null,
    first: unlisted,
    brandStorage,
    tab,
  })
  expect(region).toEqual({ ok: true, value: 'universal' })
})

test.each([
  ['the region that the player chose for the game', 'e', 'universal', 'universal'],
  ['the region of the game, where the player chose for another game', 'e1', 'universal', 'ja'],
  ['the region of the game, where the brand does not list the chosen one', 'e', 'kr', 'ja'],
] as const)('after a reload a store opens in %s', (_title, clientId, region, expected) => {
  const [brandStorage, tab] = [newVault(), newVault()]
  const opened = firstRegion({
    rule: { brand, linkRegion: null },
    chosen: { clientId, region },
    first: whole,
    brandStorage,
    tab,
  })
  expect(opened).toEqual({ ok: true, value: expected })
})

test('a saved region that the brand does not list is forgotten', () => {
  const [brandStorage, tab] = [newVault(), newVault()]
  brandStorage.write('region', 'kr')
  const region = firstRegion({
    rule: { brand, linkRegion: null },
    chosen: null,
    first: unlisted,
    brandStorage,
    tab,
  })
  expect(region).toEqual({ ok: false, error: 'none' })
  expect(brandStorage.read('region', (stored) => stored)).toBeNull()
})
