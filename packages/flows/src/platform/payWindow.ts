import type { Clock } from './clock.ts'

/** A window that is opened inside the player's tap and says that it waits until the payment URL is known. */
export interface PayWindow {
  /**
   * Cuts the opener and replaces the waiting page by the payment URL; returns false when the player has closed
   * the window meanwhile.
   */
  go(url: string): boolean
  /**
   * Replaces the waiting page by a document of the store's own, which may ask its opener for data and then cuts
   * it; returns the window, or null when the player has closed it meanwhile. Source: decision 20.
   */
  goOwn(path: string): Window | null
  /** Says on the waiting page that the device is slow. */
  sayLate(): void
  close(): void
}

/** What the waiting page tells besides the purchase: that payment opens, or that the device is slow. */
export type WaitingMoment = 'opening' | 'late'

/**
 * Opens the window with what it shows meanwhile; null where windows cannot be opened or controlled. Must be called
 * inside a tap.
 */
export type OpenPayWindow<Waiting> = (waiting: Waiting) => PayWindow | null

const blank = 'about:blank'

/** The parts of this window that are needed to open another one. */
type OpeningBrowser = Pick<Window, 'open' | 'top' | 'addEventListener'>
type Opener = Pick<OpeningBrowser, 'open' | 'top'>

/** How long after the tap a page that is left was led away by it. */
const ledAwayMs = 2_000

/** What opening a window asks and tells. */
interface Opening {
  /** False where windows must not open. */
  readonly mayOpen: () => boolean
  /** An app leads this tab away in place of a new one; `isStopped`: the tab is still here. */
  readonly onLedAway: (isStopped: boolean) => void
  readonly now: () => number
}

function noteLeading(browser: OpeningBrowser, { onLedAway, now }: Opening): void {
  const tappedAtMs = now()
  const note = () => {
    if (Math.abs(now() - tappedAtMs) < ledAwayMs) onLedAway(false)
  }
  browser.addEventListener('pagehide', note, { once: true })
}

/** Opens a window, and stops what leads this tab away instead, where the browser asks before it does. Source: faults W-13. */
function keepingTab(
  browser: OpeningBrowser & { readonly navigation?: unknown },
  open: () => Window | null,
): { readonly opened: Window | null; readonly isLed: boolean } {
  const { navigation } = browser
  let isLed = false
  const stay = (event: Event) => {
    event.preventDefault()
    isLed ||= event.defaultPrevented
  }
  if (!(navigation instanceof EventTarget)) return { opened: open(), isLed }
  navigation.addEventListener('navigate', stay)
  const opened = open()
  navigation.removeEventListener('navigate', stay)
  return { opened, isLed }
}

/** Where a tab keeps when it was led away by a tap on Buy, in epoch milliseconds. */
export const ledAwayKey = 'ledAway'

/** How long a page that was about to be left may stay: a download or a link into an app does not leave it. */
const leavingMs = 3_000

/** How often a page looks whether it is still about to be left. */
const lookEachMs = 100

/** Whether a page is being left, as seen from the tap that began an order. */
export interface Leaving {
  /** Whether it looks so at this moment. */
  readonly isLeaving: () => boolean
  /** Waits until that is certain; false for a page that is being left, or was and has come back since. */
  readonly stays: () => Promise<boolean>
}

/**
 * Makes what watches whether the page is being left; it is called in the tap. What began to leave the page before the tap may have led
 * nowhere, and the page stays when nothing has come of it. What begins to leave it after the tap does leave it, however long that takes.
 * Source: faults W-13.
 */
export function createWatchLeaving(
  browser: Pick<EventTarget, 'addEventListener'>,
  clock: Clock,
): () => Leaving {
  let sinceMs: number | null = null
  let begun = 0
  const note = () => {
    begun += 1
    sinceMs = clock.now()
  }
  browser.addEventListener('beforeunload', note)
  browser.addEventListener('pagehide', note)
  browser.addEventListener('pageshow', () => (sinceMs = null))
  const mayBeLeft = () => sinceMs !== null && Math.abs(clock.now() - sinceMs) < leavingMs
  return () => {
    const before = begun
    const isLeft = () => begun !== before
    return {
      isLeaving: () => isLeft() || mayBeLeft(),
      async stays() {
        while (!isLeft() && mayBeLeft()) await clock.wait(lookEachMs)
        return !isLeft()
      },
    }
  }
}

/** Calls when `forMs` later the page is still in front, as if nothing had been opened; returns a function that stops watching. */
export function whenStayed(browser: Window, forMs: number, act: () => void): () => void {
  const signs = ['pagehide', 'blur', 'visibilitychange'] as const
  const stop = () => {
    browser.clearTimeout(timer)
    // Capturing: what happens to the document passes its window.
    for (const sign of signs) browser.removeEventListener(sign, stop, true)
  }
  const timer = browser.setTimeout(() => {
    stop()
    act()
  }, forMs)
  for (const sign of signs) browser.addEventListener(sign, stop, true)
  return stop
}

/**
 * Makes the function that opens the payment window as decision 30 asks: blank inside the tap; later its opener
 * is cut and the page is replaced by the payment URL. `mayOpen` is false in in-app browsers and installed apps,
 * where the player pays through the link in the result popup; `onLedAway` is called when an app leads this tab itself away in place of
 * a new one; `draw` fills the blank page. Source: spec §4 "After paying", decision 30, faults B-01, A-09, W-04.
 */
export function createOpenPayWindow<Waiting>(
  browser: OpeningBrowser,
  opening: Opening,
  draw: (page: Document, waiting: Waiting, moment: WaitingMoment) => void,
): OpenPayWindow<Waiting> {
  return (waiting) => {
    if (!opening.mayOpen()) return null
    const { opened, isLed } = keepingTab(browser, () => openBlank(browser))
    if (isLed) opening.onLedAway(true)
    if (opened === null || isLed) {
      noteLeading(browser, opening)
      return null
    }
    const goTo = (address: string): boolean => {
      try {
        if (opened.closed) return false
        opened.location.replace(address)
        return true
      } catch {
        return false
      }
    }
    let moment: WaitingMoment = 'opening'
    drawBlank(opened, (page) => draw(page, waiting, moment))
    return {
      go(url) {
        try {
          opened.opener = null
        } catch {
          /* a window that is no longer ours cannot reach this page either */
        }
        return goTo(url)
      },
      goOwn: (path) => (goTo(path) ? opened : null),
      sayLate() {
        moment = 'late'
        try {
          const { document: page, location } = opened
          if (location.href !== blank) return
          page.head.textContent = ''
          page.body.textContent = ''
          draw(page, waiting, moment)
        } catch {
          /* the store says it too */
        }
      },
      close() {
        try {
          opened.close()
        } catch {
          /* already gone */
        }
      },
    }
  }
}

/**
 * A new window, or null. Add-ons and apps replace `window.open`: what comes back is used only when it is a window of its own, not nothing, a
 * `true`, this window or a frame in it. The empty address means a blank page, and where an app leads this very tab to it, the store
 * loads again rather than a page with nothing on it. Source: faults W-04.
 */
function openBlank(browser: Opener): Window | null {
  try {
    const opened: unknown = browser.open('', '_blank')
    if (isOwnWindow(opened, browser)) return opened
    void closeUnused(opened, browser)
    return null
  } catch {
    return null
  }
}

/** Closes a window that is not used, wrapped by an add-on or promised; never this one or what is in it. */
async function closeUnused(came: unknown, browser: Opener): Promise<void> {
  try {
    const opened = (await came) as Partial<Window> | null | undefined
    if (opened !== browser && opened?.top !== browser.top) opened?.close?.()
  } catch {
    /* what cannot be looked at stays open */
  }
}

function isOwnWindow(opened: unknown, browser: Opener): opened is Window {
  if (typeof opened !== 'object' || opened === null || opened === browser) return false
  const { closed, location, top } = opened as Partial<Window>
  const isFrame = top !== undefined && top !== null && top !== opened
  return closed === false && typeof location === 'object' && location !== null && !isFrame
}

/** Draws the blank page now, and again where the browser replaces it by another blank one when it has loaded. */
function drawBlank(opened: Window, draw: (page: Document) => void): void {
  const attempt = () => {
    try {
      const { document: page, location } = opened
      if (location.href === blank && page.body.childElementCount === 0) draw(page)
    } catch {
      /* a browser that does not allow access to the window's document still follows location.replace */
    }
  }
  attempt()
  try {
    opened.addEventListener('load', attempt)
  } catch {
    /* as above */
  }
}
