/**
 * Where a pay document stands. `empty`: it was given nothing to pay; `loading`: the provider's form is on its way;
 * `open`: it can be used; `broken`: it cannot be had; `over`: the provider's part is over, and the store tells how it went.
 */
export type PayState = 'empty' | 'loading' | 'open' | 'broken' | 'over'

/** What happens to a pay document. */
export type PayEvent = 'formShown' | 'formBroke' | 'formEnded'

/** Next state. The end is final: whatever a provider's code says after it, or instead of it, changes nothing. Source: faults M-15. */
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
