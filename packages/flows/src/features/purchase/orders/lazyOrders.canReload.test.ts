import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createSessionStore } from '../../../store/state/sessionStore.ts'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { payUrlOf } from '../../../testing/fakePage.ts'
import { renHoshi } from '../../../testing/fakeServices.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { canReload } from './lazyOrders.ts'
import { journalOver } from '../../../testing/journalOver.ts'

/** A page with an order, some time after its tap. */
function page({ sinceTapMs = 75_000, storage = createFakeStorage() as Storage | null } = {}) {
  const clock = createFakeClock()
  const brandStorage = createBrandStorage('store', storage, clock)
  const journal = journalOver(brandStorage, payUrlOf)
  const session = createSessionStore(brandStorage, { clientId: 'game', region: 'universal' })
  const snapshot = buildPurchaseSnapshot({ intendedAtMs: clock.now() })
  journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  clock.advance(sinceTapMs)
  return { journal, brandStorage, clock, session }
}

test('a page may be replaced when its orders are stored and no answer is on its way to it', () => {
  expect(canReload(page())).toBe(true)
})

test('a page that may still receive the answer for its order stays, because a late billing number would be lost', () => {
  expect(canReload(page({ sinceTapMs: 74_999 }))).toBe(false)
})

test('a page whose orders are in memory only stays', () => {
  expect(canReload(page({ storage: null }))).toBe(false)
})

test('a page inside a game stays, because its account is in memory only', () => {
  const inGame = page()
  inGame.session.getState().useSdkAccount(renHoshi)
  expect(canReload(inGame)).toBe(false)
})
