import { useState } from 'react'
import { lazyComponent } from '../../store/lazyComponent.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

/** Only a device with orders needs this code, and the page can do without it. */
const openOrders = lazyComponent(
  () => import('./OpenOrders.tsx').then((module) => module.OpenOrders),
  undefined,
  'leftOut',
)

/** What stands between a page's header and the page: the bar of an open payment. Source: decision 75. */
export function UnderHeader({ onNews }: { readonly onNews?: (news: string | undefined) => void }) {
  const { journal } = useServices()
  const hasOrders = useSelected(journal, (state) => state.journal.length > 0)
  // When the last one is discarded, the part still has to say that nothing is open.
  const [isNeeded, setNeeded] = useState(hasOrders)
  if (hasOrders && !isNeeded) setNeeded(true)
  return isNeeded && <openOrders.Part {...(onNews && { onNews })} />
}
