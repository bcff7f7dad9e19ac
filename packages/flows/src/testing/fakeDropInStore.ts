import { buildOrdered } from '@topup/domain/testing'
import { createDropInService } from '../dropIn/dropInService.ts'
import { journalOver } from './journalOver.ts'
import { createOpenPayWindow } from '../platform/payWindow.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { createFakeClock } from './fakeClock.ts'
import { payUrlOf } from './fakePage.ts'
import { createFakePayWindows } from './fakePayWindows.ts'
import { createFakeStorage } from './fakeStorage.ts'
import { toStoredOrder } from '@topup/domain'

/** What the fake service gives a drop-in. */
export const fakeDropIn = { provider: 'fake', parameters: { sessionId: 'CS1', sessionData: 'secret' } }

/**
 * Opens a store with an open order, B1, in its journal, and hands the order to a pay document in a window of
 * its own, which stands at `payOrigin` or at the store's origin.
 */
export function openFakeDropInStore(order = buildOrdered('B1'), payOrigin?: string) {
  const windows = createFakePayWindows('https://pay.store.example', payOrigin)
  const clock = createFakeClock()
  const serviceClock = createServiceClock(clock)
  const brandStorage = createBrandStorage('store', createFakeStorage(), clock)
  brandStorage.write('order.i1', toStoredOrder(order))
  const journal = journalOver(brandStorage, payUrlOf)
  const asked: string[] = []
  const tabStorage = createFakeStorage()
  const storeTab = createBrandStorage('store', tabStorage, clock)
  const openDropIns = () =>
    createDropInService({
      browser: windows.store.window,
      clock,
      serviceClock,
      payOrigin,
      tab: storeTab,
      journal,
      language: () => 'en',
      isOffered: (provider) => provider !== 'forOthers',
      onDone: (billingNo) => void asked.push(billingNo),
    })
  const dropIns = openDropIns()
  const openPayWindow = createOpenPayWindow(
    Object.assign(new EventTarget(), { open: () => windows.seenPay }) as unknown as Window,
    { mayOpen: () => true, onLedAway: () => undefined, now: () => 0 },
    () => undefined,
  )
  const open = (): boolean => {
    dropIns.keep('B1', fakeDropIn)
    const payWindow = openPayWindow(null)
    return payWindow !== null && dropIns.openIn(payWindow, 'B1')
  }
  /** What the pay document knows of the service's time. */
  const payServiceClock = createServiceClock(clock)
  /** The storage of the pay document's tab. */
  const payTab = createBrandStorage('store', createFakeStorage(), payServiceClock)
  /** The storage of the device at the pay document's origin. */
  const payDevice = createBrandStorage('store', createFakeStorage(), payServiceClock)
  return {
    ...windows,
    clock,
    serviceClock,
    payServiceClock,
    journal,
    dropIns,
    openDropIns,
    asked,
    open,
    storeTab,
    tabStorage,
    payTab,
    payDevice,
  }
}
