import type { BrandStorage } from '../../platform/brandStorage.ts'

/**
 * Reloads the pay document when its form could not be loaded, once for each order. After a reload, a file that
 * was renamed by a new release, or that the browser remembers as missing, is available. Returns whether it
 * reloads. Source: faults B-09.
 */
export function retryOnce(
  { tab, browser }: { readonly tab: BrandStorage; readonly browser: Pick<Window, 'location'> },
  billingNo: string,
): boolean {
  const key = `dropInRetried.${billingNo}`
  // Without storage the handover would be lost by the reload, and attempts could not be counted.
  if (!tab.persists || tab.read(key, Boolean) === true) return false
  tab.write(key, true)
  browser.location.reload()
  return true
}
