/** Whether the player is looking, and when they come back. */
export interface Visibility {
  isVisible(): boolean
  /** Resolves at once when visible; rejects when aborted. */
  untilVisible(signal: AbortSignal): Promise<void>
  /** Calls back on focus, `pageshow`, `online` and on becoming visible. Returns a function that stops it. */
  onReturn(listener: () => void): () => void
}

/**
 * Makes a `Visibility` from the browser's own events. Source: decision 28 "Every start, focus, pageshow and
 * online".
 */
export function createVisibility(page: Document, browser: Window): Visibility {
  const isVisible = () => page.visibilityState !== 'hidden'
  const onVisible = (listener: () => void) => {
    const check = () => {
      if (isVisible()) listener()
    }
    page.addEventListener('visibilitychange', check)
    return () => page.removeEventListener('visibilitychange', check)
  }
  return {
    isVisible,
    untilVisible: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('aborted'))
        if (isVisible()) return resolve()
        const stop = onVisible(() => {
          stop()
          resolve()
        })
        signal.addEventListener('abort', () => {
          stop()
          reject(new Error('aborted'))
        })
      }),
    onReturn: (listener) => {
      const names = ['focus', 'pageshow', 'online'] as const
      for (const name of names) browser.addEventListener(name, listener)
      const stopVisible = onVisible(listener)
      return () => {
        stopVisible()
        for (const name of names) browser.removeEventListener(name, listener)
      }
    },
  }
}
