import { expect, test } from 'vitest'
import { flush } from '../../testing/flush.ts'
import { keepOffline } from './keepOffline.ts'
import type { WorkerBrowser } from './keepOffline.ts'

/** A worker that keeps what it is told. */
function fakeWorker() {
  const said: unknown[] = []
  return Object.assign(new EventTarget(), { said, postMessage: (message: unknown) => said.push(message) })
}

/** A browser with a worker at work, and what becomes of an update. */
function open(trustedTypes?: WorkerBrowser['trustedTypes']) {
  const active = fakeWorker()
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null as ReturnType<typeof fakeWorker> | null,
    installing: null as ReturnType<typeof fakeWorker> | null,
  })
  const registered: unknown[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const serviceWorker = Object.assign(new EventTarget(), {
    register: (...given: unknown[]) => {
      registered.push(given)
      return Promise.resolve(registration)
    },
    ready: Promise.resolve(registration),
  })
  const browser = { document: page, navigator: { serviceWorker }, ...(trustedTypes && { trustedTypes }) }
  return {
    browser: browser as unknown as WorkerBrowser,
    registration,
    registered,
    active,
    page,
    serviceWorker,
  }
}

/** The update has been fetched and waits now. */
function becomesWaiting({ registration }: Pick<ReturnType<typeof open>, 'registration'>) {
  const { installing } = registration
  Object.assign(registration, { waiting: installing, installing: null })
  installing?.dispatchEvent(new Event('statechange'))
}

const offer = { kind: 'takeOver', version: 'abc-123' }

test('the worker of this store is registered, and never kept by the browser', async () => {
  const { browser, registered } = open()
  await keepOffline(browser, 'abc-123')
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test('where the policy wants it, the address goes through a policy that makes no other', async () => {
  const made: string[] = []
  const { browser, registered } = open({
    createPolicy: (name, rules) => {
      made.push(name)
      return rules
    },
  })
  await keepOffline(browser, 'abc-123')
  expect(made).toEqual(['worker'])
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test('the worker hears that files were used, now and whenever the page is left', async () => {
  const { browser, active, page } = open()
  await keepOffline(browser, 'abc-123')
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(active.said).toEqual([{ kind: 'used' }, { kind: 'used' }])
})

test('after an update the new worker hears of them, and the older one does not', async () => {
  const { browser, active, registration, serviceWorker } = open()
  await keepOffline(browser, 'abc-123')
  const next = fakeWorker()
  registration.active = next
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect([active.said, next.said]).toEqual([[{ kind: 'used' }], [{ kind: 'used' }]])
})

test('a newer worker that waits already is offered this page, with its version', async () => {
  const world = open()
  const waiting = fakeWorker()
  world.registration.waiting = waiting
  await keepOffline(world.browser, 'abc-123')
  expect(waiting.said).toEqual([offer])
})

test.each(['before', 'after'])(
  'one whose fetch began %s the page asked is offered it when it waits',
  async (when) => {
    const world = open()
    const next = fakeWorker()
    if (when === 'before') world.registration.installing = next
    await keepOffline(world.browser, 'abc-123')
    world.registration.installing = next
    if (when === 'after') world.registration.dispatchEvent(new Event('updatefound'))
    expect(next.said).toEqual([])
    becomesWaiting(world)
    expect(next.said).toEqual([offer])
  },
)

test('a browser that lets no worker in rejects', async () => {
  const { browser } = open()
  Object.assign(browser.navigator.serviceWorker, {
    register: () => Promise.reject(new DOMException('', 'SecurityError')),
  })
  await expect(keepOffline(browser, 'abc-123')).rejects.toThrow()
  await flush()
})
