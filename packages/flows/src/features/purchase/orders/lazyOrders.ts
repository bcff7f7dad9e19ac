import { openEntries } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import type { Disk } from '../../../platform/browserDisk.ts'
import type { Clock } from '../../../platform/clock.ts'
import { memoizeAsync } from '../../../platform/memoizeAsync.ts'
import { diskLateMs, withinLimit } from '../../../platform/withinLimit.ts'
import type {
  JournalState,
  JournalStore,
  OrderPoller,
  PollerState,
  PollerStateStore,
  Services,
} from '../../../store/services.ts'

/**
 * A journal whose code is loaded only when there is an order, or one is about to be made; most first visits have
 * neither. `ready` resolves when the journal is filled and can be written; nothing is recorded before that. The disk
 * is checked too: it may hold orders when the fast copy was lost with the browser's process.
 */
export function createLazyJournal(
  brandStorage: Pick<BrandStorage, 'keys'>,
  { disk, clock }: { readonly disk: Pick<Disk, 'hasRecords'>; readonly clock: Pick<Clock, 'wait'> },
  load: () => Promise<JournalStore>,
): {
  readonly journal: JournalStore
  readonly ready: () => Promise<void>
  /** Resolves when the journal holds what the fast copy holds by now; rejects when its code cannot be loaded. */
  readonly filled: () => Promise<void>
  /** Resolves when the journal is filled, or is known to stay empty. */
  readonly readyIfAny: () => Promise<void>
} {
  const hasOrders = () => brandStorage.keys(orderKeyPrefix).length > 0
  const ready = memoizeAsync(async () => {
    const full = await load()
    full.subscribe((state) => journal.setState(state))
    journal.setState(full.getState())
  })
  const filled = async () => {
    if (hasOrders()) await ready()
  }
  const journal = createStore<JournalState>()(() => ({
    journal: [],
    record: () => {
      throw new Error('The journal is written before it was loaded')
    },
    reload: () => {
      filled().catch(() => undefined)
    },
    kept: () => Promise.resolve(true),
    losesOrders: () => false,
    waitsForDisk: () => false,
  }))
  return {
    journal,
    ready,
    filled,
    readyIfAny: async () => {
      // A disk that does not answer may hold orders.
      if (hasOrders() || (await withinLimit(clock, diskLateMs, disk.hasRecords())) !== false) await ready()
    },
  }
}

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
  const withPoller = async <Answer>(
    task: (poller: OrderPoller) => Promise<Answer>,
    onMissing?: () => void,
  ): Promise<Answer | 'unreachable'> => {
    let poller: OrderPoller
    try {
      poller = await load(state)
    } catch {
      state.setState({ activity: 'idle', lastAnswer: 'unreachable' })
      onMissing?.()
      return 'unreachable'
    }
    return task(poller)
  }
  const onTapInVain = () => {
    failedTaps += 1
    if (failedTaps > 1) reload()
  }
  return {
    state,
    poll: async (order, signal) => void (await withPoller((poller) => poller.poll(order, signal))),
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

/** The prefix of every key under which an order is stored. */
export const orderKeyPrefix = 'order.'

/** Makes the state of a poller that has not been asked about any order yet. */
export const createPollerState = (): PollerStateStore =>
  createStore<PollerState>()(() => ({ activity: 'idle', lastAnswer: 'none', polledOut: [] }))

/**
 * How long after the tap an answer may still arrive: up to 60 s for the starter, then 10 s for the query that follows
 * it. Source: decision 27.
 */
const heardForMs = 75_000

/**
 * Whether a new document may replace this one without any loss to the player. The orders must be stored, no answer to
 * a tap on Buy may still be on its way, and no account may exist in this document only, like one that came with a
 * link from a game. Source: decisions 27, 28 and 35, spec §6 "SDK view".
 */
export function canReload({
  journal,
  brandStorage,
  clock,
  session,
}: Pick<Services, 'journal' | 'brandStorage' | 'clock' | 'session'>): boolean {
  const isHeard = openEntries(journal.getState().journal).some(
    ({ snapshot }) => clock.now() - snapshot.intendedAtMs < heardForMs,
  )
  const { sdkAccount, isSdkVisit } = session.getState()
  return !isHeard && !isSdkVisit && sdkAccount === null && canKeepOrders(brandStorage)
}

const key = 'probe.order'
/** As long as the record of an order with a long payment URL. */
const probe = 'x'.repeat(4096)

/**
 * Whether an order that is written down now outlives the page. This takes a real write and read: a browser in private
 * mode, or one whose storage is full, gives no other sign. Source: spec §5 "The page needs cookies", faults S17,
 * B-08.
 */
export function canKeepOrders(brandStorage: Pick<BrandStorage, 'read' | 'write' | 'remove'>): boolean {
  const isWritten = brandStorage.write(key, probe)
  const isRead = brandStorage.read(key, (stored) => stored === probe) === true
  brandStorage.remove(key)
  return isWritten && isRead
}
