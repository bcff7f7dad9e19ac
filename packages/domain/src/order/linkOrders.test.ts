import { expect, test } from 'vitest'
import { buildDismissed, buildFinal, buildIntended, buildOrdered, forLink } from '../testing/orderBuilders.ts'
import { type JournalEntry, externalOrder } from './journal.ts'
import { isDebtPaid, isPaidByAnother, openOrderOf, unreadOf } from './linkOrders.ts'
import { nothingReported } from './orderFacts.ts'

/** The same entry, as an order made through a payment link. */
const byLink = <E extends JournalEntry>(entry: E, paymentLinkId = 'r1') => forLink(entry, { paymentLinkId })

const failed = (billingNo: string) => ({ ...buildFinal(billingNo), outcome: 'fail' as const })
const named = (billingNo: string) => ({
  ...buildOrdered(billingNo),
  payUrl: null,
  origin: externalOrder(nothingReported),
})

test.each<[string, readonly JournalEntry[], string | null]>([
  ['none where nothing was asked for', [], null],
  ['an order with a number', [byLink(buildOrdered('B1'))], 'intent of B1'],
  ['an intent, as long as it is all there is', [byLink(buildIntended('i1'))], 'i1'],
  [
    'the one with a number before an intent, whichever is newer',
    [byLink(buildOrdered('B1')), byLink(buildIntended('i1'))],
    'intent of B1',
  ],
  ['the newest of several', [byLink(buildOrdered('B1')), byLink(buildOrdered('B2'))], 'intent of B2'],
  ['none that was dismissed', [byLink(buildDismissed('i1', 5))], null],
  ['none that has ended', [byLink(buildFinal('B1')), byLink(failed('B2'))], null],
  ['none of another link', [byLink(buildOrdered('B1'), 'r2')], null],
  ['none of a store purchase', [buildOrdered('B1'), buildIntended('i1')], null],
])('the open order of a payment link is %s', (_title, journal, intentId) => {
  expect(openOrderOf(journal, 'r1')?.snapshot.intentId ?? null).toBe(intentId)
})

test.each<[string, readonly JournalEntry[], readonly string[]]>([
  ['one that the service named and has told nothing of', [byLink(named('B1'))], ['B1']],
  [
    'not one of which it has told',
    [byLink({ ...named('B1'), origin: externalOrder({ ...nothingReported, character: 'K' }) })],
    [],
  ],
  ['not one that this device made', [byLink(buildOrdered('B1')), byLink(buildIntended('i1'))], []],
  ['not one that has ended', [byLink({ ...buildFinal('B1'), origin: externalOrder(nothingReported) })], []],
  ['not one of another link', [byLink(named('B1'), 'r2'), named('B2')], []],
  ['the newest of several first', [byLink(named('B1')), byLink(named('B2'))], ['B2', 'B1']],
])('an unread order is %s', (_title, journal, numbers) => {
  expect(unreadOf(journal, 'r1').map(({ billingNo }) => billingNo)).toEqual(numbers)
})

test.each<[string, readonly JournalEntry[], boolean]>([
  ['by an order of the link that succeeded', [byLink(failed('B1')), byLink(buildFinal('B2'))], true],
  ['not by one that failed', [byLink(failed('B1'))], false],
  ['not by one that is open', [byLink(buildOrdered('B1'))], false],
  [
    'not by an order of another link or of the store',
    [byLink(buildFinal('B1'), 'r2'), buildFinal('B2')],
    false,
  ],
])('a debt is paid %s', (_title, journal, expected) => {
  expect(isDebtPaid(journal, 'r1')).toBe(expected)
})

test.each<[string, JournalEntry, readonly JournalEntry[], boolean]>([
  ['an order of the same link that succeeded', byLink(buildOrdered('B1')), [byLink(buildFinal('B2'))], true],
  ['no order of another link', byLink(buildOrdered('B1')), [byLink(buildFinal('B2'), 'r2')], false],
  ['no order that failed', byLink(buildOrdered('B1')), [byLink(failed('B2'))], false],
  ['nothing, where products of the store are bought', buildOrdered('B1'), [buildFinal('B2')], false],
])('what an order would pay has been paid by %s', (_title, entry, others, expected) => {
  expect(isPaidByAnother([entry, ...others], entry)).toBe(expected)
})
