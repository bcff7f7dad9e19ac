import { NotAreaPage } from '../pages/NotAreaPage.tsx'
import { ParameterErrorPage } from '../pages/ParameterErrorPage.tsx'

/** What stands in place of a store that cannot open. Source: ruling 11, spec §4 "Payment region resolution". */
export function ClosedStore({ reason }: { readonly reason: 'unknownOrigin' | 'noRegion' }) {
  return reason === 'noRegion' ? <NotAreaPage /> : <ParameterErrorPage />
}
