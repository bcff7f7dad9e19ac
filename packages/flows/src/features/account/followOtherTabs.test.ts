import { getAllRoleList, getLimitProductInfo, getServerList } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { afterEach, expect, test } from 'vitest'
import { accountOf, createSessionStore } from '../../store/state/sessionStore.ts'
import { content, held, rejection } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { flush } from '../../testing/flush.ts'
import { startAs } from '../login/form/logIn.ts'
import { ownerOf } from '../../store/ownerOf.ts'
import { followOtherTabs } from './followOtherTabs.ts'

let stop: (() => void) | null = null
afterEach(() => stop?.())

/** A page of Ren Hoshi with a character, a recharge and an order on screen, and the session of another tab. */
function start() {
  const services = createFakeServices({
    account: renHoshi,
    storage: createFakeStorage(),
    journal: [buildOrdered('b-1')],
  })
  services.selection
    .getState()
    .change((held) => ({ ...held, character: { display: 'Kaelith', value: '900001' } }))
  services.popups.getState().push({ kind: 'recharge', productId: 'p1' })
  services.popups.getState().push({ kind: 'result', order: 'b-1' })
  const otherTab = createSessionStore(services.brandStorage, {
    clientId: starfall.clientId,
    region: 'universal',
  })
  const browser = new EventTarget()
  const follow = () => {
    stop = followOtherTabs(services, browser, (account) => startAs(services, account))
  }
  /** The storage event by which a browser informs the other pages of a store that one page has written. */
  const tell = () => browser.dispatchEvent(new Event('storage'))
  const seen = () => ({
    who: accountOf(services.session.getState())?.username ?? null,
    character: services.selection.getState().selection.character?.display ?? null,
    popups: services.popups.getState().open.map(({ kind }) => kind),
    said: services.toasts.getState().messages.map(({ text }) => text),
  })
  return { services, otherTab: otherTab.getState(), follow, tell, seen }
}

const asItWas = { who: 'ren_hoshi', character: 'Kaelith', popups: ['recharge', 'result'], said: [] }

test('a logout in another tab logs this one out, says so and leaves the order on screen and in the journal', () => {
  const { services, otherTab, follow, tell, seen } = start()
  follow()
  otherTab.logOut()
  expect(seen()).toEqual(asItWas)
  tell()
  expect(seen()).toEqual({ who: null, character: null, popups: ['result'], said: ["You're logged out"] })
  expect(services.journal.getState().journal).toHaveLength(1)
})

test('a logout from before the page could receive it is followed as soon as it can', () => {
  const { otherTab, follow, seen } = start()
  otherTab.logOut()
  follow()
  expect(seen().who).toBeNull()
})

test('when another player logs in in another tab, this page belongs to that player and keeps nothing of the first', () => {
  const { otherTab, follow, tell, seen } = start()
  follow()
  otherTab.logIn({ username: 'mika', suid: '8', oauthToken: 'token-8', gpId: '1' })
  tell()
  expect(seen()).toEqual({ who: 'mika', character: null, popups: ['result'], said: [] })
})

test('listeners of the session do not store the first player’s choices under the next one’s name', () => {
  const { services, otherTab, follow, tell } = start()
  const characters: unknown[] = []
  services.session.subscribe(() => characters.push(services.selection.getState().selection.character))
  follow()
  otherTab.logIn({ username: 'mika', suid: '8', oauthToken: 'token-8', gpId: '1' })
  tell()
  expect(characters).toEqual([null])
})

test('when the same player logs in again in another tab, this page goes on with the new token', () => {
  const { services, otherTab, follow, tell, seen } = start()
  follow()
  otherTab.logIn({ ...renHoshi, oauthToken: 'token-2' })
  tell()
  expect(seen()).toEqual(asItWas)
  expect(accountOf(services.session.getState())?.oauthToken).toBe('token-2')
})

test.each([
  ['limits', getLimitProductInfo.path],
  ['characters', getAllRoleList.path],
])(
  'a late refusal of the login before, for %s, ends no login that another tab has stored',
  async (_what, path) => {
    const { services, otherTab, follow, tell, seen } = start()
    const server = { display: 'Dawn', value: 's7', realServer: 's7' }
    services.selection.getState().change((chosen) => ({ ...chosen, server }))
    follow()
    const late = held()
    services.api.answer(getServerList.path, () => content([]))
    services.api.answer(path, late.endpoint)
    void services.catalogue.getState().loadLimits()
    void services.roster.getState().load()
    await flush()
    services.api.answer(path, () => content([]))
    otherTab.logOut()
    otherTab.logIn({ ...renHoshi, oauthToken: 'token-2' })
    tell()
    late.answer(rejection(-600, 'No'))
    await flush()
    expect(seen()).toEqual(asItWas)
    expect(accountOf(services.session.getState())?.oauthToken).toBe('token-2')
  },
)

test('a page without a player takes over the login of another tab, but not while a popup is open', () => {
  const { services, otherTab, follow, tell, seen } = start()
  otherTab.logOut()
  follow()
  expect(seen()).toMatchObject({ who: null, popups: ['result'] })
  otherTab.logIn(renHoshi)
  tell()
  expect(seen().who).toBeNull()
  services.popups.getState().closeAll()
  expect(seen().who, 'at once when the last popup closes').toBe('ren_hoshi')
})

test('a guest’s popups change nothing while no tab has a player', () => {
  const { services, otherTab, follow, tell, seen } = start()
  follow()
  otherTab.logOut()
  tell()
  services.popups.getState().closeAll()
  services.popups.getState().push({ kind: 'login' })
  expect(seen()).toMatchObject({ who: null, popups: ['login'] })
})

test('what another tab writes about another game changes nothing', () => {
  const { services, follow, tell, seen } = start()
  follow()
  const otherGame = createSessionStore(services.brandStorage, {
    clientId: '100002',
    region: 'universal',
  }).getState()
  otherGame.logIn({ ...renHoshi, suid: '9' })
  otherGame.logOut()
  tell()
  expect(seen()).toEqual(asItWas)
})

test.each(['a player', 'a guest'])('a logout of another game is known to the page of %s', (visitor) => {
  const { services, otherTab, follow, tell } = start()
  const session = () => services.session.getState()
  if (visitor === 'a guest') otherTab.logOut()
  const otherGame = createSessionStore(services.brandStorage, { clientId: '100002', region: 'universal' })
  otherGame.getState().logIn({ ...renHoshi, suid: '9' })
  follow()
  const order = buildOrdered('b-9')
  const recipient = { ...order.snapshot.recipient, clientId: '100002', suid: '9' }
  const owner = () => ownerOf({ snapshot: { ...order.snapshot, recipient } }, session())
  expect(owner()).toBe('player')
  otherGame.getState().leave()
  tell()
  expect(owner()).toBe('other')
  expect(session().accounts.has('100002')).toBe(false)
})

test('a login that another tab leaves as it is stays the same object, so that nothing is asked for it again', () => {
  const { services, follow, tell } = start()
  follow()
  const before = accountOf(services.session.getState())
  // A logout is written in two steps: first who is logged out, then the login itself is taken away.
  services.brandStorage.write('loggedOut', [renHoshi.suid])
  tell()
  expect(services.session.getState().loggedOut).toEqual([renHoshi.suid])
  expect(accountOf(services.session.getState())).toBe(before)
})

test('what another tab writes of anything else wakes nobody', () => {
  const { services, follow, tell } = start()
  follow()
  let calls = 0
  services.session.subscribe(() => calls++)
  services.brandStorage.write('language', 'ja')
  tell()
  expect(calls).toBe(0)
})

test('inside a game, what another tab stores has no effect', () => {
  const { services, otherTab, follow, tell, seen } = start()
  services.session.setState({ isSdkVisit: true, sdkAccount: renHoshi })
  follow()
  otherTab.logOut()
  tell()
  expect(seen()).toEqual(asItWas)
})
