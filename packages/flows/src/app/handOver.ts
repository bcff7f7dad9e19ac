import type { EarlyTap, EarlyVisit } from '../early/earlyVisit.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import type { StoreApp } from './createServices.ts'
import { type CodeAhead, fetchAhead, type OpenedTap, answerProduct } from './productsToReplace.ts'

/** Starts what an open store does beside its first screen; first, it answers a tap that came before it. */
export function startLater(
  app: StoreApp,
  services: Services,
  { early, code }: { readonly early: Pick<EarlyVisit, 'whenTapped'>; readonly code: CodeAhead },
): void {
  early.whenTapped((tap) => answerTap(services, tap, code))
  fetchAhead(services, code)
  whenIdle(() => services.tracking.start())
  whenIdle(
    () =>
      void import('./later.tsx')
        .then(({ startIdle }) => startIdle(app, services))
        // The system's typeface and the colours of the last visit stay, and no card script is loaded ahead.
        .catch(() => undefined),
  )
}

/** Starts to report what breaks, also what broke before, once `shown` is over. Source: decision 92. */
export async function reportLater(services: Services, shown?: Promise<unknown>): Promise<void> {
  const { reports } = services.brand
  if (reports == null) return
  await shown
  whenIdle(
    () =>
      void import('./reportPage.ts')
        .then(({ reportPage }) => reportPage(services, reports))
        // Nothing is reported.
        .catch(() => undefined),
  )
}

/** Does what the player tapped before the store was there. Source: decision 18. */
export function answerTap(services: Services, tap: EarlyTap, code: CodeAhead): void {
  const { popups, selection, session } = services
  if (tap.sheet !== null) {
    const before = selection.getState().selection.productId
    return continueLater(services, { tap, sheet: tap.sheet, before }, code)
  }
  if (popups.getState().open.length > 0) return
  if (tap.kind === 'product') return answerProduct(services, tap)
  popups.getState().push({ kind: accountOf(session.getState()) === null ? 'login' : 'serverCharacter' })
}

/** Loads the code that goes on where the sheet stands; when it cannot be loaded, the popup says so. */
function continueLater(services: Services, opened: OpenedTap, code: CodeAhead): void {
  const { tap, sheet } = opened
  const hasNone = () => services.popups.getState().open.length === 0
  import('./continueSheet.ts')
    .then(({ continueSheet }) => continueSheet(services, opened, code))
    .catch(() => {
      if (sheet.isOpen() && hasNone()) answerProduct(services, tap)
      if (hasNone()) sheet.close()
    })
}
