import { openEntries } from '@topup/domain'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createPollerState } from './createPollerState.ts'
import type { OrderPoller, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

/**
 * A poller whose code comes when there is an order to ask about; a first visit has none. When the code cannot be had
 * (no network), the order counts as unreachable and the next question tries again. Some browsers (Firefox) keep a failed
 * import for as long as the document lives: a player who taps "check again" a second time in vain gets a new document, in
 * which the stored order is asked about at once. What the checkout asks by itself counts for no tap: its page still has
 * an order to place. Source: decision 28, faults B-09.
 */
export function createLazyOrderPoller(
  journal: JournalStore,
  load: (state: PollerStateStore) => Promise<OrderPoller>,
  reload: () => void,
): OrderPoller {
  const state = createPollerState()
  let failedTaps = 0
  const withPoller = async (
    task: (poller: OrderPoller) => Promise<void>,
    onMissing?: () => void,
  ): Promise<void> => {
    let poller: OrderPoller
    try {
      poller = await load(state)
    } catch {
      state.setState({ activity: 'idle', lastAnswer: 'unreachable' })
      onMissing?.()
      return
    }
    await task(poller)
  }
  const onTapInVain = () => {
    failedTaps += 1
    if (failedTaps > 1) reload()
  }
  return {
    state,
    poll: (order, signal) => withPoller((poller) => poller.poll(order, signal)),
    refresh: (order, tapped) =>
      withPoller((poller) => poller.refresh(order, tapped), tapped === undefined ? undefined : onTapInVain),
    refreshOpen: async () => {
      journal.getState().reload()
      if (openEntries(journal.getState().journal).length === 0) return
      await withPoller((poller) => poller.refreshOpen())
    },
  }
}
