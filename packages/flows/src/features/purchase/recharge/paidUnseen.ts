import { addressOf, isPaymentLinkOrder } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { isOfOtherPlayer } from '../../../store/isOfOtherPlayer.ts'
import type { Services } from '../../../store/services.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { forgetEnds, noteEnds, unseenEnds } from '../../../store/unseenEnds.ts'
import { isBuying } from './inFlight.ts'
import { showResult } from './showResult.ts'

type Following = Pick<Services, 'journal' | 'popups' | 'session' | 'tab'>

/**
 * Shows an order of this player that was paid while its result was not on screen; returns whether there is one. Who pays
 * in a window that is still open, and does not hear of it, buys again. What a payment link owes is no purchase in the
 * store, and the other way round. Source: decision 75, faults M-04.
 */
export function showPaidUnseen(services: Following): boolean {
  const unseen = unseenEnds(services.tab)
  if (unseen.size === 0) return false
  const session = services.session.getState()
  const account = accountOf(session)
  const isLinkPage = account !== null && isPaymentLinkOrder(account)
  const isNews = (entry: JournalEntry) =>
    isPaid(entry) &&
    unseen.has(idOf(entry)) &&
    isPaymentLinkOrder(entry.snapshot.recipient) === isLinkPage &&
    !isOfOtherPlayer(entry, session)
  const paid = services.journal.getState().journal.find(isNews)
  if (paid === undefined) return false
  forgetEnds(services.tab, [idOf(paid)])
  showResult(services, addressOf(paid))
  return true
}

/**
 * Notes the orders that end, in this tab or another, until their result is seen. One that was paid is shown as soon as a
 * recharge is the top popup: there the player would buy again. Returns a function that stops following. Source: decision
 * 75.
 */
export function followEnds(services: Following): () => void {
  const { journal, popups, tab } = services
  const showAtRecharge = () => {
    const top = popups.getState().open[popups.getState().open.length - 1]
    if (top?.kind === 'recharge' && !isBuying(popups)) showPaidUnseen(services)
  }
  const stops = [
    journal.subscribe((now, before) => {
      const wasOpen = new Set(before.journal.filter(({ kind }) => kind !== 'final').map(idOf))
      const ended = now.journal.filter((entry) => entry.kind === 'final' && wasOpen.has(idOf(entry)))
      noteEnds(tab, ended.map(idOf))
      showAtRecharge()
    }),
    popups.subscribe(showAtRecharge),
  ]
  return () => stops.forEach((stop) => stop())
}

const idOf = ({ snapshot }: JournalEntry): string => snapshot.intentId

const isPaid = (entry: JournalEntry) => entry.kind === 'final' && entry.outcome === 'success'
