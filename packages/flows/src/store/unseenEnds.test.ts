import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { forgetEnds, noteEnds, unseenEnds } from './unseenEnds.ts'

const storage = createFakeStorage()
const openPage = () => createBrandStorage('store', storage, createFakeClock())

test('an end of which nobody was told outlives the page, once, until it is told', () => {
  const page = openPage()
  noteEnds(page, ['B1', 'B2'])
  noteEnds(page, ['B1'])
  expect([...unseenEnds(openPage())]).toEqual(['B1', 'B2'])
  forgetEnds(openPage(), ['B1', 'B9'])
  expect([...unseenEnds(page)]).toEqual(['B2'])
  forgetEnds(page, ['B2'])
  expect([...unseenEnds(page)]).toEqual([])
  expect(page.keys('')).toEqual([])
})

test('a tab whose storage refuses a note loses none of another tab', () => {
  const [page, other] = [openPage(), openPage()]
  const setItem = storage.setItem.bind(storage)
  storage.setItem = () => {
    throw new Error('full')
  }
  noteEnds(page, ['B1'])
  storage.setItem = setItem
  noteEnds(other, ['B2'])
  noteEnds(page, ['B3'])
  expect(unseenEnds(page)).toEqual(new Set(['B1', 'B2', 'B3']))
  expect(unseenEnds(other)).toEqual(new Set(['B2', 'B3']))
})
