/** The parts of a window that drop-ins use: its messages and where it goes. */
interface FakeWindow {
  readonly window: Window
  /** Delivers a message from anybody, as the browser would. */
  readonly hear: (message: Partial<MessageEvent>) => void
  /** Shows its document again as it was left, as the browser would. */
  readonly comeBack: () => void
  /** The addresses that it went to, and `reload` and `close`. */
  readonly steps: readonly string[]
}

/**
 * Makes the store's page and the window that it opened, at one origin or, for `payOrigin`, at two; each receives what
 * the other posts to its origin.
 */
export function createFakePayWindows(origin = 'https://pay.store.example', payOrigin = origin) {
  const make = (at: string, hash: string, storage: Storage | null): FakeWindow => {
    const listeners = new Set<{ readonly kind: string; readonly listener: (event: object) => void }>()
    const steps: string[] = []
    const window = {
      opener: null as unknown,
      closed: false,
      sessionStorage: storage,
      location: {
        origin: at,
        hash,
        assign: (to: string) => void steps.push(to),
        replace: (to: string) => void steps.push(to),
        reload: () => void steps.push('reload'),
      },
      close: () => {
        steps.push('close')
        window.closed = true
      },
      addEventListener: (kind: string, listener: (event: object) => void) =>
        void listeners.add({ kind, listener }),
      removeEventListener: (kind: string, listener: (event: object) => void) => {
        for (const each of listeners)
          if (each.kind === kind && each.listener === listener) listeners.delete(each)
      },
    }
    const tell = (kind: string, event: object) => {
      for (const each of listeners) if (each.kind === kind) each.listener(event)
    }
    return {
      window: window as unknown as Window,
      hear: (message) =>
        tell('message', { data: null, source: null, origin: at === origin ? payOrigin : origin, ...message }),
      comeBack: () => tell('pageshow', { persisted: true }),
      steps,
    }
  }
  const store = make(origin, '', null)
  const pay = make(payOrigin, '#B1', null)
  const posted: { readonly to: 'store' | 'pay'; readonly data: unknown; readonly targetOrigin: string }[] = []
  /** The store's window as the other one sees it. */
  const seenStore = {
    get location() {
      if (payOrigin !== origin) throw new DOMException('cross-origin', 'SecurityError')
      return { origin }
    },
    postMessage: (data: unknown, targetOrigin: string) => {
      posted.push({ to: 'store', data, targetOrigin })
      if (targetOrigin === origin) store.hear({ data, source: seenPay as unknown as Window })
    },
  }
  const seenPay = {
    closed: false,
    opener: seenStore as unknown,
    location: pay.window.location,
    close: () => (seenPay.closed = true),
    postMessage: (data: unknown, targetOrigin: string) => {
      posted.push({ to: 'pay', data, targetOrigin })
      if (targetOrigin === payOrigin) pay.hear({ data, source: seenStore as unknown as Window })
    },
  }
  pay.window.opener = seenStore
  return { store, pay, posted, seenStore, seenPay: seenPay as unknown as Window }
}
