import type { CheckoutServices } from '@topup/flows/headless'
import type { ShopAccount } from '../service/shop.ts'

/** Something that the player may do now; heavier ones are done more often. */
export interface Act {
  readonly name: string
  readonly weight: number
  /** Runs in the page. */
  readonly run: () => void
}

/** Whose hands they are, and where they lead to. */
export interface Hands {
  /** The account of whoever has the device: they log in with it, and rarely with another. */
  readonly account: ShopAccount
  readonly payAtProvider: (url: string) => void
  /** They go to the pay document of an order. */
  readonly payByForm: (checkout: CheckoutServices, billingNo: string) => void
}

/** Does nothing with what comes of it: the screen will tell. */
export const go = (work: Promise<unknown>): void => void work
