import type { Mutant } from './mutant.ts'

/** Rules that hold between devices: of one player, and of players who share a link or a character. */
export const deviceMutants: readonly Mutant[] = [
  {
    name: 'the number of a link is not read',
    file: 'api-client/src/decode/paymentLink.ts',
    find: 'billingNo: readId(wire.billing_no)',
    replace: 'billingNo: null',
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a number that this device does not know is taken for one that failed',
    file: 'flows/src/pages/paymentLink/orderBefore.ts',
    find: "if (known?.kind === 'final' && known.outcome === 'fail') return null",
    replace: "if (known?.kind !== 'ordered') return null",
    breaks: ['one debt', 'asked first'],
  },
  {
    name: 'a link is paid for another character than the one that owes',
    file: 'flows/src/pages/paymentLink/createLinkCheckout.ts',
    find: 'character: { value: characterId ?? notNamed,',
    replace: 'character: { value: `${characterId ?? notNamed}-2`,',
    breaks: ['whose debt'],
  },
  {
    name: 'a link is paid for another product than the one that is owed',
    file: 'flows/src/pages/paymentLink/linkStore.ts',
    find: 'const productId = request.productId ?? notNamed',
    replace: "const productId = 'replenish'",
    breaks: ['whose debt'],
  },
  {
    name: 'what was reported of another account’s order is kept',
    file: 'flows/src/features/purchase/orders/isOfOtherAccount.ts',
    find: 'isOfAnother(asker, reported) ? { ...nothingReported, account: reported.account } : reported',
    replace: 'isOfAnother(asker, reported) ? { ...nothingReported, ...reported } : reported',
    breaks: ['another account'],
  },
  {
    name: 'a tab never reads what another tab has learnt',
    file: 'flows/src/features/purchase/orders/journal.ts',
    find: 'reload: () => set({ journal: loadAll(get().journal) }),',
    replace: 'reload: () => undefined,',
    breaks: ['last word', 'warned', 'liveness', 'one debt', 'lost'],
    // Tabs also learn from the disk: few runs need this.
    firstSeed: 1050,
  },
]
