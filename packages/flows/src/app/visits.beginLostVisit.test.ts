import { getProductPoints } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { reloadInLanguage } from '../features/account/reloadInLanguage.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { ownerOf } from '../store/ownerOf.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { beginLostVisit } from './visits.ts'
import { keepGameVisit } from '../visit/gameVisit.ts'

const order = buildOrdered('B1')
const { clientId, suid } = order.snapshot.recipient

async function lost(
  kept: { readonly clientId: string; readonly suid: string } | null,
  loggedOut: readonly string[] = [],
) {
  const services = createFakeServices({ journal: [order] })
  services.session.setState({ loggedOut })
  const tab = createBrandStorage('watt', createFakeStorage(), createFakeClock())
  if (kept !== null) keepGameVisit(tab, kept)
  await beginLostVisit(services, tab)
  const seen = () => services.popups.getState().open.map(({ kind }) => kind)
  return { services, seen }
}

test('the open order of the game’s own player is shown', async () => {
  expect((await lost({ clientId, suid })).seen()).toEqual(['result'])
})

test('its player is here, although she has logged out of this browser once', async () => {
  const { services } = await lost({ clientId, suid }, [suid, 'other'])
  expect(ownerOf(order, services.session.getState())).toBe('here')
  expect(services.session.getState().loggedOut).toEqual(['other'])
})

test.each([
  ['another player', { clientId, suid: 'other' }],
  ['another game', { clientId: 'other', suid }],
  ['nobody known yet', { clientId, suid: '' }],
  ['nobody', null],
])('an order of the browser is not shown in a tab of %s', async (_who, kept) => {
  expect((await lost(kept)).seen()).toEqual([])
})

test('no popup opens in which something could be bought', async () => {
  const { services, seen } = await lost(null)
  for (const kind of ['login', 'serverCharacter', 'games', 'coupons'] as const)
    services.popups.getState().push({ kind })
  services.popups.getState().push({ kind: 'recharge', productId: 'p' })
  expect(seen()).toEqual([])
})

test('its language can be chosen, for which no products are loaded', async () => {
  const { services, seen } = await lost(null)
  services.popups.getState().push({ kind: 'language' })
  expect(seen()).toEqual(['language'])
  reloadInLanguage(services)
  expect(services.api.callsTo(getProductPoints.path)).toEqual([])
})
