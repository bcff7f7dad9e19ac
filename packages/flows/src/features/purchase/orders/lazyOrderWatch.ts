import { openEntries } from '@topup/domain'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createWatchState } from './createWatchState.ts'
import type { OrderWatch, WatchStateStore } from '../../../store/contracts/orderWatch.ts'

/**
 * A watch whose code comes when there is an order to ask about; a first visit has none. When the code cannot be had
 * (no network), the order counts as unreachable and the next question tries again. Some browsers (Firefox) keep a failed
 * import for as long as the document lives: a player who taps "check again" a second time in vain gets a new document, in
 * which the stored order is asked about at once. What the checkout asks by itself counts for no tap: its page still has
 * an order to place. Source: ruling 2, faults B-09.
 */
export function createLazyOrderWatch(
  journal: JournalStore,
  load: (state: WatchStateStore) => Promise<OrderWatch>,
  reload: () => void,
): OrderWatch {
  const state = createWatchState()
  let tapsInVain = 0
  const withWatch = async (
    task: (watch: OrderWatch) => Promise<void>,
    onMissing?: () => void,
  ): Promise<void> => {
    let watch: OrderWatch
    try {
      watch = await load(state)
    } catch {
      state.setState({ activity: 'idle', lastAnswer: 'unreachable' })
      onMissing?.()
      return
    }
    await task(watch)
  }
  const onTapInVain = () => {
    tapsInVain += 1
    if (tapsInVain > 1) reload()
  }
  return {
    state,
    follow: (order, signal) => withWatch((watch) => watch.follow(order, signal)),
    check: (order, tapped) =>
      withWatch((watch) => watch.check(order, tapped), tapped === undefined ? undefined : onTapInVain),
    askAll: async () => {
      journal.getState().reload()
      if (openEntries(journal.getState().journal).length === 0) return
      await withWatch((watch) => watch.askAll())
    },
  }
}
