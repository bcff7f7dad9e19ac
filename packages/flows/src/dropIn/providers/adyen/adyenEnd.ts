import { ownValue } from '@topup/domain'

/** How a form at Adyen goes on after its code has reported an error. */
export type AdyenError = 'goesOn' | 'ends' | 'broke'

/**
 * Reads an error that Adyen's code reports. One of its own errors breaks a form that has sent nothing yet; after that
 * only the service knows the outcome, so it ends: a wallet may also say that it was cancelled when its time was over. A
 * wallet that is closed before leaves the form as it is, and so does what is no error of its own: a card whose issuer
 * could not be looked up is paid all the same. An error in the sheet of a wallet's maker (`sheet`) leaves every other way as
 * it was. Source: decisions 29 and 95, faults M-15.
 */
export function readAdyenError(
  error: unknown,
  { isSubmitted, from = 'form' }: { readonly isSubmitted: boolean; readonly from?: 'form' | 'sheet' },
): AdyenError {
  if (!(error instanceof Error)) return 'goesOn'
  if (isSubmitted) return 'ends'
  return from === 'sheet' || error.name === 'CANCEL' ? 'goesOn' : 'broke'
}

/** Results of a payment for which nothing was taken. */
const refusals: readonly unknown[] = ['Refused', 'Cancelled']

/** Whether a result says that nothing was taken; what says nothing of it, such as a lost answer, does not. */
export const isRefused = (result: unknown): boolean => refusals.includes(ownValue(result, 'resultCode'))
