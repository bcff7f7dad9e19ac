import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import type { FakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush, pass } from '../testing/flush.ts'
import { createCrossTabLock } from './crossTabLock.ts'
import type { Clock } from './clock.ts'
import { createBrandStorage } from './brandStorage.ts'

/** A task that ends when the test ends it. */
function longTask() {
  let end = () => {}
  let runs = 0
  const over = new Promise<void>((resolve) => (end = resolve))
  const task = async () => {
    runs += 1
    await over
    return 'done'
  }
  return { task, end: () => end(), runs: () => runs }
}

let owners = 0
const random = () => (owners += 1) / 1000

function leaseOf(storage: Storage | null, clock: Clock) {
  const brandStorage = createBrandStorage('store', storage, clock)
  return createCrossTabLock({ locks: undefined, brandKey: 'store', brandStorage, clock, random })
}

const settled = async (clock: FakeClock) => {
  await flush()
  clock.advance(60)
  await flush()
}

test('while one tab holds the lease the other learns that it is held, and may take it afterwards', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const [first, second] = [leaseOf(storage, clock), leaseOf(storage, clock)]
  const held = longTask()
  const outcome = first('order', held.task)
  await settled(clock)
  expect(held.runs()).toBe(1)
  expect(await second('order', async () => 'no')).toEqual({ kind: 'heldElsewhere' })
  held.end()
  expect(await outcome).toEqual({ kind: 'ran', value: 'done' })
  const next = second('order', async () => 'yes')
  await settled(clock)
  expect(await next).toEqual({ kind: 'ran', value: 'yes' })
})

test('a lease is renewed for as long as its task runs', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const held = longTask()
  void leaseOf(storage, clock)('order', held.task)
  await settled(clock)
  await pass(clock, 60_000)
  expect(await leaseOf(storage, clock)('order', async () => 'no')).toEqual({ kind: 'heldElsewhere' })
})

test('when two tabs take the lease at the same moment only one runs', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const [a, b] = [longTask(), longTask()]
  const first = leaseOf(storage, clock)('order', a.task)
  const second = leaseOf(storage, clock)('order', b.task)
  await settled(clock)
  expect(a.runs() + b.runs()).toBe(1)
  a.end()
  b.end()
  const kinds = [(await first).kind, (await second).kind]
  expect(new Set(kinds)).toEqual(new Set(['heldElsewhere', 'ran']))
})

test('the lease of a tab that was killed expires after 15 s', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const killed: Clock = {
    now: () => clock.now(),
    wait: (ms) => (ms === 60 ? clock.wait(ms) : new Promise(() => {})),
  }
  void leaseOf(storage, killed)('order', longTask().task)
  await settled(clock)
  clock.advance(14_000)
  expect((await leaseOf(storage, clock)('order', async () => 1)).kind).toBe('heldElsewhere')
  clock.advance(1000)
  const next = leaseOf(storage, clock)('order', async () => 2)
  await settled(clock)
  expect(await next).toEqual({ kind: 'ran', value: 2 })
})

test('a tab that was frozen until its lease expired does not take it back from the tab that has it now', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const [frozen, taker] = [longTask(), longTask()]
  const wakeUps: (() => void)[] = []
  const sleepy: Clock = {
    now: () => clock.now(),
    wait: (ms, signal) =>
      ms === 60 ? clock.wait(ms, signal) : new Promise((resolve) => wakeUps.push(resolve)),
  }
  const first = leaseOf(storage, sleepy)('order', frozen.task)
  await settled(clock)
  clock.advance(20_000)
  void leaseOf(storage, clock)('order', taker.task)
  await settled(clock)
  for (const wake of wakeUps) wake()
  await flush()
  frozen.end()
  await first
  expect((await leaseOf(storage, clock)('order', async () => 3)).kind).toBe('heldElsewhere')
})

test('a lease from the future, left by a clock that was set back, does not count', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  createBrandStorage('store', storage, clock).write('lease.order', {
    owner: 'x',
    untilMs: clock.now() + 3_600_000,
  })
  const next = leaseOf(storage, clock)('order', async () => 1)
  await settled(clock)
  expect((await next).kind).toBe('ran')
})

test.each(['null', '5', '{"v":{"owner":1}}', '{"v":{"owner":"x","untilMs":"soon"}}'])(
  'a damaged lease %s does not count',
  async (stored) => {
    const [storage, clock] = [createFakeStorage(), createFakeClock()]
    storage.setItem('topup.store.lease.order', stored)
    const next = leaseOf(storage, clock)('order', async () => 1)
    await settled(clock)
    expect((await next).kind).toBe('ran')
  },
)

test('without storage a tab still runs one task at a time', async () => {
  const clock = createFakeClock()
  const lock = leaseOf(null, clock)
  const held = longTask()
  void lock('order', held.task)
  await settled(clock)
  expect((await lock('order', async () => 1)).kind).toBe('heldElsewhere')
})

test('a task that fails gives the lease back', async () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const failing = leaseOf(storage, clock)('order', () => Promise.reject(new Error('broken')))
  const failed = failing.catch((reason: unknown) => reason)
  await settled(clock)
  expect(await failed).toEqual(new Error('broken'))
  const next = leaseOf(storage, clock)('order', async () => 1)
  await settled(clock)
  expect((await next).kind).toBe('ran')
})

/** The part of Web Locks that is used: one name, requested only if available. */
function fakeLocks(): LockManager {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, task: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return task(null)
    held.add(name)
    try {
      return await task({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  return { request, query: async () => ({}) } as unknown as LockManager
}

const withLocks = (locks: LockManager, clock: Clock, brandKey = 'store') =>
  createCrossTabLock({
    locks,
    brandKey,
    brandStorage: createBrandStorage(brandKey, null, clock),
    clock,
    random,
  })

test('with Web Locks one tab runs and the other learns that the lock is held', async () => {
  const [locks, clock, held] = [fakeLocks(), createFakeClock(), longTask()]
  const first = withLocks(locks, clock)('order', held.task)
  expect(await withLocks(locks, clock)('order', async () => 1)).toEqual({ kind: 'heldElsewhere' })
  held.end()
  expect(await first).toEqual({ kind: 'ran', value: 'done' })
  expect(await withLocks(locks, clock)('order', async () => 1)).toEqual({ kind: 'ran', value: 1 })
})

test('where Web Locks refuse the page, the lease is used', async () => {
  const clock = createFakeClock()
  const refusing = { request: () => Promise.reject(new Error('SecurityError')) } as unknown as LockManager
  const outcome = withLocks(refusing, clock)('order', async () => 1)
  await settled(clock)
  expect(await outcome).toEqual({ kind: 'ran', value: 1 })
})

test('a task that fails under a Web Lock is not run again', async () => {
  const clock = createFakeClock()
  let runs = 0
  const task = () => {
    runs += 1
    return Promise.reject(new Error('broken'))
  }
  await expect(withLocks(fakeLocks(), clock)('order', task)).rejects.toThrow('broken')
  await settled(clock)
  expect(runs).toBe(1)
})
