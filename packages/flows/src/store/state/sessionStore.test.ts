import { parseGameChoice, parsePaymentRegion } from '@topup/domain'
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { renHoshi, starfall } from '../../testing/fakeServices.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { accountOf, createSessionStore, visitorOf } from './sessionStore.ts'

const storage = () => createFakeStorage()
const tab = (over: Storage, clientId: string | null = '100001', clock = createFakeClock()) =>
  createSessionStore(createBrandStorage('store', over, clock), { clientId, region: 'universal' })

test('a login is kept under its game, for a week', () => {
  const [shared, clock] = [storage(), createFakeClock()]
  tab(shared, '100001', clock).getState().logIn(renHoshi)
  expect(accountOf(tab(shared, '100001', clock).getState())).toEqual(renHoshi)
  expect(accountOf(tab(shared, '100002', clock).getState())).toBeNull()
  clock.advance(7 * 86_400_000)
  expect(accountOf(tab(shared, '100001', clock).getState())).toBeNull()
})

test('a logout in one tab is not undone by a login in another', () => {
  const shared = storage()
  tab(shared).getState().logIn(renHoshi)
  const [one, two] = [tab(shared), tab(shared, '100002')]
  one.getState().logOut()
  two.getState().logIn({ ...renHoshi, suid: '2' })
  expect(accountOf(tab(shared).getState())).toBeNull()
  expect(accountOf(tab(shared, '100002').getState())?.suid).toBe('2')
})

test('a login in one tab outlives a logout of another game in another', () => {
  const shared = storage()
  const [one, two] = [tab(shared), tab(shared, '100002')]
  one.getState().logIn(renHoshi)
  two.getState().logOut()
  expect(accountOf(tab(shared).getState())).toEqual(renHoshi)
})

test.each([
  ['this page knows an older one of', renHoshi],
  ['this page knows nothing of', null],
])('a logout that %s leaves a newer login in storage', (_what, known) => {
  const shared = storage()
  if (known !== null) tab(shared).getState().logIn(known)
  const page = tab(shared)
  const newer = { ...renHoshi, oauthToken: 'newer' }
  tab(shared).getState().logIn(newer)
  page.getState().logOut()
  expect(accountOf(page.getState())).toBeNull()
  expect(accountOf(tab(shared).getState())).toEqual(newer)
})

test('without a game nobody is logged in, and what is stored for the games stays', () => {
  const shared = storage()
  tab(shared).getState().logIn(renHoshi)
  const before = shared.getItem('topup.store.accounts')
  const page = tab(shared, null)
  page.getState().logIn({ ...renHoshi, suid: '2' })
  page.getState().logOut()
  expect(accountOf(page.getState())).toBeNull()
  expect(page.getState().stored()).toBeNull()
  expect(shared.getItem('topup.store.accounts')).toBe(before)
  page.getState().chooseGame(starfall)
  expect(accountOf(page.getState())).toEqual(renHoshi)
})

test('who is in a game has not logged out for that tab; for others nothing changes', () => {
  const shared = createFakeStorage()
  const session = tab(shared)
  session.getState().logIn(renHoshi)
  session.getState().leave()
  session.getState().useSdkAccount({ ...renHoshi, suid: 'other' })
  expect(session.getState().loggedOut).toEqual([renHoshi.suid])
  session.getState().useSdkAccount(renHoshi)
  expect(session.getState().loggedOut).toEqual([])
  expect(tab(shared).getState().loggedOut).toEqual([renHoshi.suid])
})

test('a logout leaves no token in storage', () => {
  const shared = storage()
  const session = tab(shared)
  session.getState().logIn(renHoshi)
  session.getState().logOut()
  expect(shared.getItem('topup.store.accounts')).not.toContain(renHoshi.oauthToken)
})

test('a player who logs out is remembered as one who left, until that player logs in again', () => {
  const shared = storage()
  const session = tab(shared)
  session.getState().logIn(renHoshi)
  session.getState().leave()
  expect(accountOf(session.getState())).toBeNull()
  expect(session.getState().loggedOut).toEqual([renHoshi.suid])
  session.getState().logIn({ ...renHoshi, suid: '2' })
  session.getState().logOut()
  expect(tab(shared).getState().loggedOut).toEqual([renHoshi.suid])
  tab(shared).getState().logIn(renHoshi)
  expect(tab(shared).getState().loggedOut).toEqual([])
})

test('a game that is chosen has the login that is stored for it now', () => {
  const shared = storage()
  tab(shared).getState().logIn(renHoshi)
  const [one, two] = [tab(shared), tab(shared, '100002')]
  one.getState().leave()
  one.getState().logIn({ ...renHoshi, suid: '2', oauthToken: 'token-2' })
  two.getState().chooseGame(starfall)
  expect(accountOf(two.getState())).toMatchObject({ suid: '2', oauthToken: 'token-2' })
  expect(two.getState().loggedOut).toEqual([renHoshi.suid])
})

test('a game that is chosen has no login when another tab has logged out of it', () => {
  const shared = storage()
  tab(shared).getState().logIn(renHoshi)
  const two = tab(shared, '100002')
  tab(shared).getState().leave()
  two.getState().chooseGame(starfall)
  expect(accountOf(two.getState())).toBeNull()
  expect(two.getState().loggedOut).toEqual([renHoshi.suid])
})

test('an account that came with an SDK link is never stored', () => {
  const shared = storage()
  const session = tab(shared)
  session.getState().useSdkAccount(renHoshi)
  expect(visitorOf(session.getState())).toEqual({ kind: 'sdk', account: renHoshi })
  expect(shared.length).toBe(0)
})

test('a chosen game takes its region with it in one step, and both are kept for the tab and the next visit', () => {
  const [shared, own] = [storage(), storage()].map((each) =>
    createBrandStorage('store', each, createFakeClock()),
  )
  if (shared === undefined || own === undefined) throw new Error('no brandStorage')
  const session = createSessionStore(shared, {
    clientId: '100001',
    region: 'universal',
    tab: own,
    regionOf: ({ clientId }, before) => (clientId === '100002' ? 'ja' : before),
  })
  const seen: string[] = []
  session.subscribe(({ clientId, region }) => seen.push(`${clientId} ${region}`))
  session.getState().chooseGame({ ...starfall, clientId: '100002' })
  session.getState().chooseGame({ ...starfall, clientId: '100003' })
  expect(seen).toEqual(['100002 ja', '100003 ja'])
  for (const each of [shared, own]) {
    expect(each.read('game', parseGameChoice)?.clientId).toBe('100003')
    expect(each.read('region', parsePaymentRegion)).toBe('ja')
  }
})

test('the account of an in-game tab does not count in another game, and stays in its own', () => {
  const shared = storage()
  const brandStorage = createBrandStorage('store', shared, createFakeClock())
  const session = createSessionStore(brandStorage, {
    clientId: starfall.clientId,
    region: 'universal',
    isSdkVisit: true,
  })
  session.getState().useSdkAccount(renHoshi)
  session.getState().chooseGame(starfall)
  expect(visitorOf(session.getState()).kind).toBe('sdk')
  tab(shared, '100002').getState().logIn(renHoshi)
  session.getState().chooseGame({ ...starfall, clientId: '100002' })
  expect(visitorOf(session.getState()), 'nor does a login of the browser').toEqual({ kind: 'guest' })
})

test('who was set aside does not come back over a login of another tab', () => {
  const shared = storage()
  tab(shared).getState().logIn(renHoshi)
  const [one, two] = [tab(shared), tab(shared)]
  one.getState().setAsideUnverified()
  const another = { ...renHoshi, suid: '2', oauthToken: 'token-2' }
  two.getState().logIn(another)
  one.getState().takeBackVerified()
  expect(accountOf(tab(shared).getState())).toEqual(another)
  expect(one.getState().unverified).toBeNull()
})
