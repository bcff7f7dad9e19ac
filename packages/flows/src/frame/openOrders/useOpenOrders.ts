import { entriesToWarnOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useState } from 'react'
import { isOfOtherPlayer } from '../../store/isOfOtherPlayer.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { forgetEnds, unseenEnds } from '../../store/unseenEnds.ts'
import { putAwayIn } from './putAway.ts'

/**
 * The orders that the bar is about, newest first: open ones of this player that were not put away, and those that ended,
 * which is news. What is shown changes while no popup is open, and an order that ends stays with its end until the next
 * popup: so the page moves at a tap, and not by itself. Source: decisions 48 and 75.
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
  const ids = open.map(idOf)
  const now = { hasPopup, ids: ids.join('\n') }
  const [seen, setSeen] = useState({ ...now, held: hasPopup ? [] : [...ids, ...unseenEnds(tab)] })
  const { held } = seen
  if (seen.hasPopup !== hasPopup || seen.ids !== now.ids) {
    // An order that ends stays until a popup has been opened and closed; one that ends under a popup comes after it.
    const stillHeld = seen.hasPopup ? [...ids, ...unseenEnds(tab)] : [...held, ...ids]
    setSeen({ ...now, held: hasPopup ? held : stillHeld })
  }

  const shown = open.filter((entry) => !away.has(idOf(entry)) && (held.includes(idOf(entry)) || !hasPopup))
  const ended = entries.filter((entry) => entry.kind === 'final' && held.includes(idOf(entry)) && mine(entry))
  return {
    orders: [...shown, ...ended],
    openCount: open.length,
    putAway: () => {
      const read = ended.map(idOf)
      setAway(putAwayIn(tab, shown.map(idOf)))
      forgetEnds(tab, read)
      setSeen({ ...seen, held: held.filter((id) => !read.includes(id)) })
    },
  }
}

const idOf = ({ snapshot }: JournalEntry): string => snapshot.intentId
