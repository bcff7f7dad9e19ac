/** Marks the one history entry that stands for "a popup is open". */
const mark = 'popup'

/** Whether a history entry stands for "a popup is open", by its state. */
export const isMarked = (state: unknown): boolean => readState(state)[mark] === true

/**
 * Puts an entry that stands for "a popup is open" on top of the history, so that Back removes it and not the page. It has the
 * page's own address and router state, so that the router sees no change. One that is there already, as after a reload, is
 * enough.
 */
export function addMarkedEntry(history: History): void {
  if (isMarked(history.state)) return
  try {
    history.pushState({ ...readState(history.state), [mark]: true }, '')
  } catch {
    // Safari accepts only 100 entries in 10 seconds; without an entry, Back leaves the page as it would without popups.
  }
}

const readState = (state: unknown): { readonly [name: string]: unknown } =>
  typeof state === 'object' && state !== null ? { ...state } : {}
