import { type Browser, chromium, devices } from 'playwright'
import { listen } from './listen.ts'
import type { Screen } from './screen.ts'

/** The sizes that a store is looked at in, in CSS pixels. */
export const sizes = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 568 },
  desktop: { width: 1280, height: 800 },
} as const

/** Starts a browser: the one of `CHROMIUM_PATH`, or the driver's own. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}

/** Both screens of one visitor who has never been there, on a phone and at a desk. */
export interface Screens {
  readonly phone: Screen
  readonly desktop: Screen
  readonly close: () => Promise<void>
}

/** What the visitor's browser is set to. */
export interface Visitor {
  /** As browsers write it: `zh-TW`. */
  readonly locale: string
  /** Key of the brand: the event has opened by itself here before, so that a page stays the one that was asked for. */
  readonly brand: string
  /** Hosts of the store, as origins. */
  readonly hosts: readonly string[]
}

/** Opens a phone and a desktop. No trace is kept: it would hold what is typed. */
export async function openScreens(browser: Browser, { locale, brand, hosts }: Visitor): Promise<Screens> {
  const shared = { locale, deviceScaleFactor: 1, serviceWorkers: 'block', reducedMotion: 'reduce' } as const
  const contexts = [
    await browser.newContext({ ...devices['Pixel 7'], ...shared, viewport: sizes.phone }),
    await browser.newContext({ ...shared, viewport: sizes.desktop }),
  ] as const
  const screenOf = async (context: (typeof contexts)[number]): Promise<Screen> => {
    context.setDefaultTimeout(patienceMs)
    await context.addInitScript((key) => {
      try {
        localStorage.setItem(key, JSON.stringify({ v: false, e: null }))
      } catch {
        // Storage is blocked: then the event never opens by itself.
      }
    }, `topup.${brand}.eventOpensItself`)
    const page = await context.newPage()
    return { page, heard: listen(page, hosts) }
  }
  return {
    phone: await screenOf(contexts[0]),
    desktop: await screenOf(contexts[1]),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

/** How long anything may take. */
const patienceMs = 30_000
