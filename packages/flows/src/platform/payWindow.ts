/** A window opened inside the player's tap, blank until the pay link is known. */
export interface PayWindow {
  /** Leaves the blank page for the link; returns false when the player has closed the window meanwhile. */
  go(url: string): boolean
  close(): void
}

/** Opens the blank window, or null where windows cannot be opened or followed. Must be called inside a tap. */
export type OpenPayWindow = (waitingText: string) => PayWindow | null

/**
 * Opens the pay window as ruling 4 asks: blank inside the tap, opener cut, replaced by the link later.
 * `mayOpen` is false in in-app browsers and installed apps, where the result popup's link is the way.
 * Source: spec §4 "After paying", ruling 4, faults B-01, A-09.
 */
export function createOpenPayWindow(browser: Pick<Window, 'open'>, mayOpen: boolean): OpenPayWindow {
  return (waitingText) => {
    if (!mayOpen) return null
    const opened = openBlank(browser)
    if (opened === null || opened.closed) return null
    try {
      opened.opener = null
      opened.document.title = waitingText
      opened.document.body.textContent = waitingText
    } catch {
      /* a browser that hands out a guarded window still follows location.replace */
    }
    return {
      go(url) {
        try {
          if (opened.closed) return false
          opened.location.replace(url)
          return true
        } catch {
          return false
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

function openBlank(browser: Pick<Window, 'open'>): Window | null {
  try {
    return browser.open('about:blank', '_blank')
  } catch {
    return null
  }
}
