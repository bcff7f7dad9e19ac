export { createCheckout } from './createCheckout.ts'
export type { CheckoutServices } from './createCheckout.ts'
