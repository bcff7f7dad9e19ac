import { parseEntry, parseGameChoice, readText } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeServices, renHoshi, starfall } from '../testing/fakeServices.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { followGameVisit } from '../app/visits.ts'
import { gameVisitOf, keptGameVisit } from './gameVisit.ts'

const link = '?visit=sdk&client_id=1&oauth_token=secret'
const newTab = () => createBrandStorage('watt', createFakeStorage(), createFakeClock())

function open(search: string, tab = newTab()) {
  const { entry, secrets } = parseEntry(search, [])
  return gameVisitOf(tab, entry, secrets)
}

test('a link from a game opens the store inside it', () => {
  expect(open(link)).toBe('sdk')
  expect(open('')).toBeNull()
  expect(open('?oauth_token=secret&client_id=1')).toBeNull()
})

test.each<[string, string]>([
  ['reloaded', '?visit=sdk'],
  ['reloaded with its game', '?visit=sdk&client_id=1'],
  ['sent on to an address without a word of the game', ''],
  ['sent on with what every route carries', '?idfv=d&utm_pay=kf'],
])('a game’s tab that is %s has lost the session', (_what, search) => {
  const tab = newTab()
  open(link, tab)
  expect(open(search, tab)).toBe('lost')
  expect(open(search, tab)).toBe('lost')
})

test('a new link from the game opens that game, whatever was chosen in the tab before', () => {
  const tab = newTab()
  open(link, tab)
  tab.write('game', { ...starfall, clientId: '2' })
  tab.write('linkGame', '1')
  open(link, tab)
  expect([tab.read('game', parseGameChoice), tab.read('linkGame', readText)]).toEqual([null, null])
})

test('the address alone decides where the browser has no storage for a tab', () => {
  const tab = createBrandStorage('watt', null, createFakeClock())
  expect(open('?visit=sdk', tab)).toBe('lost')
})

test('an SDK link that names no game has no session either', () => {
  expect(open('?visit=sdk&oauth_token=secret')).toBe('lost')
})

test.each([link, '?client_id=2', '?replenish_id=r', '?rp_client_id=2'])(
  'the link %s begins a new visit in a game’s tab',
  (search) => {
    const tab = newTab()
    open(link, tab)
    expect(open('', tab)).toBe('lost')
    expect(open(search, tab)).toBe(search === link ? 'sdk' : null)
    expect(open('', tab)).toBe(search === link ? 'lost' : null)
  },
)

test('the way back from a login provider is not lost, and its token is not the game’s', () => {
  const tab = newTab()
  open(link, tab)
  expect(open('?oauth_token=request&oauth_verifier=v', tab)).toBe('sdk')
  expect(open('?code=c&state=s', tab)).toBe('sdk')
})

describe('a game’s tab keeps', () => {
  const visiting = () => {
    const storage = createFakeStorage()
    const tab = createBrandStorage('watt', storage, createFakeClock())
    open(link, tab)
    const services = createFakeServices({ account: renHoshi })
    services.session.setState({ isSdkVisit: true })
    followGameVisit(services, tab)
    return { tab, storage, services }
  }

  test('whose it is, and no token', () => {
    const { tab, storage, services } = visiting()
    services.session.getState().useSdkAccount({ ...renHoshi, suid: '99', oauthToken: 'secret' })
    expect(keptGameVisit(tab)).toEqual({ clientId: services.session.getState().clientId, suid: '99' })
    expect(JSON.stringify(storage)).not.toContain('secret')
  })

  test('that a login of the player’s own ended it', () => {
    const { tab, services } = visiting()
    services.session.getState().logIn(renHoshi)
    expect(open('?visit=sdk', tab)).toBeNull()
    expect(open(link, tab)).toBe('sdk')
  })
})
