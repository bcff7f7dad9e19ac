import { noted } from '../../store/loadCode.ts'
import type { DropInModule } from './dropInModule.ts'

/** Adyen's drop-in; its code is a chunk of its own, loaded when there is something to pay. */
export const adyen: DropInModule = {
  provider: 'adyen',
  returnOf: adyenReturn,
  mount: (start) => noted(() => import('./adyenForm.ts')).then(({ mountAdyen }) => mountAdyen(start)),
}

/**
 * Reads what Adyen adds to a session's return address: `redirectResult`, and the session that it belongs to. Null
 * without either, or for another session: what is of no session could be of another order. Source: Adyen's
 * documentation, "Handle the redirect".
 */
export function adyenReturn(
  query: URLSearchParams,
  parameters: Readonly<Record<string, string>>,
): { readonly redirectResult: string } | null {
  const redirectResult = query.get('redirectResult')
  const session = query.get('sessionId')
  const isOurs = session !== null && session === parameters['sessionId']
  return redirectResult === null || redirectResult === '' || !isOurs ? null : { redirectResult }
}
