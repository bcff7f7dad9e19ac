import type { JournalEntry } from '@topup/domain'
import { buildFinal, buildOrdered, forLink } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { isPayOffered } from './results.ts'

const open = forLink(buildOrdered('B1'), { paymentLinkId: 'r1' })
const failed = { ...buildFinal('B2'), outcome: 'fail' as const }

test.each<[string, boolean, readonly JournalEntry[]]>([
  ['no other order of the link was made', true, []],
  ['the other order of the link failed', true, [forLink(failed, { paymentLinkId: 'r1' })]],
  ['an order of another link has paid', true, [forLink(buildFinal('B2'), { paymentLinkId: 'r2' })]],
  ['an order of the store has paid', true, [buildFinal('B2')]],
  ['another order of the link has paid', false, [forLink(buildFinal('B2'), { paymentLinkId: 'r1' })]],
])('where %s, the way to the payment of a link’s open order is offered: %s', (_where, isOffered, others) => {
  expect(isPayOffered(open, 'read', [open, ...others])).toBe(isOffered)
})
