import { describe, expect, test } from 'vitest'
import { createHostFailover } from './createHttp.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A failover over three hosts, with a clock that the test sets. */
function open(stored: string | null, hosts: readonly [string, ...string[]] = ['a', 'b', 'c']) {
  const clock = { now: 1_800_000_000_000 }
  const written: [number, number][] = []
  const ring = createHostFailover({
    hosts,
    now: () => clock.now,
    memory: { read: () => stored, write: (index, expiresAtMs) => written.push([index, expiresAtMs]) },
  })
  return { ring, clock, written }
}

test.each([
  [null, ['a', 'b', 'c']],
  ['0', ['a', 'b', 'c']],
  ['1', ['b', 'c', 'a']],
  ['2', ['c', 'a', 'b']],
  ['3', ['a', 'b', 'c']],
  ['001', ['a', 'b', 'c']],
  ['1a', ['a', 'b', 'c']],
  ['a1', ['a', 'b', 'c']],
])('with %j remembered the hosts are asked in the order %j', (stored, order) => {
  expect(open(stored).ring.order()).toEqual(order)
  expect(open(stored).ring.current()).toBe(order[0])
})

test('a table of more than ten hosts is remembered too', () => {
  const hosts = 'abcdefghijkl'.split('')
  expect(open('11', ['z', ...hosts]).ring.current()).toBe('k')
})

test('a storage that throws leaves the hosts in the order of the table', () => {
  const broken = () => {
    throw new Error('SecurityError')
  }
  const memory = { read: broken, write: broken }
  const ring = createHostFailover({ hosts: ['a', 'b'], now: () => 0, memory })
  expect(ring.order()).toEqual(['a', 'b'])
  ring.answered('b')
  expect(ring.order()).toEqual(['b', 'a'])
})

test.each([
  ['a', ['a', 'b', 'c']],
  ['c', ['c', 'a', 'b']],
  ['elsewhere', ['b', 'c', 'a']],
  [undefined, ['b', 'c', 'a']],
])('asked for %j first the order is %j', (first, order) => {
  expect(open('1').ring.order(first)).toEqual(order)
})

describe('a host that answered', () => {
  test('is the first choice and remembered for a day', () => {
    const { ring, clock, written } = open(null)
    ring.answered('c')
    expect(ring.current()).toBe('c')
    expect(written).toEqual([[2, clock.now + dayMs]])
    clock.now += dayMs - 1
    expect(ring.current()).toBe('c')
    clock.now += 1
    expect(ring.current()).toBe('a')
  })

  test('does not extend its own day', () => {
    const { ring, clock, written } = open('1')
    clock.now += dayMs / 2
    ring.answered('b')
    clock.now += dayMs / 2
    expect(ring.current()).toBe('a')
    expect(written).toEqual([])
  })

  test('counts only when the table names it', () => {
    const { ring, written } = open('1')
    ring.answered('elsewhere')
    expect(ring.current()).toBe('b')
    expect(written).toEqual([])
  })

  test('may be the primary again', () => {
    const { ring, written } = open('1')
    ring.answered('a')
    expect(ring.current()).toBe('a')
    expect(written).toHaveLength(1)
  })
})

describe('the primary is probed', () => {
  test('never while it serves', () => {
    const { ring, clock } = open(null)
    clock.now += 60 * minuteMs
    expect(ring.primaryToProbe()).toBeNull()
  })

  test('once in five minutes while a backup serves', () => {
    const { ring, clock } = open('1')
    expect(ring.primaryToProbe()).toBeNull()
    clock.now += 5 * minuteMs - 1
    expect(ring.primaryToProbe()).toBeNull()
    clock.now += 1
    expect(ring.primaryToProbe()).toBe('a')
    expect(ring.primaryToProbe()).toBeNull()
  })

  test('five minutes after a backup took over', () => {
    const { ring, clock } = open(null)
    clock.now += 60 * minuteMs
    ring.answered('b')
    expect(ring.primaryToProbe()).toBeNull()
    clock.now += 5 * minuteMs
    expect(ring.primaryToProbe()).toBe('a')
  })

  test('also after the clock was set back', () => {
    const { ring, clock } = open('1')
    clock.now -= 60 * minuteMs
    expect(ring.primaryToProbe()).toBe('a')
  })
})
