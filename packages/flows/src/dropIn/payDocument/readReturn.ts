import { keptHandovers } from '../keptHandovers.ts'
import { payDocumentPath } from '../payDocumentPath.ts'
import type { DropInModule, ReturnDetails } from '../providers/dropInModule.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'

/**
 * What a bank's page has sent back with the player, for the order that this tab left for it; null where nothing came, or
 * for no order that the tab keeps. The document's first script has taken it out of the address, into the state of this
 * entry of the history: it is there again after a reload, and nobody can read it in an address. The address names the order
 * from now on. Source: decisions 35 and 95.
 */
export function readReturn({
  browser,
  tab,
  dropIns,
}: {
  readonly browser: Pick<Window, 'history'>
  readonly tab: BrandStorage
  readonly dropIns: readonly DropInModule[]
}): ReturnDetails | null {
  const { history } = browser
  const query = queryIn(history.state)
  if (query === null) return null
  const found = keptHandovers(tab).flatMap(({ billingNo, provider, parameters }) => {
    const details = dropIns.find((each) => each.provider === provider)?.returnOf?.(query, parameters)
    return details == null ? [] : [{ billingNo, details }]
  })
  const [first, another] = found
  if (first === undefined || another !== undefined) return null
  history.replaceState(history.state, '', payDocumentPath(first.billingNo))
  return first.details
}

function queryIn(state: unknown): URLSearchParams | null {
  const kept =
    typeof state === 'object' && state !== null && 'topupReturn' in state ? state.topupReturn : null
  return typeof kept === 'string' ? new URLSearchParams(kept) : null
}
