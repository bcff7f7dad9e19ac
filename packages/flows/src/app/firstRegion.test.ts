import { expect, test } from 'vitest'
import { createVault } from '../platform/vault.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { firstRegion } from './firstRegion.ts'

const brand = {
  regions: ['universal', 'ja', 'ru'],
  games: [{ code: 'ember', clientIds: { web: 'e', ios: 'e', android: 'e' }, region: 'ja' }],
} as const

test.each([
  ['a link’s region', { clientId: 'e', region: 'ru' }, null, 'ru'],
  ['the region of a link’s game', { clientId: 'e', region: null }, 'ru', 'ja'],
  ['the region of the visit before, when there is no link', { clientId: null, region: null }, 'ru', 'ru'],
  ['the region of the game, at a first visit', { clientId: null, region: null }, null, 'ja'],
] as const)('a store opens in %s', (_title, entry, saved, expected) => {
  const vault = createVault('store', null, createFakeClock())
  if (saved !== null) vault.write('region', saved)
  expect(firstRegion({ brand, entry, clientId: 'e', vault })).toEqual({ ok: true, value: expected })
  expect(vault.read('region', (stored) => stored)).toBe(expected)
})

test('without a region that the brand lists the saved one is forgotten', () => {
  const vault = createVault('store', null, createFakeClock())
  vault.write('region', 'kr')
  const entry = { clientId: null, region: null }
  expect(firstRegion({ brand, entry, clientId: 'unknown', vault })).toEqual({ ok: false, error: 'none' })
  expect(vault.read('region', (stored) => stored)).toBeNull()
})
