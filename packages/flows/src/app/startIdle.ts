import { followBrandColor } from '../features/brandColor/followBrandColor.ts'
import { wearTypeface } from '../platform/typeface.ts'
import { cardScriptFor } from '../store/cardScriptFor.ts'
import type { Services } from '../store/services.ts'
import type { StoreApp } from './storeApp.ts'

/** Starts what an open store does when its first screen has all that it needs. Source: decisions 73 and 83. */
export function startIdle({ brand, theme, typeface }: StoreApp, services: Services): void {
  // Without its file the system's typeface stays.
  if (typeface !== undefined) wearTypeface(typeface, window).catch(() => undefined)
  addCardScriptLater(brand, services)
  followBrandColor(services, theme)
}

function addCardScriptLater(brand: StoreApp['brand'], { device }: Services): void {
  const cardScript = cardScriptFor(brand, device)
  if (cardScript === null) return
  whenLoaded(
    () =>
      void import('../platform/cardScript.ts')
        .then(({ addCardScript }) => addCardScript(cardScript, window))
        // The store sells without it.
        .catch(() => undefined),
  )
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}
