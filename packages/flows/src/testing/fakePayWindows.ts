/** A window as far as drop-ins go: who hears it, where it goes. */
interface FakeWindow {
  readonly window: Window
  /** What it heard from anybody, as the browser would tell it. */
  readonly hear: (message: Partial<MessageEvent>) => void
  /** Addresses that it went to; `reload` and `close` among them. */
  readonly steps: readonly string[]
}

interface Heard {
  readonly data: unknown
  readonly source: unknown
  readonly origin: string
}

/** The store's page and the window that it opened, at one origin; each hears what the other posts to that origin. */
export function createFakePayWindows(origin = 'https://pay.store.example') {
  const make = (hash: string, storage: Storage | null): FakeWindow => {
    const listeners = new Set<(event: Heard) => void>()
    const steps: string[] = []
    const window = {
      opener: null as unknown,
      closed: false,
      sessionStorage: storage,
      location: {
        origin,
        hash,
        assign: (to: string) => void steps.push(to),
        replace: (to: string) => void steps.push(to),
        reload: () => void steps.push('reload'),
      },
      close: () => {
        steps.push('close')
        window.closed = true
      },
      addEventListener: (_kind: string, listener: (event: Heard) => void) => void listeners.add(listener),
      removeEventListener: (_kind: string, listener: (event: Heard) => void) =>
        void listeners.delete(listener),
    }
    const hear = (message: Partial<MessageEvent>) => {
      const heard = { data: null, source: null, origin, ...message }
      for (const listener of listeners) listener(heard)
    }
    return { window: window as unknown as Window, hear, steps }
  }
  const store = make('', null)
  const pay = make('#B1', null)
  const posted: { readonly to: 'store' | 'pay'; readonly data: unknown; readonly targetOrigin: string }[] = []
  /** A window as the other one holds it. */
  const seenStore = {
    postMessage: (data: unknown, targetOrigin: string) => {
      posted.push({ to: 'store', data, targetOrigin })
      if (targetOrigin === origin) store.hear({ data, source: seenPay as unknown as Window })
    },
  }
  const seenPay = {
    closed: false,
    opener: seenStore as unknown,
    location: pay.window.location,
    document: { title: '', body: { textContent: '' } },
    close: () => (seenPay.closed = true),
    postMessage: (data: unknown, targetOrigin: string) => {
      posted.push({ to: 'pay', data, targetOrigin })
      if (targetOrigin === origin) pay.hear({ data, source: seenStore as unknown as Window })
    },
  }
  pay.window.opener = seenStore
  return { store, pay, posted, seenStore, seenPay: seenPay as unknown as Window }
}
