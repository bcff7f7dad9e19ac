import { parseEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { starfall } from '../testing/fakeServices.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { firstGame } from './readVisit.ts'
import { linkOfTab } from './tabLink.ts'

const ids = (id: string) => ({ web: id, ios: id, android: id })
const brand = { games: [{ code: 'first', clientIds: ids('first'), region: 'sea' as const }] }

/** Makes a browser that can open any number of tabs. */
function browser() {
  const shared = createFakeStorage()
  const storageOver = (storage: Storage) => createBrandStorage('store', storage, createFakeClock())
  return () => {
    const own = createFakeStorage()
    const [brandStorage, tab] = [storageOver(shared), storageOver(own)]
    return {
      open: (clientId: string | null = null) => {
        const search = clientId === null ? '' : `?client_id=${clientId}`
        const { entry } = linkOfTab(tab, parseEntry(search, []).entry)
        return firstGame({ brand, entry, brandStorage, tab, platform: 'web' })
      },
      choose: (clientId: string) =>
        [brandStorage, tab].forEach((each) => each.write('game', { ...starfall, clientId })),
    }
  }
}

test('a first visit opens the brand’s first game, of which only the id is known', () => {
  expect(browser()().open()).toEqual({ clientId: 'first', game: null })
})

test('a visit opens the game chosen last, with its name', () => {
  const newTab = browser()
  newTab().choose('ember')
  expect(newTab().open()).toEqual({ clientId: 'ember', game: { ...starfall, clientId: 'ember' } })
})

test('the game of a link outlives a reload of a route that does not carry it', () => {
  const tab = browser()()
  expect(tab.open('ember').clientId).toBe('ember')
  expect(tab.open().clientId).toBe('ember')
})

test('a game that the player chooses takes precedence over the link’s, also at the address of the link', () => {
  const tab = browser()()
  tab.open('ember')
  tab.choose('tide')
  expect(tab.open().clientId).toBe('tide')
  expect(tab.open('ember').clientId).toBe('tide')
})

test('a new link takes precedence over what was chosen before', () => {
  const tab = browser()()
  tab.open('ember')
  tab.choose('tide')
  expect(tab.open('neko').clientId).toBe('neko')
})

test('what another tab chooses is not opened by a reload of this one', () => {
  const newTab = browser()
  const [one, two] = [newTab(), newTab()]
  one.choose('ember')
  two.choose('tide')
  expect(one.open().clientId).toBe('ember')
  expect(two.open().clientId).toBe('tide')
})

test.each(['"x"', '{"v":{"clientId":7},"e":null}', '['])('%s in storage is no game', (stored) => {
  const storage = createFakeStorage()
  storage.setItem('topup.store.game', stored)
  const brandStorage = createBrandStorage('store', storage, createFakeClock())
  const tab = createBrandStorage('store', null, createFakeClock())
  const first = firstGame({ brand, entry: { clientId: null }, brandStorage, tab, platform: 'web' })
  expect(first.clientId).toBe('first')
})
