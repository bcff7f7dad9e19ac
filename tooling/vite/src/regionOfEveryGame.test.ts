import { createSessionStore, createBrandStorage, readVisit } from '@topup/flows/headless'
import type { BrandConfig, GameChoice, Platform } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { listApps, readBrandApp } from './apps/readBrandApp.ts'

const brands: readonly BrandConfig[] = await Promise.all(
  listApps().map(async (key) => (await readBrandApp(key)).brand),
)
const userAgents: Readonly<Record<Platform, string>> = {
  android: 'Mozilla/5.0 (Linux; Android 8.0) Chrome/64.0',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X)',
  web: 'Mozilla/5.0 (X11; Linux x86_64)',
}

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** One browser that visits a store; each tab can be loaded as often as wanted, with a link or without. */
function browserAt(brand: BrandConfig, platform: Platform) {
  const shared = memoryStorage()
  return () => {
    const own = memoryStorage()
    return (search = '') => {
      const [brandStorage, tab] = [shared, own].map((storage) => createBrandStorage(brand.key, storage, Date))
      if (brandStorage === undefined || tab === undefined) throw new Error('no brandStorage')
      const navigator = { userAgent: userAgents[platform], maxTouchPoints: 1, languages: ['en'] }
      const visit = readVisit({ brand, brandStorage, tab, search, navigator })
      const { clientId, game, region, regionOf } = visit
      if (!region.ok) throw new Error(`${brand.key} has no region for ${search}`)
      return createSessionStore(brandStorage, { clientId, game, region: region.value, tab, regionOf })
    }
  }
}

type Session = ReturnType<ReturnType<ReturnType<typeof browserAt>>>

const placeIn = (session: Session) => {
  const { clientId, region } = session.getState()
  return { clientId, region }
}

const choiceOf = (clientId: string, parentClientId: string | null = null): GameChoice => ({
  clientId,
  gpId: '',
  name: clientId,
  parentName: parentClientId,
  parentClientId,
  logoUrl: null,
  subGameCode: parentClientId === null ? null : 'edition',
  isSelected: false,
})

/** Every game of the table, an edition of each, and a game that no table knows. */
const choicesOf = ({ games }: BrandConfig, platform: Platform): readonly GameChoice[] => [
  ...games.flatMap(({ clientIds }) => [
    choiceOf(clientIds[platform]),
    choiceOf(`${clientIds[platform]}-edition`, clientIds[platform]),
  ]),
  choiceOf('a-game-of-no-table'),
]

const places = brands.flatMap((brand) =>
  (['android', 'ios', 'web'] as const).map((platform) => [brand.key, platform, brand] as const),
)

describe.each(places)('in %s on %s', (_key, platform, brand) => {
  const choices = choicesOf(brand, platform)
  const rowOf = ({ clientId, parentClientId }: GameChoice) =>
    brand.games.find(({ clientIds }) => [clientId, parentClientId].includes(clientIds[platform]))?.region

  test('a game is sold where its row says, chosen by link or in the list, and a reload changes nothing', () => {
    for (const chosen of choices) {
      const region = rowOf(chosen)
      if (region === undefined) continue
      const place = { clientId: chosen.clientId, region }
      const newTab = browserAt(brand, platform)
      // The link of an edition does not say whose it is: until the list does, the browser's region before counts.
      newTab()()
      const byLink = newTab()
      byLink(`?client_id=${chosen.clientId}`).getState().chooseGame(chosen)
      expect(placeIn(byLink())).toEqual(place)
      for (const before of choices) {
        const tab = browserAt(brand, platform)()
        const session = tab(`?client_id=${brand.games[0]?.clientIds[platform]}`)
        session.getState().chooseGame(before)
        session.getState().chooseGame(chosen)
        expect(placeIn(session)).toEqual(place)
        expect(placeIn(tab())).toEqual(place)
      }
    }
  })

  test('the link of a game of the table opens its region before the list is there, also after a reload', () => {
    for (const { clientIds, region } of brand.games) {
      const tab = browserAt(brand, platform)()
      const place = { clientId: clientIds[platform], region }
      expect(placeIn(tab(`?client_id=${clientIds[platform]}`))).toEqual(place)
      expect(placeIn(tab())).toEqual(place)
    }
  })

  test('a game that no table knows stays where the player was', () => {
    for (const before of choices.slice(0, -1)) {
      const tab = browserAt(brand, platform)()
      const session = tab()
      session.getState().chooseGame(before)
      const { region } = session.getState()
      session.getState().chooseGame(choiceOf('a-game-of-no-table'))
      expect(placeIn(tab())).toEqual({ clientId: 'a-game-of-no-table', region })
    }
  })

  test('the region of a link holds for every game of the visit, and for no other tab', () => {
    for (const region of brand.regions) {
      const newTab = browserAt(brand, platform)
      const tab = newTab()
      tab(`?domain_area=${region}`)
      for (const chosen of choices) {
        const session = tab()
        session.getState().chooseGame(chosen)
        expect(placeIn(session)).toEqual({ clientId: chosen.clientId, region })
        expect(placeIn(tab())).toEqual({ clientId: chosen.clientId, region })
      }
      for (const { clientIds, region: own } of brand.games)
        expect(placeIn(newTab()(`?client_id=${clientIds[platform]}`)).region).toBe(own)
    }
  })

  test('two tabs with two games keep each its own through reloads', () => {
    for (const one of choices)
      for (const other of choices) {
        const newTab = browserAt(brand, platform)
        const [here, there] = [newTab(), newTab()]
        const session = here()
        session.getState().chooseGame(one)
        there().getState().chooseGame(other)
        expect(placeIn(here())).toEqual(placeIn(session))
      }
  })
})
