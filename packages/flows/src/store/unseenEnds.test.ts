import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { forgetEnds, noteEnds, unseenEnds } from './unseenEnds.ts'

const storage = createFakeStorage()
const openPage = () => createBrandStorage('store', storage, createFakeClock())

test('an end that nobody saw outlives the page, once, until it is seen', () => {
  const page = openPage()
  noteEnds(page, ['i1', 'i2'])
  noteEnds(page, ['i1'])
  expect([...unseenEnds(openPage())]).toEqual(['i1', 'i2'])
  forgetEnds(openPage(), ['i1', 'i9'])
  expect([...unseenEnds(page)]).toEqual(['i2'])
  forgetEnds(page, ['i2'])
  expect([...unseenEnds(page)]).toEqual([])
  expect(page.keys('')).toEqual([])
})

test('what another release left there is no end', () => {
  const page = openPage()
  page.write('unseenEnds', { i1: true })
  expect([...unseenEnds(page)]).toEqual([])
  page.write('unseenEnds', [7, 'i3'])
  expect([...unseenEnds(page)]).toEqual(['i3'])
})
