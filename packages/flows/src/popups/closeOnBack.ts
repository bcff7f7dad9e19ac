import { type Services, madeOnce } from '../store/services.ts'
import { isPageCovered, type PopupStore } from '../store/state/popupStack.ts'
import { addMarkedEntry, isMarked as isMarkedState } from './backMark.ts'

/** The one entry of the page, while a stack needs it. */
const noEntry = (): { entry: BackEntry | null } => ({ entry: null })

/**
 * Makes the browser's Back close the top popup instead of leaving the page under it. While any popup is open,
 * one extra entry is on top of the history; Back removes it, and with it the top popup. The entry has the
 * page's own address and router state, so that the router sees no change. Popups that close in another way
 * remove the entry; one that is left over (after a reload, or under a route opened on top of it) is skipped
 * when the player reaches it, so that nobody is trapped. A page with popups of its own has a second stack: all stacks
 * of a page share its one entry. Returns a function that stops this for the stack; nothing is stopped by who comes second for one.
 */
export function closeOnBack(page: Pick<Services, 'made' | 'popups'>, browser: Window): () => void {
  const held = madeOnce(page, noEntry)
  held.entry ??= createBackEntry(browser)
  const remove = held.entry.add(page.popups)
  return () => {
    if (remove() === 'last') held.entry = null
  }
}

interface BackEntry {
  /** Adds a stack. Returns a function that removes it and says whether any is left. */
  add(popups: PopupStore): () => 'last' | 'others'
}

function createBackEntry(browser: Window): BackEntry {
  const { history } = browser
  const stacks = createStacks()
  /** True during our own step back, whose `popstate` does not come from the Back button. */
  let isLeaving = false
  let timer = 0
  const isMarked = () => isMarkedState(history.state)

  const enter = () => {
    if (isMarked()) return
    isLeaving = false
    addMarkedEntry(history)
  }
  const leave = () => {
    isLeaving = true
    history.back()
  }
  const settle = () => {
    if (isLeaving) return
    if (stacks.top() !== null) enter()
    else if (isMarked()) leave()
  }
  const onPopState = () => {
    if (isLeaving) {
      isLeaving = false
      return settle()
    }
    stacks.top()?.getState().closeTop()
    settle()
  }
  const onPageShow = () => {
    isLeaving = false
  }
  const onChange = () => {
    if (stacks.top() !== null) return enter()
    // One popup is often replaced by another, or by a route: the entry is removed only when popups stay closed.
    browser.clearTimeout(timer)
    timer = browser.setTimeout(settle)
  }
  browser.addEventListener('popstate', onPopState)
  browser.addEventListener('pageshow', onPageShow)
  const end = () => {
    browser.clearTimeout(timer)
    browser.removeEventListener('popstate', onPopState)
    browser.removeEventListener('pageshow', onPageShow)
  }
  return {
    add: (popups) => {
      const isKnown = stacks.has(popups)
      const remove = isKnown ? () => 1 : stacks.add(popups, onChange)
      settle()
      return () => {
        if (remove() > 0) return 'others'
        end()
        return 'last'
      }
    },
  }
}

/** The popup stacks of a page, the one that opened a popup last at the end. */
function createStacks() {
  let stacks: readonly PopupStore[] = []
  const without = (popups: PopupStore) => stacks.filter((stack) => stack !== popups)
  return {
    /** The stack with the popup, or what stands in for it, that is on top; null without any. */
    top: (): PopupStore | null =>
      [...stacks].reverse().find((stack) => isPageCovered(stack.getState())) ?? null,
    has: (popups: PopupStore) => stacks.includes(popups),
    /** Adds a stack. Returns a function that removes it and returns how many are left. */
    add: (popups: PopupStore, onChange: () => void): (() => number) => {
      stacks = [...without(popups), popups]
      const stop = popups.subscribe((now, before) => {
        if (now.open.length > before.open.length) stacks = [...without(popups), popups]
        onChange()
      })
      return () => {
        stop()
        stacks = without(popups)
        return stacks.length
      }
    },
  }
}
