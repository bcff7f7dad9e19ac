import { useState } from 'react'
import { useLazyParts, useSelected, useServices } from '../../store/servicesContext.tsx'

/** What stands between a page's header and the page: the bar of an open payment. Source: decision 75. */
export function UnderHeader({ onNews }: { readonly onNews?: (news: string | undefined) => void }) {
  const { journal } = useServices()
  const { OpenOrders } = useLazyParts()
  const hasOrders = useSelected(journal, (state) => state.journal.length > 0)
  // When the last one is discarded, the part still has to say that nothing is open.
  const [isNeeded, setNeeded] = useState(hasOrders)
  if (hasOrders && !isNeeded) setNeeded(true)
  return isNeeded && <OpenOrders {...(onNews && { onNews })} />
}
