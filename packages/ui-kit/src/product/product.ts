import type { ReactNode } from 'react'
import type { IconShape } from '../icon/icons.ts'

/** What the bar at the foot of a product card says, which decides what a tap does (design.md §4 "Product card"). */
export type ProductBar =
  | {
      readonly kind: 'price'
      readonly price: string
      /** Points earned by a purchase, in words: "+99 VIP points". */
      readonly points?: string | undefined
    }
  /** An action in place of a price, such as "Exchange". */
  | { readonly kind: 'action'; readonly text: string }
  /** An unpaid order waits: the bar leads to its payment. */
  | { readonly kind: 'unpaid'; readonly text: string }
  /** The limit is reached: not for sale, usually with a countdown to its return. */
  | { readonly kind: 'soldOut'; readonly text: ReactNode }

/** Word on the corner of the artwork. */
export interface ProductRibbon {
  readonly text: string
  readonly icon?: IconShape | undefined
}

/** How many of a limited product are left. */
export interface ProductLimit {
  readonly left: number
  readonly total: number
}
