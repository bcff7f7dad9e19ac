import type { PurchaseSnapshot } from '@topup/domain'
import { awaitTerms, isTermAwaited } from './awaitTerms.ts'
import { showErrorToast } from './showErrorToast.ts'
import type { FrozenAttempt, Verdict } from './buyAttempt.ts'

/** Questions take time; what is paid must still be what was on the screen. Source: decision 31, faults M-09. */
export function termsCheck({ services, agreed, snapshot }: FrozenAttempt): Verdict {
  if (termsOf(agreed) === termsOf(snapshot)) return 'pass'
  showErrorToast(services, 'error.priceChanged')
  return 'stop'
}

/** Waits once for data that decides about this purchase and is still loading. Source: decision 49. */
export function loadingCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  return !answers.hasWaited && isTermAwaited(services) ? waitForTerms(attempt) : 'pass'
}

async function waitForTerms({ services, again }: FrozenAttempt): Promise<void> {
  if (await awaitTerms(services)) await again({ hasWaited: true })
}

/**
 * The page config says whether there are coupons and areas; without it, what is bought and for whom is not known.
 */
export function pageConfigCheck({ services }: FrozenAttempt): Verdict {
  const { catalogue } = services
  if (catalogue.getState().pageConfig.kind === 'ready') return 'pass'
  void catalogue.getState().loadPageConfig()
  showErrorToast(services, 'error.network')
  return 'stop'
}

/** Everything that is paid and for whom; an intent's own id and time are not part of the terms. */
export const termsOf = (snapshot: PurchaseSnapshot): string =>
  JSON.stringify({ ...snapshot, intentId: '', intendedAtMs: 0 })
