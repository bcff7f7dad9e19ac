import type { PopupStore } from '../../../store/state/popupStack.ts'

const buying = new WeakSet<PopupStore>()

/** Whether a tap on Buy is still being handled in the store with these popups. */
export const isBuying = (popups: PopupStore): boolean => buying.has(popups)

/** Handles one tap at a time: while it is, further taps do nothing. Source: faults M-02. */
export async function buyingOnce(popups: PopupStore, handle: () => Promise<void>): Promise<void> {
  if (buying.has(popups)) return
  buying.add(popups)
  try {
    await handle()
  } finally {
    buying.delete(popups)
  }
}
