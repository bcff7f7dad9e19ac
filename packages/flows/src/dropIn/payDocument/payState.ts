/**
 * The state of a pay document. `empty`: it received nothing to pay; `blocked`: nor could it, because the browser
 * refuses to keep anything for this tab; `loading`: the provider's form is being
 * loaded; `open`: the form can be used; `broken`: it cannot be loaded; `over`: the provider's part is over, and
 * the store shows the outcome.
 */
export type PayState = 'empty' | 'blocked' | 'loading' | 'open' | 'broken' | 'over'

/** What happens to a pay document. */
export type PayEvent = 'formShown' | 'formBroke' | 'formEnded'

/**
 * Returns the next state. `over` is final: whatever a provider's code says afterwards, or instead, changes
 * nothing. Source: faults M-15.
 */
export function reducePay(state: PayState, event: PayEvent): PayState {
  if (state !== 'loading' && state !== 'open') return state
  switch (event) {
    case 'formShown':
      return 'open'
    case 'formBroke':
      return 'broken'
    case 'formEnded':
      return 'over'
  }
}
