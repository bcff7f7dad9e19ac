import { buildIntended, buildOrdered, forLink } from '@topup/domain/testing'
import { buyerOf, parseEntry } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { showOrderAtStart } from './storeOrders.ts'

const nowMs = Date.UTC(2026, 4, 2, 12)
const at = (entry: JournalEntry, intendedAtMs: number): JournalEntry => ({
  ...entry,
  snapshot: { ...entry.snapshot, intendedAtMs },
})
const order = at(buildOrdered('B1'), nowMs - 1000)
const suid = buyerOf(order.snapshot.recipient)?.suid ?? ''

const shownTo = (
  account: typeof renHoshi | undefined,
  journal: readonly JournalEntry[] = [order],
  { path = '/', search = '' } = {},
) => {
  const services = {
    ...createFakeServices({ ...(account !== undefined && { account }), journal }),
    entry: parseEntry(search, []).entry,
  }
  showOrderAtStart(services, services.journal.getState().journal, path)
  return services
}
const shown = ({ popups }: ReturnType<typeof shownTo>) =>
  popups.getState().open.flatMap((popup) => (popup.kind === 'result' ? [popup.order] : []))

test.each([
  ['its buyer', { ...renHoshi, suid }, ['B1']],
  ['nobody', undefined, ['B1']],
  ['another account of the game', { ...renHoshi, suid: 'other' }, []],
])('the newest open order is shown to %s as it should be', (_who, account, expected) => {
  expect(shown(shownTo(account))).toEqual(expected)
})

test('another account’s newer order does not hide the player’s own', () => {
  const theirs = at(buildIntended('theirs'), nowMs)
  const recipient = { ...theirs.snapshot.recipient, suid: 'other' }
  const journal = [order, { ...theirs, snapshot: { ...theirs.snapshot, recipient } }]
  expect(shown(shownTo({ ...renHoshi, suid }, journal))).toEqual(['B1'])
})

test('an order that the player closed is not shown again in this tab; one that was only left is', () => {
  const services = shownTo(undefined)
  showOrderAtStart(services, services.journal.getState().journal, '/')
  expect(shown(services)).toEqual(['B1', 'B1'])
  services.popups.getState().closeAll()
  showOrderAtStart(services, services.journal.getState().journal, '/')
  expect(shown(services)).toEqual([])
})

describe('over the page of a payment link', () => {
  const ofLink = (paymentLinkId: string, billingNo: string, ageMs: number) =>
    forLink(at(buildOrdered(billingNo), nowMs - ageMs), { paymentLinkId })
  const journal = [order, ofLink('one', 'B2', 2000), ofLink('two', 'B3', 3000)]
  const linkPage = (id: string) => ({ path: '/replenishGoods', search: `?replenish_id=${id}` })

  test.each([
    ['one', ['B2']],
    ['two', ['B3']],
    ['three', []],
  ])('only the order of link %s is shown', (id, expected) => {
    expect(shown(shownTo(undefined, journal, linkPage(id)))).toEqual(expected)
  })

  test('another page shows the newest of all, also where the link goes along in the address', () => {
    expect(shown(shownTo(undefined, journal, { ...linkPage('two'), path: '/my' }))).toEqual(['B1'])
  })
})
