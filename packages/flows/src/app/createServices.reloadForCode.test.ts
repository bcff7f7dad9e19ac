import { expect, test } from 'vitest'
import { buildOrdered } from '@topup/domain/testing'
import { createFakeServices } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { reloadForCode } from './createServices.ts'

const hourMs = 60 * 60 * 1000

/** A browser that counts its reloads; its host answers or not. */
function browserWith(isThere = true) {
  let reloads = 0
  const browser = {
    location: {
      origin: 'https://pay.store.example',
      reload: () => (reloads += 1),
    } as unknown as Location,
    fetch: async () => new Response(null, { status: isThere ? 200 : 503 }),
  }
  return { browser, reloads: () => reloads }
}

const reload = (
  services: FakeServices,
  { browser }: ReturnType<typeof browserWith>,
  by: 'itself' | 'player',
) => reloadForCode(services, browser, by)

test('code that a deployment removed reloads the page once, and again an hour later', async () => {
  const services = createFakeServices()
  const there = browserWith()
  await reload(services, there, 'itself')
  await reload(services, there, 'itself')
  expect(there.reloads()).toBe(1)
  services.clock.set(hourMs)
  await reload(services, there, 'itself')
  expect(there.reloads()).toBe(2)
})

test('a host that does not answer does not count', async () => {
  const services = createFakeServices()
  await reload(services, browserWith(false), 'itself')
  const there = browserWith()
  await reload(services, there, 'itself')
  expect(there.reloads()).toBe(1)
})

test('an open order keeps the page, but the player may reload it', async () => {
  const order = buildOrdered('B1')
  const services = createFakeServices({ journal: [order] })
  services.clock.set(order.snapshot.intendedAtMs - services.clock.now() + hourMs)
  const there = browserWith()
  await reload(services, there, 'itself')
  expect(there.reloads()).toBe(0)
  await reload(services, there, 'player')
  expect(there.reloads()).toBe(1)
})

test('inside a game the page stays, because a reload would lose the session', async () => {
  const services = createFakeServices()
  services.session.setState({ isSdkVisit: true })
  const there = browserWith()
  await reload(services, there, 'itself')
  await reload(services, there, 'player')
  expect(there.reloads()).toBe(0)
})

test('a browser that keeps nothing for the tab does not reload by itself, because it would never end', async () => {
  const services = createFakeServices()
  const there = browserWith()
  await reload({ ...services, tab: { ...services.tab, write: () => false } }, there, 'itself')
  expect(there.reloads()).toBe(0)
})
