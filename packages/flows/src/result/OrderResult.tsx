import { entryOfIntent } from '@topup/domain'
import { useEffect } from 'react'
import { useSelected, useServices } from '../app/servicesContext.tsx'
import { CheckingResult } from './CheckingResult.tsx'
import { PendingResult } from './PendingResult.tsx'
import type { ResultShell } from './ResultShell.tsx'
import { SettledResult } from './SettledResult.tsx'

/**
 * How one order stands, in the words that the journal allows: checking, not yet recharged, success or fail. While it
 * is shown the order is asked about. Source: spec §4 "Result popup", rulings 1 to 3.
 */
export function OrderResult(props: {
  readonly intentId: string
  readonly Shell: ResultShell
  readonly onClose: () => void
}) {
  const { intentId, Shell, onClose } = props
  const { journal, watch } = useServices()
  const entry = useSelected(journal, (state) => entryOfIntent(state.journal, intentId))

  useEffect(() => {
    const stop = new AbortController()
    void watch.follow(intentId, stop.signal)
    return () => stop.abort()
  }, [watch, intentId])

  useEffect(() => {
    if (entry === null) onClose()
  }, [entry, onClose])

  if (entry === null) return null
  const shown = { Shell, onClose }
  switch (entry.kind) {
    case 'intended':
      return <CheckingResult entry={entry} {...shown} />
    case 'ordered':
      return <PendingResult entry={entry} {...shown} />
    case 'settled':
      return <SettledResult entry={entry} {...shown} />
  }
}
