import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { forgetEnds, noteEnds, unseenEnds } from './unseenEnds.ts'

const storage = createFakeStorage()
const openTab = () => createBrandStorage('store', storage, createFakeClock())

test('an end that nobody saw outlives a reload, once, until it is seen', () => {
  const tab = openTab()
  noteEnds(tab, ['i1', 'i2'])
  noteEnds(tab, ['i1'])
  expect([...unseenEnds(openTab())]).toEqual(['i1', 'i2'])
  forgetEnds(openTab(), ['i1', 'i9'])
  expect([...unseenEnds(tab)]).toEqual(['i2'])
  forgetEnds(tab, ['i2'])
  expect([...unseenEnds(tab)]).toEqual([])
  expect(tab.keys('')).toEqual([])
})

test('what another release left there is no end', () => {
  const tab = openTab()
  tab.write('unseenEnds', { i1: true })
  expect([...unseenEnds(tab)]).toEqual([])
  tab.write('unseenEnds', [7, 'i3'])
  expect([...unseenEnds(tab)]).toEqual(['i3'])
})
