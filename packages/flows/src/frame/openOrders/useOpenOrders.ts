import { entriesToWarnOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useState } from 'react'
import { isOfOtherPlayer } from '../../store/isOfOtherPlayer.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { forgetEnds, unseenEnds } from '../../store/unseenEnds.ts'
import { putAwayIn } from './putAway.ts'

/**
 * The orders that the bar is about, newest first: open ones of this player that were not put away, and those that ended
 * unseen, which is news. What is shown changes while no popup is open, and an order that ends keeps its place: so the
 * page moves at a tap, and not by itself. Source: decisions 48 and 75.
 */
export function useOpenOrders(): {
  readonly orders: readonly JournalEntry[]
  /** How many are open, with those that were put away. */
  readonly openCount: number
  readonly putAway: () => void
} {
  const { journal, popups, session, tab } = useServices()
  const entries = useSelected(journal, (state) => state.journal)
  const logins = useSelected(session, (state) => state)
  const hasPopup = useSelected(popups, (state) => state.open.length > 0)
  const [away, setAway] = useState(() => putAwayIn(tab))

  const mine = (entry: JournalEntry) => !isOfOtherPlayer(entry, logins)
  const open = entriesToWarnOf(entries).filter(mine)
  const unseen = unseenEnds(tab)
  const isNews = (entry: JournalEntry) => entry.kind === 'final' && unseen.has(idOf(entry)) && mine(entry)
  const ended = entries.filter(isNews).reverse()
  const ids = [...open, ...ended].map(idOf)
  const now = { hasPopup, ids: ids.join('\n') }
  const [seen, setSeen] = useState({ ...now, held: hasPopup ? [] : ids })
  if (seen.hasPopup !== hasPopup || seen.ids !== now.ids)
    setSeen({ ...now, held: hasPopup ? seen.held : ids })

  const isStill = (entry: JournalEntry) => !hasPopup || seen.held.includes(idOf(entry))
  const shown = [...open.filter((entry) => !away.has(idOf(entry))), ...ended].filter(isStill)
  return {
    orders: shown,
    openCount: open.length,
    putAway: () => {
      forgetEnds(tab, ended.map(idOf))
      setAway(putAwayIn(tab, shown.map(idOf)))
    },
  }
}

const idOf = ({ snapshot }: JournalEntry): string => snapshot.intentId
