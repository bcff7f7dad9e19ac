/** The payments that one form sends: one at a time. */
export interface Submission {
  /** Whether a payment may be sent now; false while another one is under way. */
  begin(): boolean
  /** The player has gone back from it, and may send another one. */
  cancel(): void
  /** Whether anything was ever sent. */
  wasBegun(): boolean
}

/**
 * Lets a form send a payment only while no other one is under way. The button of Adyen's form is disabled meanwhile, but
 * the Enter key in a hosted field goes past the button and would send a second payment. Source: faults M-02, decision 94.
 */
export function createSubmission(): Submission {
  let state: 'none' | 'underWay' | 'cancelled' = 'none'
  return {
    begin: () => {
      if (state === 'underWay') return false
      state = 'underWay'
      return true
    },
    cancel: () => {
      if (state === 'underWay') state = 'cancelled'
    },
    wasBegun: () => state !== 'none',
  }
}
