import { expect, test } from 'vitest'
import { groupOf, groupsOnPage, isFound } from './scenarioGroups.ts'
import { scenarios } from '../scenarios/scenarios.ts'

test('every group has situations, and none has most of them but the products', () => {
  for (const group of groupsOnPage) {
    const own = scenarios.filter((each) => groupOf(each) === group)
    expect([group.name, own.length]).toEqual([group.name, own.length === 0 ? 'none' : own.length])
    expect(own.length).toBeLessThan(40)
  }
})

test.each([
  ['not-real-name', 'Login'],
  ['limits', 'Limits and time'],
  ['unpaid-order', 'Limits and time'],
  ['illegal-coupon', 'Coupons, rewards and VIP'],
  ['vip-top', 'Coupons, rewards and VIP'],
  ['pay-answer-lost', 'Payment'],
  ['pay-declined', 'Order states'],
  ['status-unknown', 'Order states'],
  ['link-expired', 'Payment links'],
  ['very-slow', 'Network and service'],
  ['wrong-domain', 'Region'],
  ['no-methods', 'Payment'],
  ['methods-out-of-range', 'Payment'],
  ['wire-null', 'Products and games'],
])('%s is looked for under %s', (name, group) => {
  expect(groupOf({ name }).name).toBe(group)
})

test.each([
  ['', scenarios.length],
  ['coupon illegal', 2],
  ['-600', 3],
  ['NO SUCH THING', 0],
])('a search for "%s" finds %i', (wanted, count) => {
  const found = scenarios.filter((each) => isFound(each, wanted))
  expect(found.length).toBe(count)
})

test('a popup among products and games says how it is opened: its group tells to open a product', () => {
  const popups = scenarios.filter(
    (each) => each.story.startsWith('Popups/') && groupOf(each).name === 'Products and games',
  )
  expect(popups.map(({ name }) => name)).toEqual(expect.arrayContaining(['no-games', 'no-roles']))
  expect(popups.filter(({ next }) => next === undefined)).toEqual([])
})

test('what a service writes otherwise stands below what testers look for each day', () => {
  const names = groupsOnPage.map(({ name }) => name)
  expect(names[0]).toBe('End a situation')
  expect(names.indexOf('A service written from the specification alone')).toBeGreaterThan(
    names.indexOf('Products and games'),
  )
})
