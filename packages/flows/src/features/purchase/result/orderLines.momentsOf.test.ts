import { externalOrder, nothingReported } from '@topup/domain'
import { buildDismissed, buildFinal, buildIntended, buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { momentsOf } from './orderLines.tsx'

const { intendedAtMs } = buildIntended('i1').snapshot
const tapped = { what: 'intended', atMs: intendedAtMs }
const final = buildFinal('B1')
const finalAtMs = final.kind === 'final' ? final.finalAtMs : 0

test.each([
  ['an intent', buildIntended('i1'), [tapped]],
  ['an open order', buildOrdered('B1'), [tapped]],
  ['a dismissed intent', buildDismissed('i1', finalAtMs), [tapped, { what: 'dismissed', atMs: finalAtMs }]],
  ['a paid order', final, [tapped, { what: 'succeeded', atMs: finalAtMs }]],
  ['a failed order', { ...final, outcome: 'fail' as const }, [tapped, { what: 'failed', atMs: finalAtMs }]],
  ['an external order', { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }, []],
])('of %s it is known what happened when', (_of, entry, moments) => {
  expect(momentsOf(entry)).toEqual(moments)
})

test('what the journal noted is told in the order of time, each answer in words of its own', () => {
  const timed = {
    ...buildOrdered('B1'),
    times: {
      refused: { atMs: intendedAtMs + 1, code: -3062 },
      numberedAtMs: intendedAtMs + 2,
      openedAtMs: intendedAtMs + 3,
      asked: { atMs: intendedAtMs + 4, answer: 'unreachable' as const },
    },
  }
  expect(momentsOf(timed)).toEqual([
    tapped,
    { what: 'refused', atMs: intendedAtMs + 1, code: -3062 },
    { what: 'numbered', atMs: intendedAtMs + 2 },
    { what: 'opened', atMs: intendedAtMs + 3 },
    { what: 'askedNone', atMs: intendedAtMs + 4 },
  ])
  const elsewhere = { ...timed, origin: externalOrder(nothingReported) }
  expect(momentsOf(elsewhere).map(({ what }) => what)).toEqual(['opened', 'askedNone'])
})

test.each([
  ['read', 'askedRead'],
  ['notFound', 'askedUnknown'],
  ['noInformation', 'askedUnsaid'],
  ['loggedOut', 'askedUnsaid'],
] as const)('a query that ended with %s is told as %s', (answer, what) => {
  const asked = { atMs: intendedAtMs + 1, answer }
  expect(momentsOf({ ...buildIntended('i1'), times: { asked } })).toEqual([
    tapped,
    { what, atMs: asked.atMs },
  ])
})
