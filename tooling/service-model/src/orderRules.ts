import * as v from 'valibot'

/**
 * What the contract leaves open about orders, and publishers do differently. The store must be right about money
 * with each of them. Source: decisions 8, 22 and 46, faults M-17.
 */
export const orderRulesSchema = v.strictObject({
  /**
   * A second starter of a payment link whose order is open: answered with that order (code 10), or with a new order
   * beside it, so that one link has several.
   */
  links: v.picklist(['repeat', 'makeAnew']),
  /** Whether a payment link names the order that it has. */
  namesLinkOrder: v.boolean(),
  /** A limited product with an unpaid order: rejected with its number, without it, or called a repeat. */
  unpaid: v.picklist(['withNumber', 'withoutNumber', 'asRepeat']),
  /** Whether a starter is rejected when the limit of its product is reached. */
  holdsLimits: v.boolean(),
})

/** One choice for all that the contract leaves open. */
export type OrderRules = v.InferOutput<typeof orderRulesSchema>

/** The choices that leave most to the store: a service that names what it has and prevents little. */
export const usualRules: OrderRules = {
  links: 'makeAnew',
  namesLinkOrder: true,
  unpaid: 'withNumber',
  holdsLimits: true,
}
