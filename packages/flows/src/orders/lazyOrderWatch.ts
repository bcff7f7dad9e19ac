import { openEntries } from '@topup/domain'
import type { JournalStore } from './journalState.ts'
import { createWatchState } from './watchState.ts'
import type { OrderWatch, WatchStateStore } from './watchState.ts'

/**
 * A watch whose code comes when there is an order to ask about; a first visit has none. When the code cannot be had
 * (no network), the order counts as unreachable and the next question tries again.
 */
export function createLazyOrderWatch(
  journal: JournalStore,
  load: (state: WatchStateStore) => Promise<OrderWatch>,
): OrderWatch {
  const state = createWatchState()
  const withWatch = async (task: (watch: OrderWatch) => Promise<void>): Promise<void> => {
    let watch: OrderWatch
    try {
      watch = await load(state)
    } catch {
      state.setState({ activity: 'idle', lastAnswer: 'unreachable' })
      return
    }
    await task(watch)
  }
  return {
    state,
    follow: (order, signal) => withWatch((watch) => watch.follow(order, signal)),
    check: (order) => withWatch((watch) => watch.check(order)),
    askAll: async () => {
      journal.getState().reload()
      if (openEntries(journal.getState().journal).length === 0) return
      await withWatch((watch) => watch.askAll())
    },
  }
}
