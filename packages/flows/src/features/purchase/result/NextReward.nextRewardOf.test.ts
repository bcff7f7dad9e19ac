import { externalOrder, nothingReported, unknownPurchase } from '@topup/domain'
import type { JournalEntry, PageConfig } from '@topup/domain'
import { buildFinal, forLink } from '@topup/domain/testing'
import { decodePageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import type { FakeServices } from '../../../testing/fakeServices.ts'
import { loading } from '../../../store/state/loadable.ts'
import type { Loadable } from '../../../store/state/loadable.ts'
import { nextRewardOf } from './NextReward.tsx'

const mine = buildFinal('B1')
const { recipient } = mine.snapshot
const buyer = { ...renHoshi, suid: recipient.suid }

const configWith = (is_has_cumulative: 0 | 1): Loadable<PageConfig> => ({
  kind: 'ready',
  value: decodePageConfig(pageConfigWire({ cumulative_config: { is_has_cumulative } })),
})

interface Case {
  readonly entry: JournalEntry
  readonly config: Loadable<PageConfig>
  readonly prepare: (services: FakeServices) => void
}

const recipientOf = ({ entry = mine, config = configWith(1), prepare }: Partial<Case> = {}) => {
  const services = createFakeServices({ account: buyer })
  prepare?.(services)
  return nextRewardOf(entry, services.session.getState(), config)
}

test('the event of a paid order is that of its own recipient', () => {
  expect(recipientOf()).toEqual(recipient)
})

test.each<[string, Partial<Case>]>([
  ['that another device made', { entry: { ...mine, origin: externalOrder(nothingReported) } }],
  [
    'of which nothing is known',
    {
      entry: {
        ...mine,
        snapshot: unknownPurchase({ intentId: 'i', paymentRegion: 'sea', asker: recipient }),
      },
    },
  ],
  ['of a payment link', { entry: forLink(mine) }],
  ['of a game that is not open', { prepare: ({ session }) => session.setState({ clientId: '100002' }) }],
  ['of a game without such an event', { config: configWith(0) }],
  ['while the events of the game are not known', { config: loading }],
  ['of a player who is logged out', { prepare: ({ session }) => session.getState().logOut() }],
  [
    'of another player',
    { prepare: ({ session }) => session.getState().logIn({ ...buyer, suid: 'somebody else' }) },
  ],
  [
    'of a player whose account a game did not bring',
    { prepare: ({ session }) => session.setState({ isSdkVisit: true }) },
  ],
])('there is none for an order %s', (_title, given) => {
  expect(recipientOf(given)).toBeNull()
})
