import type { ReportFacts } from '@topup/domain'
import { sandboxReportsPath } from '../sandbox/sandboxReportsPath.ts'

/** Where the address of a visit may be kept: in the window by the store, in the history's entry by the pay document. */
type AskedBrowser = Pick<Window, 'location'> & {
  readonly topupEntry?: string
  readonly history?: { readonly state: unknown }
}

/** Reports of a visit to a store of this machine: none, unless its address asks for them by `?report=1`. */
export function askedReports(browser: AskedBrowser = window): ReportFacts | null {
  const { topupEntry, history, location } = browser
  const search = topupEntry ?? leftOut(history?.state) ?? location.search
  return /[?&]report=1(?:&|$)/.test(search) ? { path: sandboxReportsPath, vitalsShare: 1 } : null
}

/** What the pay document has taken out of its address. Source: decision 95. */
function leftOut(state: unknown): string | null {
  const kept =
    typeof state === 'object' && state !== null && 'topupReturn' in state ? state.topupReturn : null
  return typeof kept === 'string' ? kept : null
}
