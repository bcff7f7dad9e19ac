import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckedCard } from '../checkout/cardStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'

/** What has become known since the tap on Buy: what the player answered, and what was looked up. */
export interface Answers {
  /** What the recharge showed at the tap on Buy. */
  readonly seen: string
  /** Intents of the open orders that the player was warned of. */
  readonly acknowledged: ReadonlySet<string>
  readonly couponConfirmed: boolean
  /** The purchase as the player saw it at the tap on Buy; null at that tap itself. */
  readonly agreed: PurchaseSnapshot | null
  /** The card that pays, looked up after this tap; null outside card mode. */
  readonly card: CheckedCard | null
  /** Whether the tap has already waited for the data that decides about the purchase. */
  readonly hasWaited: boolean
  /** Whether the player wants to try although the browser says that it is offline. */
  readonly triesOffline: boolean
}

/** A pass through the checks, at the tap on Buy or after an answer. */
export interface Attempt {
  readonly services: CheckoutServices
  readonly answers: Answers
  /** Passes through all checks again with a new answer, because anything may have changed meanwhile. */
  readonly again: (news: Partial<Answers>) => Promise<void>
}

/** An attempt whose purchase is frozen. */
export interface FrozenAttempt extends Attempt {
  /** The purchase as it is now. */
  readonly snapshot: PurchaseSnapshot
  /** The purchase as the player saw it at the tap. */
  readonly agreed: PurchaseSnapshot
}

/**
 * What a check says. `pass`: the next check. `stop`: the player was told why nothing is bought. A promise: the check
 * asks or waits first, and starts the checks again itself. A check that passes never waits: the payment window opens
 * inside the tap (decision 30).
 */
export type Verdict = 'pass' | 'stop' | Promise<void>

/** One reason why the purchase may not be sent yet. */
export type Check<Stage extends Attempt> = (attempt: Stage) => Verdict

/** Runs the checks in order, up to the first that does not pass. */
export function runChecks<Stage extends Attempt>(checks: readonly Check<Stage>[], attempt: Stage): Verdict {
  for (const check of checks) {
    const verdict = check(attempt)
    if (verdict !== 'pass') return verdict
  }
  return 'pass'
}
