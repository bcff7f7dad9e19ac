import type { PopupStore } from '../store/state/popupStack.ts'

/** Marks the one history entry that stands for "a popup is open". */
const mark = 'popup'

/**
 * The browser's Back closes the top popup instead of leaving the page under it. Keeps one entry on top of the history while any popup is open; Back takes it away, and with it the top popup. It has
 * the page's own address and router state, so that the router sees no other place. Popups that close otherwise take the
 * entry with them; one that is left over (a reload, a route opened on top of it) is stepped over when it is met, so
 * that it traps nobody. Returns the way to stop.
 */
export function closeOnBack(popups: PopupStore, browser: Window): () => void {
  const { history } = browser
  /** Our own step back, whose `popstate` is nobody's Back button. */
  let isLeaving = false
  let timer = 0
  const isOpen = () => popups.getState().open.length > 0
  const isMarked = () => readState(history.state)[mark] === true

  const enter = () => {
    if (isMarked()) return
    isLeaving = false
    try {
      history.pushState({ ...readState(history.state), [mark]: true }, '')
    } catch {
      // Safari takes 100 entries in 10 seconds; without one, Back leaves the page as it would without popups.
    }
  }
  const leave = () => {
    isLeaving = true
    history.back()
  }
  const settle = () => {
    if (isLeaving) return
    if (isOpen()) enter()
    else if (isMarked()) leave()
  }
  const onPopState = () => {
    if (isLeaving) {
      isLeaving = false
      return settle()
    }
    if (!isOpen()) return settle()
    popups.getState().closeTop()
    settle()
  }
  const onPageShow = () => {
    isLeaving = false
  }
  const stop = popups.subscribe(() => {
    if (isOpen()) return enter()
    // One popup often gives way to another, or to a route: only what stays closed takes the entry away.
    browser.clearTimeout(timer)
    timer = browser.setTimeout(settle)
  })
  browser.addEventListener('popstate', onPopState)
  browser.addEventListener('pageshow', onPageShow)
  settle()
  return () => {
    stop()
    browser.clearTimeout(timer)
    browser.removeEventListener('popstate', onPopState)
    browser.removeEventListener('pageshow', onPageShow)
  }
}

const readState = (state: unknown): { readonly [name: string]: unknown } =>
  typeof state === 'object' && state !== null ? { ...state } : {}
