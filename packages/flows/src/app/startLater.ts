import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { orderPopups } from '../popups/orderPopupsPart.ts'
import { popupLayers } from '../popups/popupParts.ts'
import { cardScriptFor } from '../store/cardScriptFor.ts'
import { fetchAhead } from './fetchAhead.ts'
import type { StoreApp } from './storeApp.ts'

/** Starts what an open store does beside its first screen, when that has all it needs. Source: decisions 73 and 83. */
export function startLater(
  { brand, theme, typeface }: StoreApp,
  services: Services,
  loadCheckout: () => Promise<unknown>,
): void {
  fetchAhead(services, {
    popups: popupLayers.load,
    purchase: () => Promise.all([orderPopups.load(), loadCheckout()]),
  })
  whenIdle(() => services.tracking.start())
  wearTypefaceLater(typeface)
  followBrandColorLater(services, theme)
  addCardScriptLater(brand, services)
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

/** Fetches the brand's typeface when everything that the first screen needs is there. Source: decision 83. */
function wearTypefaceLater(typeface: string | undefined): void {
  if (typeface === undefined) return
  whenIdle(
    () =>
      void import('../platform/typeface.ts')
        .then(({ wearTypeface }) => wearTypeface(typeface, window))
        // The system's typeface stays.
        .catch(() => undefined),
  )
}

/** The colours of the last visit are worn already, so the code that follows the page config can wait. Source: decision 73. */
function followBrandColorLater(services: Services, theme: StoreApp['theme']): void {
  whenIdle(
    () =>
      void import('../features/brandColor/followBrandColor.ts')
        .then(({ followBrandColor }) => followBrandColor(services, theme))
        // The brand's own colours stay.
        .catch(() => undefined),
  )
}

function addCardScriptLater(brand: StoreApp['brand'], services: Services): void {
  const cardScript = cardScriptFor(brand, services.device)
  if (cardScript === null) return
  whenLoaded(
    () =>
      void import('../platform/cardScript.ts').then(({ addCardScript }) => addCardScript(cardScript, window)),
  )
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}
