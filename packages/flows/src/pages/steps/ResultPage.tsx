import { type Journal, addressOf, entriesToWarnOf, entryAt, ownValue } from '@topup/domain'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showPaidUnseen } from '../../features/purchase/orders/paidUnseen.ts'
import { OrderResult } from '../../features/purchase/result/OrderResult.tsx'
import { ResultSection } from '../../features/purchase/result/orderLines.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { useServices, useGo } from '../../store/servicesContext.tsx'
import type { SessionState } from '../../store/state/sessionStore.ts'
import { isOfOtherPlayer } from '../../store/unseenEnds.ts'
import { StepFrame } from './StepFrame.tsx'

/**
 * Step 4: the state of an order. The route from Recharge names the order, also after a reload; otherwise the
 * newest open order of the player is shown, and without one the player goes back. Who came from the list of orders
 * returns to it. Source: spec §2 "Old layout" `/result`.
 */
export function ResultPage() {
  const services = useServices()
  const { journal, popups, session, visibility } = services
  const { state } = useLocation()
  const go = useGo()
  const origin = parseResultOrigin(state)
  const [openAtStart] = useState(() => newestOpen(journal.getState().journal, session.getState()))
  const order = origin?.order ?? openAtStart
  const back = origin?.from === 'my' ? '/my' : '/selectGoods'
  const leave = useCallback(() => go(back), [go, back])
  // What this page shows must not be shown in a popup over it too.
  useEffect(() => popups.getState().closeKind('result'), [popups])
  // A popup of this order would be replaced by the receipt; so is this page.
  useEffect(() => {
    const look = () => {
      const shown = order === null ? null : entryAt(journal.getState().journal, order)
      if (shown !== null && shown.kind !== 'final' && visibility.isVisible()) showPaidUnseen(services)
    }
    look()
    const stops = [journal.subscribe(look), visibility.onReturn(look)]
    return () => stops.forEach((stop) => stop())
  }, [services, journal, visibility, order])
  if (order === null) return <Redirect to="/selectGoods" />
  return (
    <StepFrame step="result">
      <div className="pad">
        <OrderResult key={order} order={order} Shell={ResultSection} onClose={leave} />
      </div>
    </StepFrame>
  )
}

const newestOpen = (journal: Journal, session: SessionState): string | null => {
  const newest = entriesToWarnOf(journal).find((entry) => !isOfOtherPlayer(entry, session))
  return newest === undefined ? null : addressOf(newest)
}

/**
 * The mark in the state of the route to Result: which order to show, and whether the player came from Recharge or
 * from the list of orders. Source: spec §2 "Route behaviour", decision 59.
 */
export interface ResultOrigin {
  readonly from: 'recharge' | 'my'
  readonly order: string
}

/** Reads the mark from a route's state; null when the player came another way, or the state is anything else. */
export function parseResultOrigin(state: unknown): ResultOrigin | null {
  const order = ownValue(state, 'order')
  const from = ownValue(state, 'from')
  if (typeof order !== 'string' || order === '') return null
  return from === 'recharge' || from === 'my' ? { from, order } : null
}
