import { addressOf, entryAt } from '@topup/domain'
import { useEffect, useState } from 'react'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { CheckingResult } from './CheckingResult.tsx'
import { PendingResult } from './PendingResult.tsx'
import type { ResultShell } from './ResultShell.tsx'
import { FinalResult } from './FinalResult.tsx'

/**
 * How one order stands, in the words that the journal allows: checking, not yet recharged, success or fail. While it
 * is shown the order is asked about. `order` is its address; an intent whose number becomes known is that order from then
 * on, also when the service makes a second one of it. Source: spec §4 "Result popup", decisions 27 to 29.
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
    // A login may be what the service waits for to tell of the order.
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
