import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPaymentLink } from '../testing/paymentLinkBuilders.ts'
import {
  type PaymentLinkEvent,
  type PaymentLinkState,
  canStartPayment,
  isStillAsked,
  reducePaymentLink,
} from './paymentLink.ts'

const info = buildPaymentLink()
const loading: PaymentLinkState = { kind: 'loading' }
const failed: PaymentLinkState = { kind: 'failed' }
const open: PaymentLinkState = { kind: 'open', info, deadlineMs: 900_000 }
const endless: PaymentLinkState = { kind: 'open', info, deadlineMs: null }
const paying: PaymentLinkState = { kind: 'paying', info, deadlineMs: 900_000 }
const checking: PaymentLinkState = { kind: 'checking', info, deadlineMs: 900_000 }
const paid: PaymentLinkState = { kind: 'paid', info }
const expired: PaymentLinkState = { kind: 'expired', info }
const late: PaymentLinkState = { kind: 'paying', info, deadlineMs: 0 }

const infoRead: PaymentLinkEvent = { kind: 'infoRead', info, nowMs: 0 }
const infoFailed: PaymentLinkEvent = { kind: 'infoFailed' }
const ticked = (nowMs: number): PaymentLinkEvent => ({ kind: 'ticked', nowMs })
const payStarted = (nowMs: number, isOrdered = false): PaymentLinkEvent => ({
  kind: 'payStarted',
  nowMs,
  isOrdered,
})
const payStopped = (nowMs: number): PaymentLinkEvent => ({ kind: 'payStopped', nowMs })
const isOrder = (event: PaymentLinkEvent) => event.kind === 'payStarted' && event.isOrdered
const orderNamed: PaymentLinkEvent = { kind: 'orderNamed' }
const paySettled: PaymentLinkEvent = { kind: 'paySettled' }

test.each([
  ['opens when the link is read', loading, infoRead, open],
  ['opens on another try', failed, infoRead, open],
  ['does not start its countdown again', open, { ...infoRead, nowMs: 5000 }, open],
  ['stays expired when the link is read again', expired, infoRead, expired],
  ['fails when the link cannot be read', loading, infoFailed, failed],
  ['keeps what it read when a later try fails', open, infoFailed, open],
  ['stays open before its deadline', open, ticked(899_999), open],
  ['expires at its deadline', open, ticked(900_000), expired],
  ['expires after a long sleep', open, ticked(9_000_000), expired],
  ['never expires without a deadline', endless, ticked(9e15), endless],
  ['keeps an open payment past its deadline', paying, ticked(900_000), paying],
  ['starts a payment', open, payStarted(1000), paying],
  ['starts a payment in the last moment', open, payStarted(899_999), paying],
  ['expires instead of starting a payment at its deadline', open, payStarted(900_000), expired],
  ['starts no payment once expired', expired, payStarted(0), expired],
  ['keeps an order that is found at its deadline', open, payStarted(900_000, true), paying],
  ['shows an order that is still open once expired', expired, payStarted(950_000, true), late],
  ['expires again when that order failed', late, payStopped(960_000), expired],
  ['is paid when that order succeeded', late, paySettled, paid],
  ['starts no second payment', paying, payStarted(1000), paying],
  ['opens again when the payment stopped in time', paying, payStopped(1000), open],
  ['expires when the payment stopped too late', paying, payStopped(900_000), expired],
  ['ignores a stop without a payment', open, payStopped(900_000), open],
  ['can pay nothing while an order that the service named is checked', open, orderNamed, checking],
  ['can pay nothing while another order than the one under way is checked', paying, orderNamed, checking],
  ['keeps checking past its deadline', checking, ticked(900_000), checking],
  ['shows an order that turned out to be open', checking, payStarted(900_000), paying],
  ['opens again when the order had failed', checking, payStopped(1000), open],
  ['expires when the order had failed too late', checking, payStopped(900_000), expired],
  ['is paid when the order that was checked is', checking, paySettled, paid],
  ['checks nothing once paid', paid, orderNamed, paid],
  ['checks nothing once expired', expired, orderNamed, expired],
  ['is paid when the order succeeded', paying, paySettled, paid],
  ['is paid when an order that was given up succeeds after all', open, paySettled, paid],
  ['is paid even when the link expired meanwhile', expired, paySettled, paid],
  ['is not paid before its link is read', loading, paySettled, loading],
  ['is not paid when its link cannot be read', failed, paySettled, failed],
  ['stays paid', paid, ticked(900_000), paid],
] as const)('the page %s', (_title, state, event, expected) => {
  expect(reducePaymentLink(state, event)).toEqual(expected)
})

test.each([
  ['the same amount', info, true],
  ['another amount', buildPaymentLink({ amount: { minorUnits: 5000, currency: 'USD' } }), false],
  ['as much of another currency', buildPaymentLink({ amount: { minorUnits: 4999, currency: 'EUR' } }), false],
  ['the same amount when its time is over', buildPaymentLink({ validSeconds: 0 }), false],
])('whether what was agreed to is still asked by a link that asks for %s', (_what, read, expected) => {
  expect(isStillAsked(read, info.amount)).toBe(expected)
})

test('a link of a day or more has no deadline', () => {
  const long = buildPaymentLink({ validSeconds: 86_400 })
  expect(reducePaymentLink(loading, { kind: 'infoRead', info: long, nowMs: 0 })).toEqual({
    kind: 'open',
    info: long,
    deadlineMs: null,
  })
})

test.each([0, -1, -86_400])('a link that arrives with %d seconds left is expired', (validSeconds) => {
  const over = buildPaymentLink({ validSeconds })
  expect(reducePaymentLink(loading, { kind: 'infoRead', info: over, nowMs: 0 })).toEqual({
    kind: 'expired',
    info: over,
  })
})

test.each([
  [loading, 0, false],
  [failed, 0, false],
  [open, 899_999, true],
  [open, 900_000, false],
  [endless, 9e15, true],
  [paying, 0, false],
  [paid, 0, false],
  [expired, 0, false],
])('in %j at %d ms a payment may start: %s', (state, nowMs, expected) => {
  expect(canStartPayment(state, nowMs)).toBe(expected)
})

test('an undeclared event is a bug in the build', () => {
  expect(() => reducePaymentLink(open, JSON.parse('{"kind":"wished"}'))).toThrow('Unexpected value')
})

test('an expired page never pays and a payment never expires, whatever the clock does', () => {
  const nowMs = fc.integer({ min: 0, max: 7_200_000 })
  const event: fc.Arbitrary<PaymentLinkEvent> = fc.oneof(
    fc.constantFrom(infoRead, infoFailed, paySettled),
    nowMs.map(ticked),
    nowMs.map((atMs) => payStarted(atMs)),
    nowMs.map((atMs) => payStarted(atMs, true)),
    nowMs.map(payStopped),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state: PaymentLinkState = loading
      let hasExpired = false
      for (const one of events) {
        const next = reducePaymentLink(state, one)
        if (state.kind === 'paid') expect(next).toEqual(state)
        if (state.kind === 'expired' && one !== paySettled && !isOrder(one)) expect(next).toBe(state)
        hasExpired ||= next.kind === 'expired'
        if (hasExpired) expect(next.kind).not.toBe('open')
        if (state.kind === 'paying' && next.kind === 'expired') expect(one.kind).toBe('payStopped')
        state = next
      }
    }),
  )
})
