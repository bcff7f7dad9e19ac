import { isPaymentLinkOrder } from '@topup/domain'
import type { Journal, Order, PurchaseSnapshot, Recipient } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import { journalOf } from './knowledge.ts'

/** Judges whether a page told its player of a payment that it saw end, before it lets them pay again. */
export interface EndOracle {
  /** Begins to follow what a tab learns and shows. */
  follow(tab: StoreTab): void
  /** The number of a paid order that the buyer was not told of; null where there is none. */
  untold(tab: StoreTab, snapshot: PurchaseSnapshot): string | null
}

/** Makes it. What tells a player is the result on screen; the bar under the header may be out of sight. Source: decision 75, faults M-04. */
export function createEndOracle(): EndOracle {
  const untold = new WeakMap<StoreTab, Set<string>>()

  const look = (tab: StoreTab) => {
    const left = untold.get(tab)
    const { open } = tab.services.popups.getState()
    for (const popup of open) {
      const shown = tab.screen.shownOrder(popup)
      if (shown?.kind === 'final') left?.delete(shown.billingNo)
    }
  }
  return {
    follow: (tab) => {
      const { journal, popups } = tab.services
      const left = new Set<string>()
      untold.set(tab, left)
      journal.subscribe((now, before) => {
        for (const { billingNo } of paidSince(before.journal, now.journal)) left.add(billingNo)
        look(tab)
      })
      popups.subscribe(() => look(tab))
    },
    untold: (tab, { recipient }) => {
      // The page of a link has its own words for what is paid.
      if (isPaymentLinkOrder(recipient)) return null
      // Of another game another account may be logged in, which is not told.
      const isOwn = ({ suid, clientId }: Recipient) =>
        suid === recipient.suid && clientId === recipient.clientId
      const own = journalOf(tab).filter(({ snapshot }) => isOwn(snapshot.recipient))
      const left = untold.get(tab)
      return paidOf(own).find(({ billingNo }) => left?.has(billingNo) === true)?.billingNo ?? null
    },
  }
}

const paidOf = (journal: Journal): readonly Order[] =>
  journal.flatMap((entry) => (entry.kind === 'final' && entry.outcome === 'success' ? [entry] : []))

/** The orders that were open before, and are paid now. */
function paidSince(before: Journal, now: Journal): readonly Order[] {
  const open = new Set(before.filter(({ kind }) => kind !== 'final').map(({ snapshot }) => snapshot.intentId))
  return paidOf(now).filter(({ snapshot }) => open.has(snapshot.intentId))
}
