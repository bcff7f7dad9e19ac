import type { EarlyVisit } from '../early/earlyVisit.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { answerTap } from './answerTap.ts'
import { fetchAhead, type CodeAhead } from './fetchAhead.ts'
import type { StoreApp } from './storeApp.ts'

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
      void import('./startIdle.ts')
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
      void import('../features/reporting/reportPage.ts')
        .then(({ reportPage }) => reportPage(services, reports))
        // Nothing is reported.
        .catch(() => undefined),
  )
}
