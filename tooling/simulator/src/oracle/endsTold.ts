import { isPaymentLinkOrder } from '@topup/domain'
import type { Journal, Order, PurchaseSnapshot, Recipient } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import { journalOf } from './knowledge.ts'

/** Judges whether a device told its player of a payment that it saw end, before it lets them pay again. */
export interface EndOracle {
  /** Begins to follow what a tab learns and shows. */
  follow(tab: StoreTab): void
  /** Looks at what a tab shows, now that it is at rest. */
  look(tab: StoreTab): void
  /** The number of a paid order that the buyer was not told of; null where there is none. */
  untold(tab: StoreTab, snapshot: PurchaseSnapshot): string | null
  /** The storage fails: what is not told any more is not the store's fault. */
  excuse(): void
}

/**
 * Makes that of one device, which remembers across reloads and kills. What tells a player is the result on top of the screen; the bar
 * under the header may be out of sight. Source: decision 75, faults M-04.
 */
export function createEndOracle(): EndOracle {
  /** Numbers of paid orders, seen and shown by any tab. */
  const [ended, told] = [new Set<string>(), new Set<string>()]

  const look = (tab: StoreTab) => {
    if (!tab.page.isVisible()) return
    for (const screen of [tab.screen, tab.link?.screen ?? null]) {
      const top = screen?.top() ?? null
      const shown = top === null ? null : screen?.shownOrder(top)
      if (shown?.kind === 'final') told.add(shown.billingNo)
    }
  }
  return {
    look,
    follow: (tab) => {
      const { journal, popups } = tab.services
      journal.subscribe((now, before) => {
        if (!tab.sawStorageFail)
          for (const { billingNo } of paidSince(before.journal, now.journal)) ended.add(billingNo)
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
      const isNews = ({ billingNo }: Order) => ended.has(billingNo) && !told.has(billingNo)
      return paidOf(own).find(isNews)?.billingNo ?? null
    },
    excuse: () => ended.clear(),
  }
}

const paidOf = (journal: Journal): readonly Order[] =>
  journal.flatMap((entry) => (entry.kind === 'final' && entry.outcome === 'success' ? [entry] : []))

/** The orders that were open before, and are paid now. */
function paidSince(before: Journal, now: Journal): readonly Order[] {
  const open = new Set(before.filter(({ kind }) => kind !== 'final').map(({ snapshot }) => snapshot.intentId))
  return paidOf(now).filter(({ snapshot }) => open.has(snapshot.intentId))
}
