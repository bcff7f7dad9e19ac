import { useEffect } from 'react'
import { assertNever } from '@topup/domain'
import { NotAreaPage, ParameterErrorPage, ReopenPage } from '../pages/messages/MessagePages.tsx'
import { useGo } from '../store/servicesContext.tsx'

/**
 * The page that is shown when the store cannot open. Source: decisions 37 and 55, spec §4 "Payment region
 * resolution".
 */
export function ClosedStore({ reason }: { readonly reason: 'unknownOrigin' | 'noRegion' | 'lostVisit' }) {
  switch (reason) {
    case 'noRegion':
      return <NotArea />
    case 'unknownOrigin':
      return <ParameterErrorPage />
    case 'lostVisit':
      return <ReopenPage />
    default:
      return assertNever(reason)
  }
}

/** Stands at the address of its own page, whatever was opened. Source: spec §2 `/notArea`. */
function NotArea() {
  const go = useGo()
  useEffect(() => go('/notArea', { replace: true }), [go])
  return <NotAreaPage />
}
