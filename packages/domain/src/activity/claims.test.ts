import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canClaim, claimableIds, reduceClaims, rewardState } from './claims.ts'
import type { ClaimEvent, ClaimStatus, Claims } from './claims.ts'

const claiming: ClaimStatus = { kind: 'claiming' }
const waiting: ClaimStatus = { kind: 'waiting' }
const checking: ClaimStatus = { kind: 'checking' }
const claimed: ClaimStatus = { kind: 'claimed' }
const rejected: ClaimStatus = { kind: 'rejected', message: 'Not now' }
const of = (status: ClaimStatus | null): Claims => new Map(status === null ? [] : [['a', status]])
const after = (status: ClaimStatus | null, event: ClaimEvent) =>
  reduceClaims(of(status), event).get('a') ?? null

test.each([
  [null, claiming],
  [rejected, claiming],
  [claiming, claiming],
  [waiting, waiting],
  [checking, checking],
  [claimed, claimed],
])('a tap on %j leads to %j', (status, expected) => {
  expect(after(status, { kind: 'claimTapped', ids: ['a'] })).toEqual(expected)
  expect(canClaim(of(status), 'a')).toBe(expected === claiming && status !== claiming)
})

test.each([
  [null, null],
  [rejected, rejected],
  [claiming, claimed],
  [waiting, claimed],
  [checking, claimed],
  [claimed, claimed],
])('a confirmation of %j leads to %j', (status, expected) => {
  expect(after(status, { kind: 'claimConfirmed', ids: ['a'] })).toEqual(expected)
})

test.each([
  [null, null],
  [rejected, rejected],
  [claiming, { kind: 'rejected', message: 'Gone' }],
  [waiting, { kind: 'rejected', message: 'Gone' }],
  [checking, { kind: 'rejected', message: 'Gone' }],
  [claimed, claimed],
])('a rejection of %j leads to %j', (status, expected) => {
  expect(after(status, { kind: 'claimRejected', ids: ['a'], message: 'Gone' })).toEqual(expected)
})

test.each([
  [null, null],
  [rejected, rejected],
  [claiming, checking],
  [waiting, checking],
  [checking, checking],
  [claimed, claimed],
])('a lost answer to %j leads to %j', (status, expected) => {
  expect(after(status, { kind: 'claimUnanswered', ids: ['a'] })).toEqual(expected)
})

test.each([
  [null, null],
  [rejected, rejected],
  [claiming, waiting],
  [waiting, waiting],
  [checking, checking],
  [claimed, claimed],
])('ten seconds without an answer to %j lead to %j', (status, expected) => {
  expect(after(status, { kind: 'claimSlow', ids: ['a'] })).toEqual(expected)
})

test.each([
  [null, ['a'], null],
  [claiming, ['a'], claiming],
  [claiming, [], claiming],
  [waiting, ['a'], claimed],
  [waiting, [], waiting],
  [checking, ['a'], claimed],
  [checking, [], null],
  [rejected, ['a'], claimed],
  [rejected, [], rejected],
  [claimed, [], claimed],
])('a fresh list after %j that shows %j as claimed leads to %j', (status, claimedIds, expected) => {
  expect(after(status, { kind: 'statusRead', claimedIds })).toEqual(expected)
})

test('an event without effect keeps the same claims', () => {
  const claims = of(claimed)
  expect(reduceClaims(claims, { kind: 'claimTapped', ids: ['a'] })).toBe(claims)
})

test('the earlier claims are not changed', () => {
  const claims = of(null)
  reduceClaims(claims, { kind: 'claimTapped', ids: ['a', 'b'] })
  expect(claims.size).toBe(0)
})

test('an undeclared event is a bug in the build', () => {
  expect(() => reduceClaims(new Map(), JSON.parse('{"kind":"wished"}'))).toThrow('Unexpected value')
})

const id = fc.constantFrom('a', 'b', '__proto__')
const ids = fc.array(id)
const event: fc.Arbitrary<ClaimEvent> = fc.oneof(
  fc.record({ kind: fc.constant('claimTapped' as const), ids }),
  fc.record({ kind: fc.constant('claimSlow' as const), ids }),
  fc.record({ kind: fc.constant('claimConfirmed' as const), ids }),
  fc.record({ kind: fc.constant('claimRejected' as const), ids, message: fc.string() }),
  fc.record({ kind: fc.constant('claimUnanswered' as const), ids }),
  fc.record({ kind: fc.constant('statusRead' as const), claimedIds: ids }),
)

test('nothing becomes claimed without confirmation by the service, and nothing claimed is claimed again', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let claims: Claims = new Map()
      for (const one of events) {
        const next = reduceClaims(claims, one)
        for (const [key, { kind }] of next) {
          const isNew = kind === 'claimed' && claims.get(key)?.kind !== 'claimed'
          expect(!isNew || one.kind === 'claimConfirmed' || one.kind === 'statusRead').toBe(true)
        }
        for (const [key, { kind }] of claims)
          if (kind === 'claimed') expect(next.get(key)?.kind).toBe('claimed')
        claims = next
      }
    }),
  )
})

test.each([
  ['claimable', null, 'claimable'],
  ['claimable', rejected, 'claimable'],
  ['claimable', claiming, 'claiming'],
  ['claimable', waiting, 'checking'],
  ['claimable', checking, 'checking'],
  ['claimable', claimed, 'claimed'],
  ['claimed', checking, 'claimed'],
  ['next', claimed, 'next'],
  ['locked', null, 'locked'],
] as const)('a reward listed as %s with the claim %j shows %s', (listed, status, expected) => {
  expect(rewardState(of(status), 'a', listed)).toBe(expected)
})

test('claim all sends what is claimable and not already sent', () => {
  const rows = [
    { rewardId: 'a', state: 'claimable' },
    { rewardId: 'b', state: 'claimable' },
    { rewardId: 'c', state: 'claimed' },
    { rewardId: 'd', state: 'next' },
    { rewardId: 'e', state: 'locked' },
    { rewardId: 'f', state: 'claimable' },
  ] as const
  expect(claimableIds(rows, of(claiming))).toEqual(['b', 'f'])
  expect(claimableIds(rows, of(rejected))).toEqual(['a', 'b', 'f'])
  expect(claimableIds([], of(null))).toEqual([])
})
