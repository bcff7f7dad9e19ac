import { call, condition, property, variable } from './mutant.ts'
import type { Mutant } from './mutant.ts'

/** Rules that hold between devices: of one player, and of players who share a link or a character. */
export const deviceMutants: readonly Mutant[] = [
  {
    name: 'the number of a link is not read',
    in: 'decodePaymentLink',
    changes: [property('billingNo', 'null')],
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a number that this device does not know is taken for one that failed',
    in: 'orderBefore',
    changes: [condition(['known'], "known?.kind !== 'ordered'")],
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a link is paid for another character than the one that owes',
    in: 'recipientOf',
    changes: [property('character', '{ ...$, value: `${$.value}-2` }', 'notNamed')],
    breaks: ['whose debt'],
  },
  {
    name: 'a link is paid for another product than the one that is owed',
    in: 'createLinkStore',
    changes: [variable('productId', "'replenish'")],
    breaks: ['whose debt'],
  },
  {
    name: 'what was reported of another account’s order is kept',
    in: 'keepable',
    changes: [call('isOfAnother', 'false')],
    breaks: ['another account'],
  },
  {
    name: 'a tab never reads what another tab has learnt',
    in: 'createJournalStore',
    changes: [property('reload', '() => undefined')],
    breaks: ['last word', 'warned', 'liveness', 'one debt', 'lost'],
  },
]
