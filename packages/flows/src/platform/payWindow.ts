/** A window opened inside the player's tap, blank until the pay link is known. */
export interface PayWindow {
  /** Cuts the opener and leaves the blank page for the link; returns false when the player has closed the window meanwhile. */
  go(url: string): boolean
  /**
   * Leaves the blank page for a document of the store's own, which may ask its opener for data and cuts it then; returns
   * the window, or null when the player has closed it meanwhile. Source: decision 20.
   */
  goOwn(path: string): Window | null
  close(): void
}

/** Opens the blank window, or null where windows cannot be opened or followed. Must be called inside a tap. */
export type OpenPayWindow = (waitingText: string) => PayWindow | null

/**
 * Opens the pay window as decision 30 asks: blank inside the tap, later its opener cut and the page replaced by the link.
 * `mayOpen` is false in in-app browsers and installed apps, where the result popup's link is the way.
 * Source: spec §4 "After paying", decision 30, faults B-01, A-09.
 */
export function createOpenPayWindow(browser: Pick<Window, 'open'>, mayOpen: boolean): OpenPayWindow {
  return (waitingText) => {
    if (!mayOpen) return null
    const opened = openBlank(browser)
    if (opened === null || opened.closed) return null
    const goTo = (address: string): boolean => {
      try {
        if (opened.closed) return false
        opened.location.replace(address)
        return true
      } catch {
        return false
      }
    }
    try {
      opened.document.title = waitingText
      opened.document.body.textContent = waitingText
    } catch {
      /* a browser that hands out a guarded window still follows location.replace */
    }
    return {
      go(url) {
        try {
          opened.opener = null
        } catch {
          /* a window that is not ours any more has no way back either */
        }
        return goTo(url)
      },
      goOwn: (path) => (goTo(path) ? opened : null),
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
