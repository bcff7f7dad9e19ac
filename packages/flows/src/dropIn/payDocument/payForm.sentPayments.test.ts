import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeClock } from '../../testing/fakeClock.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { isSent, markRefused, markSent } from './payForm.ts'

function open() {
  const clock = createFakeClock()
  const shared = createFakeStorage()
  const window = () => ({
    tab: createBrandStorage('store', createFakeStorage(), clock),
    device: createBrandStorage('store', shared, clock),
  })
  return { clock, shared, window }
}

test('a payment that was sent is known to every window of the device, until it is refused', () => {
  const { window } = open()
  const [first, second] = [window(), window()]
  markSent(first, 'B1')
  expect([isSent(second, 'B1'), isSent(second, 'B2')]).toEqual([true, false])
  markRefused(first, 'B1')
  expect([isSent(first, 'B1'), isSent(second, 'B1')]).toEqual([false, false])
})

test('a refusal in one window says nothing of what another one has sent', () => {
  const { window } = open()
  const [first, second] = [window(), window()]
  markSent(first, 'B1')
  markSent(second, 'B1')
  markRefused(second, 'B1')
  expect([isSent(first, 'B1'), isSent(second, 'B1'), isSent(window(), 'B1')]).toEqual([true, true, true])
})

test('a window knows what it has sent where the storage of the device is wiped', () => {
  const { shared, window } = open()
  const first = window()
  markSent(first, 'B1')
  shared.clear()
  expect([isSent(first, 'B1'), isSent(window(), 'B1')]).toEqual([true, false])
})

test('what was sent yesterday is forgotten, and leaves nothing behind', () => {
  const { clock, window } = open()
  const first = window()
  markSent(first, 'B1')
  clock.advance(24 * 60 * 60 * 1000 + 1)
  markSent(first, 'B2')
  expect(first.device.keys('dropInSent.')).toEqual(['dropInSent.B2'])
  expect(isSent(first, 'B1')).toBe(false)
})
