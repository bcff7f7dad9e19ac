import { noSuchOrderCode } from '@topup/api-client/contract'

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
  noOrder: noSuchOrderCode,
  unpaidOrder: -3030,
  limitReached: -3031,
  cardRejected: -3040,
  claimFailed: -3050,
} as const

/** The name of an envelope code. */
export type SandboxReason = Exclude<keyof typeof envelopeCodes, 'success'>

/** The rejection that an envelope code stands for; none for success and for a code that nobody knows. */
export function reasonOf(code: number): SandboxReason | undefined {
  const [reason] = Object.entries(envelopeCodes).find(([, known]) => known === code) ?? []
  return reason === 'success' ? undefined : (reason as SandboxReason | undefined)
}

/**
 * A clear "no" of the service. Thrown, so that the transaction around it rolls back;
 * the frame turns it into an envelope.
 */
export class Rejection extends Error {
  readonly reason: SandboxReason
  readonly code: number
  readonly content: unknown

  /** Without a message the rejection is told in the words of the shop that rejects the call. */
  constructor(reason: SandboxReason, options: { message?: string; content?: unknown } = {}) {
    super(options.message)
    this.name = 'Rejection'
    this.reason = reason
    this.code = envelopeCodes[reason]
    this.content = options.content ?? null
  }
}
