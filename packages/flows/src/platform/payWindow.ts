/** A window that is opened inside the player's tap and stays blank until the payment URL is known. */
export interface PayWindow {
  /**
   * Cuts the opener and replaces the blank page by the payment URL; returns false when the player has closed
   * the window meanwhile.
   */
  go(url: string): boolean
  /**
   * Replaces the blank page by a document of the store's own, which may ask its opener for data and then cuts
   * it; returns the window, or null when the player has closed it meanwhile. Source: decision 20.
   */
  goOwn(path: string): Window | null
  close(): void
}

/** Opens the blank window; null where windows cannot be opened or controlled. Must be called inside a tap. */
export type OpenPayWindow = (waitingText: string) => PayWindow | null

/**
 * Makes the function that opens the payment window as decision 30 asks: blank inside the tap; later its opener
 * is cut and the page is replaced by the payment URL. `mayOpen` is false in in-app browsers and installed apps,
 * where the player pays through the link in the result popup. Source: spec §4 "After paying", decision 30,
 * faults B-01, A-09.
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
      /* a browser that does not allow access to the window's document still follows location.replace */
    }
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
