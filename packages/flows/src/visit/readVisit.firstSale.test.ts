import { parseEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { starfall } from '../testing/fakeServices.ts'
import { firstSale } from './readVisit.ts'
import { linkOfTab } from './tabLink.ts'

const ids = (id: string) => ({ web: id, ios: id, android: id })
const brand = {
  regions: ['universal', 'ja'],
  games: [{ code: 'ember', clientIds: ids('ember'), region: 'ja' }],
} as const

/** Makes a tab of a new browser, which opens addresses one after the other. */
function tabOfNewBrowser() {
  const newStorage = () => createBrandStorage('store', null, createFakeClock())
  const [brandStorage, tab] = [newStorage(), newStorage()]
  const open = (search: string, isOfGame = false) => {
    const { entry } = linkOfTab(tab, parseEntry(search, brand.regions).entry)
    const { first, region } = firstSale({
      brand,
      entry,
      isOfGame,
      chosenRegion: null,
      brandStorage,
      tab,
      platform: 'web',
    })
    return [first.clientId, region.ok ? region.value : 'none']
  }
  return { open, brandStorage }
}

test('a link’s game that no table knows leads to no other game, where there is no region for it', () => {
  const { open, brandStorage } = tabOfNewBrowser()
  brandStorage.write('game', { ...starfall, clientId: 'edition', parentClientId: 'ember' })
  expect(open('?client_id=zzz')).toEqual(['zzz', 'none'])
})

test.each(['?client_id=zzz', ''])('a reload at "%s" changes neither game nor region', (search) => {
  const { open } = tabOfNewBrowser()
  open('?client_id=zzz')
  expect(open(search)).toEqual(['zzz', 'none'])
})

test('the next visit of the browser opens what it sells', () => {
  const { open, brandStorage } = tabOfNewBrowser()
  open('?client_id=zzz')
  expect(brandStorage.read('game', (stored) => stored)).toBeNull()
  expect(tabOfNewBrowser().open('')).toEqual(['ember', 'ja'])
})

test('the next link of the tab counts again', () => {
  const { open } = tabOfNewBrowser()
  open('?client_id=zzz')
  expect(open('?client_id=other&domain_area=universal')).toEqual(['other', 'universal'])
})

test('a game that no table knows is opened where its link or the visit before says', () => {
  expect(tabOfNewBrowser().open('?client_id=zzz&domain_area=universal')).toEqual(['zzz', 'universal'])
  const { open, brandStorage } = tabOfNewBrowser()
  brandStorage.write('region', 'universal')
  expect(open('?client_id=zzz')).toEqual(['zzz', 'universal'])
})

test('in a game’s own tab no other game takes its place', () => {
  expect(tabOfNewBrowser().open('?client_id=zzz', true)).toEqual(['zzz', 'none'])
})
