import type { Browser, BrowserContext, Page } from '@playwright/test'
import { devices } from '@playwright/test'

/** What a visit costs, in milliseconds; the first three after the address was entered. */
export interface Times {
  readonly firstPaint: number
  /** When the player sees products, be it those of the last visit. */
  readonly visible: number
  /** When those are the products of today. */
  readonly fresh: number
  /** When a tap on one did its job: a popup is open with the product; NaN for a page that does nothing on a tap. */
  readonly usable: number
  /** When that popup has everything that it asks for. */
  readonly complete: number
  /** For how long long tasks blocked the main thread until all was quiet. */
  readonly blocking: number
  /** What the main thread did until all was quiet. */
  readonly mainThread: number
}

/** The network of the phone: 150 ms there and back, 1.6 Mbit/s. */
export const slow = { latencyMs: 150, bytesPerSecond: 200_000 }

/** Who slows the network down: the browser, every request by itself, or a link outside of it that all bytes share. */
export type Network = 'eachRequest' | 'sharedLink'

/** How a page is visited. */
export interface VisitKind {
  readonly network: Network
  /** How many times slower the phone's processor is than this machine's. */
  readonly cpuRate: number
  /** A second visit is of a browser that has been there once, and kept what it may. */
  readonly visit: 'first' | 'second'
  /** Whether a tap on a product opens a popup. */
  readonly isAlive: boolean
  /** Makes the phone connect again. */
  readonly reconnect: () => void
}

declare global {
  interface Window {
    topupBench?: { visible?: number; fresh?: number; usable?: number; complete?: number; blocking: number }
    /** Calls the bench; asking the page again and again would cost it time that the store then seems to need. */
    topupBenchSays?: (what: 'visible' | 'complete') => void
  }
}

/** Of a page that has none of them. */
const unseen = { fresh: Number.NaN, usable: Number.NaN, complete: Number.NaN, blocking: Number.NaN }

/** Opens the address on the slow phone, for a second visit after a first one, and taps the first product. */
export async function measure(browser: Browser, address: string, how: VisitKind): Promise<Times> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  if (how.visit === 'second') await visitOnce(context, address)
  how.reconnect()
  const tab = await context.newPage()
  const devTools = await slowDown(tab, how)
  await devTools.send('Runtime.enable')
  await devTools.send('Runtime.addBinding', { name: 'topupBenchSays' })
  const isDone = new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`Nothing was seen at ${address}`)), 60_000)
    devTools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'topupBenchSays' || payload !== (how.isAlive ? 'complete' : 'visible')) return
      clearTimeout(tooLate)
      resolve()
    })
  })
  await tab.addInitScript(watchPage)
  await tab.goto(address, { waitUntil: 'commit' })
  await isDone
  await tab.waitForLoadState('networkidle')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const { visible, ...times } = await tab.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.topupBench,
  }))
  await context.close()
  if (visible === undefined) throw new Error(`No products at ${address}`)
  return { ...unseen, ...times, visible, mainThread: seconds * 1000 }
}

/** A visit at full speed, until the page has kept what it keeps; a store keeps its goods last. */
async function visitOnce(context: BrowserContext, address: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.waitForFunction(() => {
    const isStore = document.querySelector('#texts') !== null
    return !isStore || Object.keys(localStorage).some((key) => key.includes('.goods.'))
  })
  await tab.close()
}

async function slowDown(tab: Page, { network, cpuRate }: VisitKind) {
  const devTools = await tab.context().newCDPSession(tab)
  await devTools.send('Network.enable')
  await devTools.send('Performance.enable')
  if (network === 'eachRequest')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return devTools
}

/** Runs in the page: waits for the first product, taps it once it was painted, and waits for the popup. */
function watchPage(): void {
  const seen: NonNullable<Window['topupBench']> = { blocking: 0 }
  window.topupBench = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  /** Runs when the frame that is being made is drawn. The next frame may be late: it waits for a script that begins to run. */
  const afterFrame = (act: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', act)
    port1.start()
    port2.postMessage(null)
  }
  let isFound = false
  const look = () => {
    const product = document.querySelector<HTMLElement>('[role="tabpanel"] [role="radio"]')
    if (!isFound && product !== null && (product.textContent ?? '').trim() !== '') {
      isFound = true
      afterFrame(() => {
        seen.visible = performance.now()
        window.topupBenchSays?.('visible')
        product.click()
      })
    }
    const isOld = document.querySelector('[role="tabpanel"][aria-busy="true"]') !== null
    if (isFound && !isOld) seen.fresh ??= performance.now()
    if (document.querySelector('[role="dialog"]') !== null) {
      afterFrame(() => {
        seen.usable ??= performance.now()
      })
      if (document.querySelector('[role="dialog"] .skeleton') === null) {
        afterFrame(() => {
          seen.complete = performance.now()
          window.topupBenchSays?.('complete')
        })
        return
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
