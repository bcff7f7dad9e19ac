import { buildIntended, buildOrdered } from '@topup/domain/testing'
import type { JournalEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { showOrderAtStart } from './showOrderAtStart.ts'

const nowMs = Date.UTC(2026, 4, 2, 12)
const at = (entry: JournalEntry, intendedAtMs: number): JournalEntry => ({
  ...entry,
  snapshot: { ...entry.snapshot, intendedAtMs },
})
const order = at(buildOrdered('B1'), nowMs - 1000)
const { suid } = order.snapshot.recipient

const shownTo = (account: typeof renHoshi | undefined, journal: readonly JournalEntry[] = [order]) => {
  const services = createFakeServices({ ...(account !== undefined && { account }), journal })
  showOrderAtStart(services, services.journal.getState().journal)
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
  showOrderAtStart(services, services.journal.getState().journal)
  expect(shown(services)).toEqual(['B1', 'B1'])
  services.popups.getState().closeAll()
  showOrderAtStart(services, services.journal.getState().journal)
  expect(shown(services)).toEqual([])
})
