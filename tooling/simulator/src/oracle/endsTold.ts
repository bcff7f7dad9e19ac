import { isPaymentLinkOrder } from '@topup/domain'
import type { Journal, Order, PurchaseSnapshot, Recipient } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import { journalOf } from './knowledge.ts'

/** Judges whether a device told its player of a payment that a page saw end, before that page lets them pay again. */
export interface EndOracle {
  /** Begins to follow what a tab learns and shows. */
  follow(tab: StoreTab): void
  /** Looks at what a tab shows, now that it is at rest. */
  look(tab: StoreTab): void
  /** The number of a paid order that the buyer was not told of; null where there is none. */
  untold(tab: StoreTab, snapshot: PurchaseSnapshot): string | null
}

/** Makes it. What tells a player is the result on screen; the bar under the header may be out of sight. Source: decision 75, faults M-04. */
export function createEndOracle(): EndOracle {
  const ended = new WeakMap<StoreTab, Set<string>>()
  /** By any tab. */
  const told = new Set<string>()

  const look = (tab: StoreTab) => {
    const ofLink = tab.link?.screen?.top() ?? null
    const results = [
      ...tab.services.popups.getState().open.map((popup) => tab.screen.shownOrder(popup)),
      ofLink === null ? null : (tab.link?.screen?.shownOrder(ofLink) ?? null),
    ]
    for (const shown of results) if (shown?.kind === 'final') told.add(shown.billingNo)
  }
  return {
    look,
    follow: (tab) => {
      const { journal, popups } = tab.services
      const seen = new Set<string>()
      ended.set(tab, seen)
      journal.subscribe((now, before) => {
        for (const { billingNo } of paidSince(before.journal, now.journal)) seen.add(billingNo)
        look(tab)
      })
      popups.subscribe(() => look(tab))
    },
    untold: (tab, { recipient }) => {
      // The page of a link has its own words for what is paid, and what storage loses is not the store's fault.
      if (isPaymentLinkOrder(recipient) || tab.sawStorageFail) return null
      // Of another game another account may be logged in, which is not told.
      const isOwn = ({ suid, clientId }: Recipient) =>
        suid === recipient.suid && clientId === recipient.clientId
      const own = journalOf(tab).filter(({ snapshot }) => isOwn(snapshot.recipient))
      const isNews = ({ billingNo }: Order) => ended.get(tab)?.has(billingNo) === true && !told.has(billingNo)
      return paidOf(own).find(isNews)?.billingNo ?? null
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
