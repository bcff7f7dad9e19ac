import type { Random } from '../time/random.ts'

/** What a browser does when the store opens a window. */
export type WindowManner = 'opened' | 'blocked' | 'throws' | 'severed' | 'guarded'

/** One window that the store opened and that still stands. */
export interface StandingWindow {
  close(): void
}

/** The windows of one browser. */
export interface PayWindows {
  /** What `window.open` answers a page. */
  open(): Window | null
  /** Windows that are open and still blank. */
  blank(): readonly StandingWindow[]
}

/** Makes the windows; `visit` is told of every address that one of them goes to. */
export function createPayWindows(deps: {
  readonly random: Random
  readonly manner: () => WindowManner
  readonly visit: (url: string) => void
}): PayWindows {
  const blank = new Set<{ closed: boolean; close(): void }>()
  const make = (manner: WindowManner) => {
    const opened = {
      closed: manner === 'severed',
      opener: {},
      get document() {
        if (manner === 'guarded') throw new DOMException('Not yours', 'SecurityError')
        return { title: '', body: { textContent: '' } }
      },
      location: {
        replace: (url: string) => {
          blank.delete(opened)
          if (!opened.closed) deps.visit(url)
        },
      },
      close: () => {
        opened.closed = true
        blank.delete(opened)
      },
    }
    if (!opened.closed) blank.add(opened)
    return opened
  }
  return {
    open: () => {
      const manner = deps.manner()
      if (manner === 'blocked') return null
      if (manner === 'throws') throw new DOMException('No windows here', 'InvalidAccessError')
      return make(manner) as unknown as Window
    },
    blank: () => [...blank],
  }
}
