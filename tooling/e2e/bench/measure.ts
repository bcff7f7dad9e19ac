import type { Browser } from '@playwright/test'
import { devices } from '@playwright/test'

/** When a player sees the products and when a tap on one did its job, in milliseconds after the address was entered. */
export interface Times {
  readonly visibleMs: number
  /** Null for a page that does nothing on a tap. */
  readonly usableMs: number | null
}

/** The phone and its network: a processor 4 times slower, 150 ms there and back, 1.6 Mbit/s, nothing kept from before. */
export const slow = { cpuRate: 4, latencyMs: 150, bytesPerSecond: 200_000 }

/** Who slows the network down: the browser, every request by itself, or a link outside of it that all bytes share. */
export type Network = 'eachRequest' | 'sharedLink'

declare global {
  interface Window {
    topupBench?: { visibleMs?: number; usableMs?: number }
  }
}

/** Opens the address once on the slow phone. A tap on the first product must open a popup, unless the page is static. */
export async function measure(
  browser: Browser,
  address: string,
  how: { readonly page: 'store' | 'static'; readonly network: Network },
): Promise<Times> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  const tab = await context.newPage()
  const devTools = await context.newCDPSession(tab)
  await devTools.send('Network.enable')
  if (how.network === 'eachRequest')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuRate })
  await tab.addInitScript(watchPage)
  await tab.goto(address, { waitUntil: 'commit' })
  await tab.waitForFunction(
    (needsTap) =>
      needsTap ? window.topupBench?.usableMs !== undefined : window.topupBench?.visibleMs !== undefined,
    how.page === 'store',
    { polling: 100, timeout: 60_000 },
  )
  const times = await tab.evaluate(() => window.topupBench)
  await context.close()
  if (times?.visibleMs === undefined) throw new Error(`No products at ${address}`)
  return { visibleMs: times.visibleMs, usableMs: times.usableMs ?? null }
}

/** Runs in the page: waits for the first product, taps it once it was painted, and waits for the popup. */
function watchPage(): void {
  const seen: { visibleMs?: number; usableMs?: number } = {}
  window.topupBench = seen
  let isFound = false
  const look = () => {
    const product = document.querySelector<HTMLElement>('[role="tabpanel"] [role="radio"]')
    if (!isFound && product !== null && (product.textContent ?? '').trim() !== '') {
      isFound = true
      // By the next frame it is on screen.
      requestAnimationFrame(() => {
        seen.visibleMs = performance.now()
        product.click()
      })
    }
    if (document.querySelector('[role="dialog"]') !== null) {
      requestAnimationFrame(() => {
        seen.usableMs = performance.now()
      })
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
