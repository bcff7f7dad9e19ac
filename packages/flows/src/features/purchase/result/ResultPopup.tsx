import { OrderResult } from './OrderResult.tsx'
import { ResultDialog } from './ResultShell.tsx'

/** The state of one order, over the page. Source: spec §4 "Result popup". */
export function ResultPopup(props: { readonly order: string; readonly onClose: () => void }) {
  return <OrderResult {...props} Shell={ResultDialog} />
}
