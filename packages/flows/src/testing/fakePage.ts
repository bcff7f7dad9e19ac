import { xsolla } from '@topup/api-client/providers/xsolla'
import { type PurchaseSnapshot, openEntries, parsePayUrl, buyerOf } from '@topup/domain'
import { buildPurchaseSnapshot } from '@topup/domain/testing'
import type { PlaceOrderDeps, PlacedOrder, WaitingTexts } from '../features/purchase/contracts.ts'
import {
  type ReadOrder,
  createOrderPoller,
  createReadOrder,
} from '../features/purchase/orders/orderPoller.ts'
import { placeOrder } from '../features/purchase/orders/placeOrder.ts'
import { createStartPayment } from '../features/purchase/orders/startPayment.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import { createCrossTabLock } from '../platform/crossTabLock.ts'
import { type PayWindow, createWatchLeaving } from '../platform/payWindow.ts'
import type { Visibility } from '../platform/visibility.ts'
import type { JournalStore, OrderPoller } from '../store/services.ts'
import type { FakeClock } from './fakeClock.ts'
import type { FakeDisk } from './fakeDisk.ts'
import { createFakeDropIns } from './fakeDropIns.ts'
import type { FakeService } from './fakeService.ts'
import { journalOver } from './journalOver.ts'

/** One step that a test sees of a page, such as one of its payment windows. */
export type PageStep = string

/** One page of the store over a storage that other pages share: journal, poller, lock and the starter. */
export interface FakePage {
  readonly name: string
  readonly journal: JournalStore
  readonly poller: OrderPoller
  /** What happened since the newest tap. */
  readonly steps: readonly PageStep[]
  readonly deps: PlaceOrderDeps
  /**
   * Taps Buy after confirmation: every order open at this moment has been shown to the player. Null while a tap
   * is under way.
   */
  tap(over?: Partial<PurchaseSnapshot>, isCurrent?: () => boolean): Promise<PlacedOrder> | null
  show(isVisible: 'visible' | 'hidden'): void
  /** Kills the page, as a browser does: none of its code runs any more. */
  kill(): void
}

/** What a page is made of. */
export interface FakePageStart {
  readonly name: string
  readonly storage: Storage | null
  /** A disk that works, when left out. */
  readonly disk?: FakeDisk
  readonly clock: FakeClock
  readonly service: FakeService
  readonly locks?: LockManager
  readonly openPayWindow?: () => PayWindow | null
  /** Where it hears that it is being left. */
  readonly window?: EventTarget
}

const visit = {
  platform: 'web',
  language: 'en',
  deviceId: 'd1',
  trafficSource: null,
  gameChannelId: null,
} as const

/** A payment window that says nothing. */
export const noWaitingTexts: WaitingTexts = {
  language: 'en',
  storeName: '',
  title: '',
  product: null,
  amount: null,
  recipient: [],
  note: '',
  lateNote: '',
}

let intents = 0
let owners = 0

/** The check of payment URLs in a released store. */
export const payUrlOf = (url: unknown): string | null => {
  const parsed = parsePayUrl(url, { allowLocalHosts: false })
  return parsed.ok ? parsed.value : null
}

const visitWithoutReports = [() => visit, () => {}] as const

/** Opens a page. */
export function openFakePage(start: FakePageStart): FakePage {
  const { name, storage, service } = start
  let isAlive = true
  let isPlacing = false
  let isVisible = true
  const returns = new Set<() => void>()
  const steps: PageStep[] = []
  const clock: Clock = {
    now: () => start.clock.now(),
    wait: async (delayMs, signal) => {
      await start.clock.wait(delayMs, signal)
      if (!isAlive) await new Promise(() => {})
    },
  }
  const visibility: Visibility = {
    isVisible: () => isVisible,
    untilVisible: () => (isVisible ? Promise.resolve() : new Promise((resolve) => returns.add(resolve))),
    onReturn: () => () => undefined,
  }
  const brandStorage = createBrandStorage('store', storage, clock)
  const journal = journalOver(brandStorage, payUrlOf, { disk: start.disk, clock })
  journal.subscribe(({ journal: entries }) =>
    steps.push(`journal ${entries.map(({ kind }) => kind).join(' ')}`),
  )
  const api = service.connect(name)
  // The player who bought is logged in.
  const readOrder: ReadOrder = (entry, depth) =>
    createReadOrder(api, payUrlOf, () => buyerOf(entry.snapshot.recipient)?.suid ?? null)(entry, depth)
  const poller = createOrderPoller({ journal, clock, visibility, readOrder })
  const startPayment = createStartPayment(api, ...visitWithoutReports)
  const blank: PayWindow = {
    go: (url) => {
      steps.push(`go ${url}`)
      return true
    },
    goOwn: (path) => {
      steps.push(`go ${path}`)
      return {} as Window
    },
    sayLate: () => void steps.push('say late'),
    close: () => void steps.push('close'),
  }
  const deps: PlaceOrderDeps = {
    journal,
    clock,
    lock: createCrossTabLock({
      locks: start.locks,
      brandKey: 'store',
      brandStorage,
      clock,
      random: () => (owners += 1) / 100_000,
    }),
    dropIns: createFakeDropIns(),
    openPayWindow: () => {
      steps.push('open')
      return start.openPayWindow === undefined ? blank : start.openPayWindow()
    },
    startPayment: (snapshot, provider, options) => {
      steps.push('send')
      return startPayment(snapshot, provider, options)
    },
    watchLeaving: createWatchLeaving(start.window ?? new EventTarget(), clock),
    askAbout: async (order) => void (await poller.refresh(order)),
    currentApiOrigin: () => api.currentOrigin(),
    parsePayUrl: payUrlOf,
  }
  return {
    name,
    journal,
    poller,
    steps,
    deps,
    tap: (over = {}, isCurrent = () => true) => {
      if (isPlacing) return null
      isPlacing = true
      journal.getState().reload()
      steps.length = 0
      const acknowledged = new Set(
        openEntries(journal.getState().journal).map((entry) => entry.snapshot.intentId),
      )
      const snapshot = buildPurchaseSnapshot({
        intentId: `i${(intents += 1)}`,
        intendedAtMs: clock.now(),
        method: { paywayId: '700', channelId: 11001, name: 'Xsolla', country: 'MY' },
        ...over,
      })
      if (xsolla.kind !== 'link') throw new Error('xsolla pays by link')
      const onSlow = () => void steps.push('slow')
      const onRejected = () => void steps.push('rejected')
      const order = {
        snapshot,
        provider: xsolla,
        waiting: noWaitingTexts,
        acknowledged,
        mayBeForgotten: false,
        isCurrent,
        onSlow,
        onRejected,
      }
      return placeOrder(deps, order).finally(() => {
        isPlacing = false
      })
    },
    show: (state) => {
      isVisible = state === 'visible'
      if (!isVisible) return
      for (const resolve of returns) resolve()
      returns.clear()
    },
    kill: () => {
      isAlive = false
      service.disconnect(name)
    },
  }
}
