import { freshSelection } from '@topup/domain'
import { expect, test } from 'vitest'
import { createBrandStorage, tabFirst } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { createSelectionStore } from './selectionStore.ts'

test('a selection is kept 7 days, and for its own game', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const open = (clientId: string) =>
    createSelectionStore(createBrandStorage('store', storage, clock), clientId).getState().selection
  const store = createSelectionStore(createBrandStorage('store', storage, clock), '1')
  store.getState().change((held) => ({ ...held, productId: 'crystals.680' }))
  expect(open('1').productId).toBe('crystals.680')
  expect(open('2')).toEqual(freshSelection('2', ''))
  clock.advance(7 * 86_400_000)
  expect(open('1')).toEqual(freshSelection('1', ''))
})

test('what one player chose is not taken over for another', () => {
  const brandStorage = createBrandStorage('store', createFakeStorage(), createFakeClock())
  const openAs = (suid: string) => createSelectionStore(brandStorage, '1', () => suid)
  const character = { display: 'Kaelith', value: '900001' }
  openAs('aria')
    .getState()
    .change((held) => ({ ...held, character }))
  expect(openAs('aria').getState().selection.character).toEqual(character)
  for (const suid of ['boris', '']) expect(openAs(suid).getState().selection).toEqual(freshSelection('1', ''))
})

test('a reload keeps the recipient of its tab, whatever another tab of the same player chooses', () => {
  const clock = createFakeClock()
  const shared = createFakeStorage()
  const newTab = () => {
    const own = createFakeStorage()
    const [tab, all] = [own, shared].map((storage) => () => createBrandStorage('store', storage, clock))
    if (tab === undefined || all === undefined) throw new Error('no storage')
    return () => createSelectionStore(tabFirst(tab(), all()), '1', () => 'aria').getState()
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
