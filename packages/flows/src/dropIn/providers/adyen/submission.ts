/** The payment that one form sends. */
export interface Submission {
  /** Whether a payment may be sent now; false once one was. */
  begin(): boolean
  /** Whether anything was sent. */
  wasBegun(): boolean
  /** From now on nothing may be sent. */
  close(): void
}

/**
 * Lets a form send one payment. The button of Adyen's form is disabled while a payment is under way, but the Enter key in a hosted field goes
 * past the button and would send a second payment. A wallet's sheet outlives a form that is broken and taken out of the page, where the
 * player is offered another way. Source: faults M-02, decisions 94 and 95.
 */
export function createSubmission(): Submission {
  let state: 'open' | 'sent' | 'closed' = 'open'
  return {
    begin: () => {
      if (state !== 'open') return false
      state = 'sent'
      return true
    },
    wasBegun: () => state === 'sent',
    close: () => {
      if (state === 'open') state = 'closed'
    },
  }
}
