import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { runChecks } from './buyAttempt.ts'
import type { Answers, Attempt, Check, FrozenAttempt } from './buyAttempt.ts'
import { blockedCheck, limitCheck } from './blockedCheck.ts'
import { cardCheck } from './cardCheck.ts'
import { couponCheck } from './couponCheck.ts'
import { buyingOnce } from './inFlight.ts'
import { linkAccountCheck } from './linkAccountCheck.ts'
import { offlineCheck } from './offlineCheck.ts'
import { openOrderCheck } from './openOrderCheck.ts'
import { showPaidInPlace, showPaidUnseen } from './paidUnseen.ts'
import { seenCheck, seenNow } from './seenCheck.ts'
import { sendAgreed } from './sendAgreed.ts'
import { storageCheck } from './storageCheck.ts'
import { loadingCheck, pageConfigCheck, termsCheck } from './termsCheck.ts'
import { snapshotProblemText, showErrorToast } from './showErrorToast.ts'
import { snapshotNow } from './snapshotNow.ts'
import type { Services } from '../../../store/services.ts'

/**
 * Handles the tap on Buy. Everything up to sending runs inside the tap, so that the payment window may open;
 * questions are asked in popups, whose own button is then the tap. Source: spec §5, decisions 27 to 32, faults M-02.
 */
export async function buy(services: CheckoutServices): Promise<void> {
  await buyingOnce(services.popups, () => {
    services.toasts.getState().dismissErrors()
    services.tracking.track('clickBuy', { product: services.recharge.getState().product })
    return attemptToBuy(services, {
      seen: seenNow(services),
      acknowledged: new Set(),
      couponConfirmed: false,
      agreed: null,
      card: null,
      hasWaited: false,
      triesOffline: false,
    })
  })
  showPaidInPlace(services)
}

/** What must be there before the purchase can be frozen, in this order. */
const checksOfChoice: readonly Check<Attempt>[] = [seenCheck, blockedCheck, offlineCheck, cardCheck]

/** What must hold before the frozen purchase is sent, in this order. */
const checksOfPurchase: readonly Check<FrozenAttempt>[] = [
  termsCheck,
  loadingCheck,
  limitCheck,
  pageConfigCheck,
  linkAccountCheck,
  storageCheck,
  openOrderCheck,
  couponCheck,
]

/** Passes through all checks; a question starts over with its answer, because anything may have changed meanwhile. */
async function attemptToBuy(services: CheckoutServices, answers: Answers): Promise<void> {
  const { recharge, journal } = services
  if (recharge.getState().placing.kind !== 'no') return
  journal.getState().reload()
  if (showPaidUnseen(services)) return
  const again = (news: Partial<Answers>) => attemptToBuy(services, { ...answers, ...news })
  const chosen = runChecks(checksOfChoice, { services, answers, again })
  if (chosen !== 'pass') return void (await chosen)

  const snapshot = snapshotNow(services, answers.card?.cardValue ?? null)
  if (!snapshot.ok) return showMissing(services, snapshot.error)
  const agreed = answers.agreed ?? snapshot.value
  const frozen: FrozenAttempt = {
    services,
    answers,
    again: (news) => again({ agreed, ...news }),
    snapshot: snapshot.value,
    agreed,
  }
  const checked = runChecks(checksOfPurchase, frozen)
  return checked === 'pass' ? sendAgreed(frozen) : void (await checked)
}

/**
 * Says why the purchase cannot be frozen in a snapshot; a character without its area, or of another game, must be
 * chosen again. Source: spec §5.
 */
function showMissing(
  services: Pick<Services, 'popups' | 'toasts' | 'translator'>,
  error: keyof typeof snapshotProblemText,
): void {
  showErrorToast(services, snapshotProblemText[error])
  if (error === 'noCharacter' || error === 'noArea')
    services.popups.getState().push({ kind: 'serverCharacter' })
}
