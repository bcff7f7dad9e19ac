import { entriesToWarnOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useState } from 'react'
import { hearsOfEnd } from '../../store/hearsOfEnd.ts'
import { isOfOtherPlayer } from '../../store/isOfOtherPlayer.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { forgetEnds, unseenEnds } from '../../store/unseenEnds.ts'
import { putAwayIn } from './putAway.ts'

/**
 * The orders that the bar is about: those of this player that ended unseen, which is news, before the open ones that were
 * not put away, the newest first. What is shown changes while no popup is open, and an order that ends keeps its place: so the
 * page moves at a tap, and not by itself. Source: decisions 48 and 75.
 */
export function useOpenOrders(): {
  readonly orders: readonly JournalEntry[]
  /** How many are open, with those that were put away. */
  readonly openCount: number
  readonly putAway: () => void
} {
  const { brandStorage, journal, popups, session, tab } = useServices()
  const entries = useSelected(journal, (state) => state.journal)
  const logins = useSelected(session, (state) => state)
  const hasPopup = useSelected(popups, (state) => state.open.length > 0)
  const [away, setAway] = useState(() => putAwayIn(tab))

  const mine = (entry: JournalEntry) => !isOfOtherPlayer(entry, logins)
  const open = entriesToWarnOf(entries).filter(mine)
  const unseen = unseenEnds(brandStorage)
  const isTold = (entry: JournalEntry) => hearsOfEnd(entry, logins)
  const isNews = (entry: JournalEntry) =>
    entry.kind === 'final' &&
    unseen.has(entry.billingNo) &&
    mine(entry) &&
    (isTold(entry) || !away.has(idOf(entry)))
  const ended = entries.filter(isNews).reverse()
  const ids = [...ended, ...open].map(idOf)
  const now = { hasPopup, ids: ids.join('\n') }
  const [seen, setSeen] = useState({ ...now, held: hasPopup ? [] : ids })
  if (seen.hasPopup !== hasPopup || seen.ids !== now.ids)
    setSeen({ ...now, held: hasPopup ? seen.held : ids })

  const isStill = (entry: JournalEntry) => !hasPopup || seen.held.includes(idOf(entry))
  const shown = [...ended, ...open.filter((entry) => !away.has(idOf(entry)))].filter(isStill)
  return {
    orders: shown,
    openCount: open.length,
    putAway: () => {
      const [named] = shown
      // The bar names one end: another one, which may be paid, has not been told yet.
      if (named?.kind === 'final' && isTold(named)) forgetEnds(brandStorage, [named.billingNo])
      setAway(putAwayIn(tab, shown.filter((entry) => entry === named || entry.kind !== 'final').map(idOf)))
    },
  }
}

const idOf = ({ snapshot }: JournalEntry): string => snapshot.intentId
