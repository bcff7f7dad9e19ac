import { brandIn, choosePayDeployment } from '@topup/domain'
import { type PayApp, showPayDocument } from '../dropIn/payDocument/showPayDocument.tsx'
import { lateId } from '../early/partNames.ts'
import type { Trouble, TroubleList } from '../platform/trouble.ts'
import { whenIdle } from '../platform/whenIdle.ts'

/**
 * Starts the pay document of one brand, and reports what breaks in it where the store reports anything: from its first line on, and
 * once the provider's form has had its time. What the document says where its scripts do not come is gone then. Source: spec §7 "loaded on demand", decisions 20 and 92.
 */
export async function startPayDocument(app: PayApp): Promise<void> {
  const deployment = choosePayDeployment(app.brand, location.origin)
  const { reports } = brandIn(app.brand, deployment)
  const isReporting = deployment !== null && reports != null
  if (isReporting) keepTrouble(window)
  const language = await showPayDocument(app)
  document.getElementById(lateId)?.remove()
  if (!isReporting || language === null) return
  whenIdle(
    () =>
      void import('../features/reporting/reportPay.ts')
        .then(({ reportPay }) => reportPay({ brand: app.brand, deployment, reports, language }))
        // Nothing is reported.
        .catch(() => undefined),
  )
}

/** As in the document of the store, whose first script does the same (tooling/vite). */
const mostKept = 9

/**
 * Keeps what breaks in this page until the reporter arrives, for a document whose policy lets no inline script run. Source:
 * decision 92.
 */
export function keepTrouble(browser: Pick<Window, 'addEventListener' | 'topupTrouble'>): void {
  const kept: Trouble[] & TroubleList = []
  browser.topupTrouble = kept
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    browser.addEventListener(name, (event) => {
      // The reporter puts a `push` of its own in this one's place.
      if (kept.length < mostKept) kept.push(event as Trouble)
    })
}
