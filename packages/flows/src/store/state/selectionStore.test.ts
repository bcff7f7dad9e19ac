import type { Account } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { createBrandStorage, tabFirst } from '../../platform/brandStorage.ts'
import { starfall } from '../../testing/fakeServices.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { createSelectionStore } from './selectionStore.ts'
import { type SessionState, accountOf, createSessionStore } from './sessionStore.ts'

const accountNamed = (suid: string): Account => ({
  suid,
  username: suid,
  oauthToken: `token of ${suid}`,
  gpId: '',
})

/** The session of a page: a game, and who is logged in there, if anybody. */
function sessionOf(clientId: string, suid = '') {
  const memory = createBrandStorage('store', null, createFakeClock())
  const session = createSessionStore(memory, { clientId, region: 'universal' })
  if (suid !== '') session.getState().logIn(accountNamed(suid))
  return session
}

test('a selection is kept 7 days, and for its own game', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const open = (clientId: string) =>
    createSelectionStore(createBrandStorage('store', storage, clock), sessionOf(clientId)).getState()
      .selection
  const store = createSelectionStore(createBrandStorage('store', storage, clock), sessionOf('1'))
  store.getState().change((held) => ({ ...held, productId: 'crystals.680' }))
  expect(open('1').productId).toBe('crystals.680')
  expect(open('2').productId).toBeNull()
  clock.advance(7 * 86_400_000)
  expect(open('1').productId).toBeNull()
})

test('what one player chose is not taken over for another', () => {
  const brandStorage = createBrandStorage('store', createFakeStorage(), createFakeClock())
  const openAs = (suid: string) => createSelectionStore(brandStorage, sessionOf('1', suid))
  const character = { display: 'Kaelith', value: '900001' }
  openAs('aria')
    .getState()
    .change((held) => ({ ...held, character }))
  expect(openAs('aria').getState().selection.character).toEqual(character)
  for (const suid of ['boris', ''])
    expect(openAs(suid).getState().selection).toMatchObject({ character: null, suid })
})

test('a reload keeps the recipient of its tab, whatever another tab of the same player chooses', () => {
  const clock = createFakeClock()
  const shared = createFakeStorage()
  const newTab = () => {
    const own = createFakeStorage()
    const [tab, all] = [own, shared].map((storage) => () => createBrandStorage('store', storage, clock))
    if (tab === undefined || all === undefined) throw new Error('no storage')
    return () => createSelectionStore(tabFirst(tab(), all()), sessionOf('1', 'aria')).getState()
  }
  const [one, other] = [newTab(), newTab()]
  const choose = (name: string) => (open: typeof one) =>
    open().change((held) => ({ ...held, character: { display: name, value: name } }))
  choose('Kaelith')(one)
  choose('Oru')(other)
  expect(one().selection.character?.value).toBe('Kaelith')
  expect(other().selection.character?.value).toBe('Oru')
  expect(newTab()().selection.character?.value).toBe('Oru')
})

describe('what a player chose, in a page whose session changes', () => {
  const aria = {
    server: { display: 'S128', value: 's128' },
    realServer: '128',
    area: { display: 'Asia', value: 'asia' },
    character: { display: 'Kaelith', value: '900001' },
  }
  const wanted = { productId: 'crystals.680', region: 'MY', rechargeKey: '1/12' }

  /** A page on which Aria has chosen everything, and whoever listens to its session; the first to do so comes first. */
  function page(storage: Storage | null) {
    const brandStorage = createBrandStorage('store', storage, createFakeClock())
    const session = sessionOf('1', 'aria')
    const selection = createSelectionStore(brandStorage, session)
    selection.getState().change((held) => ({ ...held, ...aria, ...wanted }))
    /** What was there for anybody but Aria, each time that the session changed. */
    const heard: unknown[] = []
    session.subscribe((now) => {
      const isAria = accountOf(now)?.suid === 'aria' && now.clientId === '1'
      if (!isAria) heard.push(selection.getState().selection.character)
    })
    return { session, selection, heard }
  }

  const whenOther: readonly (readonly [string, (session: SessionState) => void])[] = [
    ['logs in', (session) => session.logIn(accountNamed('boris'))],
    ['comes with a link of the game', (session) => session.useSdkAccount(accountNamed('boris'))],
  ]

  describe.each(['stored', 'in memory'])('%s', (kept) => {
    const open = () => page(kept === 'stored' ? createFakeStorage() : null)

    test.each(whenOther)('is not there for another who %s, for whoever asks', (_how, change) => {
      const { session, selection, heard } = open()
      change(session.getState())
      const nothing = { area: null, server: null, realServer: null, character: null, productId: null }
      expect(selection.getState().selection).toMatchObject({ ...nothing, clientId: '1', suid: 'boris' })
      expect(heard).toEqual([null])
    })

    test('is not there in another game', () => {
      const { session, selection, heard } = open()
      session.setState({ clientId: '2' })
      expect(selection.getState().selection).toMatchObject({
        character: null,
        productId: null,
        clientId: '2',
      })
      expect(heard).toEqual([null])
    })

    test('stays while her session has merely ended, for her alone', () => {
      const { session, selection } = open()
      session.getState().setAsideUnverified()
      expect(selection.getState().selection).toMatchObject({ ...wanted, ...aria })
      selection.getState().change((held) => ({ ...held, productId: 'crystals.300' }))
      session.getState().takeBackVerified()
      expect(selection.getState().selection).toMatchObject({
        ...wanted,
        ...aria,
        productId: 'crystals.300',
        suid: 'aria',
      })
      session.getState().logOut()
      selection.getState().change((held) => ({ ...held, productId: 'crystals.60' }))
      session.getState().logIn(accountNamed('boris'))
      expect(selection.getState().selection).toMatchObject({ area: null, server: null, character: null })
    })

    test('a guest of another game chooses in nobody’s name, though a player was set aside before', () => {
      const { session, selection } = open()
      session.getState().setAsideUnverified()
      session.getState().chooseGame({ ...starfall, clientId: '2' })
      selection.getState().change((held) => ({ ...held, productId: 'crystals.60' }))
      expect(selection.getState().selection).toMatchObject({ clientId: '2', suid: '', character: null })
    })

    test('is never stored in the name of another', () => {
      const { session, selection } = open()
      session.getState().logIn(accountNamed('boris'))
      selection.getState().change((held) => ({ ...held, productId: 'crystals.60' }))
      session.getState().logIn(accountNamed('aria'))
      expect(selection.getState().selection).toMatchObject({ character: null, productId: null, suid: 'aria' })
    })
  })

  test('stays when only the token is another', () => {
    const { session, selection } = page(createFakeStorage())
    const before = selection.getState().selection
    session.getState().logIn({ ...accountNamed('aria'), oauthToken: 'newer' })
    expect(selection.getState().selection).toBe(before)
  })
})

test('what a guest wants to buy is there when the account of a game’s link is known', () => {
  const session = sessionOf('1')
  const selection = createSelectionStore(createBrandStorage('store', null, createFakeClock()), session)
  selection.getState().change((held) => ({ ...held, productId: 'crystals.680' }))
  session.getState().useSdkAccount(accountNamed('aria'))
  expect(selection.getState().selection).toMatchObject({ productId: 'crystals.680', suid: 'aria' })
})
