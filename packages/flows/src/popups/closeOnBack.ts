import type { PopupStore } from '../store/state/popupStack.ts'

/** Marks the one history entry that stands for "a popup is open". */
const mark = 'popup'

/**
 * Makes the browser's Back close the top popup instead of leaving the page under it. While any popup is open,
 * one extra entry is on top of the history; Back removes it, and with it the top popup. The entry has the
 * page's own address and router state, so that the router sees no change. Popups that close in another way
 * remove the entry; one that is left over (after a reload, or under a route opened on top of it) is skipped
 * when the player reaches it, so that nobody is trapped. Returns a function that stops all this.
 */
export function closeOnBack(popups: PopupStore, browser: Window): () => void {
  const { history } = browser
  /** True during our own step back, whose `popstate` does not come from the Back button. */
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
      // Safari accepts only 100 entries in 10 seconds; without an entry, Back leaves the page as it would without
      // popups.
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
    // One popup is often replaced by another, or by a route: the entry is removed only when popups stay closed.
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
