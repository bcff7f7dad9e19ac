import { assertNever } from '@topup/domain'
import { NotAreaPage } from '../pages/messages/NotAreaPage.tsx'
import { ParameterErrorPage } from '../pages/messages/ParameterErrorPage.tsx'
import { ReopenPage } from '../pages/messages/ReopenPage.tsx'

/**
 * The page that is shown when the store cannot open. Source: decisions 37 and 55, spec §4 "Payment region
 * resolution".
 */
export function ClosedStore({ reason }: { readonly reason: 'unknownOrigin' | 'noRegion' | 'lostVisit' }) {
  switch (reason) {
    case 'noRegion':
      return <NotAreaPage />
    case 'unknownOrigin':
      return <ParameterErrorPage />
    case 'lostVisit':
      return <ReopenPage />
    default:
      return assertNever(reason)
  }
}
