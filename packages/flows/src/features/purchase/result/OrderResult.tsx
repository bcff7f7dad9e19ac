import { addressOf, entryAt } from '@topup/domain'
import { useEffect, useState } from 'react'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { showNamedOrder } from '../recharge/buyChecks.ts'
import { CheckingResult } from './CheckingResult.tsx'
import { FinalResult } from './FinalResult.tsx'
import { PendingResult } from './PendingResult.tsx'
import { ResultDialog, type ResultShell } from './ResultShell.tsx'

/**
 * The state of one order as the journal knows it: checking, not yet recharged, success or fail. The order is polled
 * while it is shown. `order` is its address. When the number of an intent becomes known, the result stays with that
 * order, even if the service makes a second one for the intent. Source: spec §4 "Result popup", decisions 27 to 29.
 */
export function OrderResult(props: {
  readonly order: string
  readonly Shell: ResultShell
  readonly onClose: () => void
}) {
  const { Shell, onClose } = props
  const { journal, poller, session } = useServices()
  const [address, setAddress] = useState(props.order)
  const entry = useSelected(journal, (state) => entryAt(state.journal, address))
  const token = useSelected(session, (state) => accountOf(state)?.oauthToken ?? null)
  if (entry !== null && addressOf(entry) !== address) setAddress(addressOf(entry))

  useEffect(() => {
    const stop = new AbortController()
    void poller.poll(address, stop.signal)
    return () => stop.abort()
    // The service may have waited for a login before it reports the order.
  }, [poller, address, token])

  useEffect(() => {
    if (entry === null) onClose()
  }, [entry, onClose])

  if (entry === null) return null
  const shown = { Shell, onClose }
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'dismissed':
      return <CheckingResult entry={entry} {...shown} />
    case 'ordered':
      return <PendingResult entry={entry} {...shown} />
    case 'final':
      return <FinalResult entry={entry} {...shown} />
  }
}

/** The state of one order, over the page. Source: spec §4 "Result popup". */
export function ResultPopup(props: { readonly order: string; readonly onClose: () => void }) {
  return <OrderResult {...props} Shell={ResultDialog} />
}

/** Takes an order that an answer named to its result. Source: decision 46. */
export function NamedOrder({ order }: { readonly order: string }) {
  const checkout = useCheckout()
  useEffect(() => showNamedOrder(checkout, order), [checkout, order])
  return null
}
