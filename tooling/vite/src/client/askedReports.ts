import type { ReportFacts } from '@topup/domain'
import { sandboxReportsPath } from '../sandbox/sandboxReportsPath.ts'

/** Reports of a visit to a store of this machine: none, unless its address asks for them by `?report=1`. */
export function askedReports(
  browser: Pick<Window, 'location'> & { readonly topupEntry?: string } = window,
): ReportFacts | null {
  const search = browser.topupEntry ?? browser.location.search
  return /[?&]report=1(?:&|$)/.test(search) ? { path: sandboxReportsPath, vitalsShare: 1 } : null
}
