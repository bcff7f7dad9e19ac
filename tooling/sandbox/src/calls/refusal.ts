/**
 * The envelope codes the sandbox answers with. Those of spec §8 have their meaning from there; the others are toasts.
 * 10 is "repeat": the order is being processed already.
 */
export const envelopeCodes = {
  success: 1,
  repeat: 10,
  notLoggedIn: -600,
  notAGame: -3001,
  wrongDomain: -3014,
  notRealName: 6001,
  replenish: -3016,
  illegalCoupon: -3062,
  noActivity: -3022,
  parameter: -3000,
  loginFailed: -3002,
  noRole: -3005,
  methodParameter: -3010,
  noOrder: -3011,
  unpaidOrder: -3030,
  limitReached: -3031,
  cardRefused: -3040,
  claimFailed: -3050,
} as const

/** The name of an envelope code. */
export type RefusalReason = Exclude<keyof typeof envelopeCodes, 'success'>

/** What the service says with each code. */
const messages: Readonly<Record<RefusalReason, string>> = {
  repeat: 'This order is already being processed.',
  notLoggedIn: 'Please log in first.',
  notAGame: 'This game does not exist.',
  wrongDomain: 'This store does not sell in your region.',
  notRealName: 'This account is not real-name verified.',
  replenish: 'This payment link is not valid.',
  illegalCoupon: 'This coupon cannot be used for this order.',
  noActivity: 'This activity does not exist.',
  parameter: 'Parameter error.',
  loginFailed: 'Login failed. Check the name and the password.',
  noRole: 'There is no such character on this server.',
  methodParameter: 'Payment method parameter error.',
  noOrder: 'There is no such order.',
  unpaidOrder: 'There is an unpaid order for this product. Please pay it first.',
  limitReached: 'The purchase limit of this product is reached.',
  cardRefused: 'This card number or password is wrong, or the card was used.',
  claimFailed: 'This reward cannot be claimed.',
}

/**
 * A clear "no" of the service. Thrown, so that the transaction around it rolls back;
 * the frame turns it into an envelope.
 */
export class Refusal extends Error {
  readonly code: number
  readonly content: unknown

  constructor(reason: RefusalReason, options: { message?: string; content?: unknown } = {}) {
    super(options.message ?? messages[reason])
    this.name = 'Refusal'
    this.code = envelopeCodes[reason]
    this.content = options.content ?? null
  }
}
