// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { keepRoom, noteBar } from './room.ts'

test('room is kept where the last visit ended with the bar, and given back when there is none', () => {
  const storage = createBrandStorage('store', createFakeStorage(), createFakeClock())
  const page = document.implementation.createHTMLDocument()
  const kept = () => page.documentElement.className
  keepRoom(storage, page)
  expect(kept()).toBe('')
  noteBar(storage, page, 'shown')
  keepRoom(storage, page)
  expect(kept()).toBe('with-open-order')
  noteBar(storage, page, 'gone')
  expect(kept()).toBe('')
  keepRoom(storage, page)
  expect(kept()).toBe('')
})
