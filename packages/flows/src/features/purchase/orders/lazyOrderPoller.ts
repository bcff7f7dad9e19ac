import { openEntries } from '@topup/domain'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import { createPollerState } from './createPollerState.ts'
import type { OrderPoller, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

/**
 * A poller whose code is loaded when there is an order to ask about; a first visit has none. When the code cannot be
 * loaded (no network), the order counts as unreachable and the next query tries again. Some browsers (Firefox)
 * remember a failed import as long as the document lives. When a second tap on "check again" fails too, the page is
 * therefore reloaded, and the new document asks about the stored order at once. Queries by the checkout itself do not
 * count as taps, because its page still has an order to place. Source: decision 28, faults B-09.
 */
export function createLazyOrderPoller(
  /** `filled` resolves when the journal holds what another tab may have made since, also the first order of the device. */
  { journal, filled }: { readonly journal: JournalStore; readonly filled: () => Promise<void> },
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
      // Without its code the journal stays empty, and the next return tries again.
      await filled().catch(() => undefined)
      journal.getState().reload()
      if (openEntries(journal.getState().journal).length === 0) return
      await withPoller((poller) => poller.refreshOpen())
    },
  }
}
