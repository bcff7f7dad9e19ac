/** How a form at Adyen goes on after its code has reported an error. */
export type AdyenError = 'goesOn' | 'ends' | 'broke'

/**
 * Reads an error that Adyen's code reports. One of its own errors breaks a form that has sent nothing yet; after that only
 * the service knows the outcome, so it ends. A cancelled wallet leaves the form as it is, and so does what is no error of
 * its own: a card whose issuer could not be looked up is paid all the same. Source: decision 29, faults M-15.
 */
export function readAdyenError(
  error: unknown,
  { isSubmitted }: { readonly isSubmitted: boolean },
): AdyenError {
  if (!(error instanceof Error) || error.name === 'CANCEL') return 'goesOn'
  return isSubmitted ? 'ends' : 'broke'
}
