import { externalOrder, nothingReported } from '@topup/domain'
import { buildDismissed, buildFinal, buildIntended, buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { momentsOf } from './orderTimes.ts'

const { intendedAtMs } = buildIntended('i1').snapshot
const tapped = { what: 'intended', atMs: intendedAtMs }
const final = buildFinal('B1')
const finalAtMs = final.kind === 'final' ? final.finalAtMs : 0

test.each([
  ['an intent', buildIntended('i1'), [tapped]],
  ['an open order', buildOrdered('B1'), [tapped]],
  ['a dismissed intent', buildDismissed('i1', 5), [tapped, { what: 'dismissed', atMs: 5 }]],
  ['a paid order', final, [tapped, { what: 'succeeded', atMs: finalAtMs }]],
  ['a failed order', { ...final, outcome: 'fail' as const }, [tapped, { what: 'failed', atMs: finalAtMs }]],
  ['an external order', { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }, []],
])('of %s it is known what happened when', (_of, entry, moments) => {
  expect(momentsOf(entry)).toEqual(moments)
})
