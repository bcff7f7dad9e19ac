/** The payment that one form sends. */
export interface Submission {
  /** Whether a payment may be sent now; false once one was. */
  begin(): boolean
  /** Whether anything was sent. */
  wasBegun(): boolean
}

/**
 * Lets a form send one payment. The button of Adyen's form is disabled while a payment is under way, but the Enter key in a hosted field goes
 * past the button and would send a second payment. Source: faults M-02, decision 94.
 */
export function createSubmission(): Submission {
  let isBegun = false
  return {
    begin: () => {
      if (isBegun) return false
      isBegun = true
      return true
    },
    wasBegun: () => isBegun,
  }
}
