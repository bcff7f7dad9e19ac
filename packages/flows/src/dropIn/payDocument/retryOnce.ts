import type { BrandStorage } from '../../platform/brandStorage.ts'

/**
 * Loads the pay document anew when its form could not be had, once for an order: a file of an earlier release, or one
 * that the browser remembers as missing, is there after that. Says whether it does. Source: faults B-09.
 */
export function retryOnce(
  { tab, browser }: { readonly tab: BrandStorage; readonly browser: Pick<Window, 'location'> },
  billingNo: string,
): boolean {
  const key = `dropInRetried.${billingNo}`
  // Without storage nothing would be left to pay after it, and nothing to count by.
  if (!tab.persists || tab.read(key, Boolean) === true) return false
  tab.write(key, true)
  browser.location.reload()
  return true
}
