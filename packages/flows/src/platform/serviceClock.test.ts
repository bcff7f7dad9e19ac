import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { createBrandStorage } from './brandStorage.ts'
import { createServiceClock, type ServiceClock } from './serviceClock.ts'

const dayMs = 86_400_000

/** What is heard twice is believed, whatever the device says. */
const hearFirmly = (clock: ServiceClock, serviceMs: number) => {
  clock.hear(serviceMs)
  clock.hear(serviceMs)
}
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

test('the service’s time is unknown until an answer names it, and then goes on by itself', () => {
  const device = createFakeClock()
  const clock = createServiceClock(device)
  const heard: (number | null)[] = []
  clock.whenKnown(() => heard.push(clock.serviceNow()))
  expect(clock.serviceNow()).toBeNull()
  expect(clock.inServiceTime(device.now())).toBe(device.now())
  clock.hear(1_000_000)
  expect(clock.serviceNow()).toBeNull()
  clock.hear(1_000_000)
  device.advance(5000)
  expect(clock.serviceNow()).toBe(1_005_000)
  expect(clock.inServiceTime(device.now() - 5000)).toBe(1_000_000)
  clock.hear(1_005_000)
  expect(heard).toEqual([1_000_000])
})

test('of answers that come late, the one that came fastest counts; a device clock that is set again is followed', () => {
  const device = createFakeClock()
  const clock = createServiceClock(device)
  const trueMs = device.now()
  for (const lateMs of [9000, 300, 60_000]) {
    clock.hear(trueMs - lateMs)
    expect(clock.serviceNow()).toBeGreaterThanOrEqual(trueMs - 9000)
  }
  expect(clock.serviceNow()).toBe(trueMs - 300)
  device.set(60 * dayMs)
  hearFirmly(clock, trueMs)
  expect(clock.serviceNow()).toBe(trueMs)
  device.set(-90 * dayMs)
  hearFirmly(clock, trueMs)
  expect(clock.serviceNow()).toBe(trueMs)
})

test('the time that another document of the store knows is believed at once', () => {
  const device = createFakeClock()
  const clock = createServiceClock(device)
  clock.learn(device.now() + 60 * dayMs)
  expect(clock.serviceNow()).toBe(device.now() + 60 * dayMs)
})

test('a machine with a wrong clock among others that are right changes nothing, wherever it stands', () => {
  const answers = fc.array(fc.constantFrom(0, 300, 9000), { minLength: 2 })
  fc.assert(
    fc.property(answers, fc.nat(), fc.constantFrom(-60 * dayMs, 60 * dayMs, 1e14), (late, at, wrongMs) => {
      const device = createFakeClock()
      const trueMs = device.now()
      const clock = createServiceClock(device)
      const heard = late.map((lateMs) => trueMs - lateMs)
      heard.splice(at % (heard.length + 1), 0, trueMs + wrongMs)
      for (const each of heard) clock.hear(each)
      if (at % (late.length + 1) === late.length) expect(clock.serviceNow()).toBeNull()
      clock.hear(trueMs - 9000)
      expect(clock.serviceNow()).toBe(Math.max(...late.map((lateMs) => trueMs - lateMs)))
    }),
  )
})

test('what is kept lasts its days in the service’s time, whatever the device’s clock is set to in between', () => {
  const days = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(days, days, fc.double({ min: 0, max: 14, noNaN: true }), (whenKept, whenRead, passed) => {
      const storage = createFakeStorage()
      const [device, startMs] = [createFakeClock(), createFakeClock().now()]
      device.set(whenKept * dayMs)
      const first = createServiceClock(device)
      hearFirmly(first, startMs)
      createBrandStorage('store', storage, first).write('k', 'v', 7)

      device.set((whenRead - whenKept) * dayMs)
      const second = createServiceClock(device)
      const kept = createBrandStorage('store', storage, second)
      // The next page does not know the service's time yet.
      expect(kept.read('k', asText)).toBe('v')
      hearFirmly(second, startMs + passed * dayMs)
      expect(kept.read('k', asText)).toBe(
        passed < 7 - 1e-9 ? 'v' : passed > 7 ? null : kept.read('k', asText),
      )
    }),
  )
})

test('what was kept before the service’s time was known stays while either clock says so', () => {
  for (const aheadDays of [-60, 0, 60]) {
    const [storage, device] = [createFakeStorage(), createFakeClock()]
    const serviceMs = device.now()
    device.set(aheadDays * dayMs)
    const clock = createServiceClock(device)
    const kept = createBrandStorage('store', storage, clock)
    kept.write('k', 'v', 7)
    hearFirmly(clock, serviceMs)
    expect(kept.read('k', asText)).toBe('v')
    device.set(30 * dayMs)
    hearFirmly(clock, serviceMs)
    expect(kept.read('k', asText)).toBe('v')
  }
})

test('a document that calls no service reads by the device’s clock what another has kept by it', () => {
  const [storage, device] = [createFakeStorage(), createFakeClock()]
  const clock = createServiceClock(device)
  hearFirmly(clock, device.now() - 60 * dayMs)
  createBrandStorage('store', storage, clock).write('k', 'v', 1)
  const there = createBrandStorage('store', storage, device)
  expect(there.read('k', asText)).toBe('v')
  device.advance(dayMs)
  expect(there.read('k', asText)).toBeNull()
})
