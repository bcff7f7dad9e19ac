import { sendTracking, trackOrder } from '@topup/api-client'
import {
  type Journal,
  type PurchaseSnapshot,
  entryOfBillingNo,
  isIntent,
  isUnknownPurchase,
  orderEventId,
  orderTracking,
} from '@topup/domain'
import { createCrossTabLock } from '../../platform/crossTabLock.ts'
import { reachable } from '../../platform/reachable.ts'
import type { Services } from '../../store/services.ts'
import { type SendingPage, maxAttempts, pauseMs } from './sender.ts'

/**
 * Tells the data service of each order of this device, event 18, when the page is idle: as soon as the journal has its number,
 * be it of a tap of this page, of another tab, or of a visit that ended before. One tab sends at a time, and an order is noted
 * as sent when the data host has taken it: a page that dies before leaves it owed. What a page that closes has not tried yet is
 * sent at once, in a request that outlives it. Source: spec §7 "event 18", §8 "Network errors", decision 105, faults P-08.
 */
export function startOrderEvents(
  sender: Pick<Services, 'brand' | 'brandStorage' | 'clock' | 'deployment' | 'device' | 'journal'>,
  { browser, whenIdle, fetch }: SendingPage,
): void {
  const { brand, brandStorage, clock, deployment, device, journal } = sender
  const target = { origin: deployment.dataOrigin, idfv: device.deviceId, ...(fetch && { fetch }) }
  const locks = reachable(() => browser.navigator.locks)
  const lock = createCrossTabLock({ locks, brandKey: brand.key, brandStorage, clock, random: Math.random })
  const isOffline = () => browser.navigator.onLine === false
  /** How often this page has sent each order; `maxAttempts` for one that it leaves alone. */
  const attempts = new Map<string, number>()
  const triesOf = ({ billingNo }: OwedOrder) => attempts.get(billingNo) ?? 0
  const owed = () => owedIn(journal.getState().journal).filter((order) => triesOf(order) < maxAttempts)
  const isOwed = (billingNo: string) =>
    entryOfBillingNo(journal.getState().journal, billingNo)?.times?.tracked === 'owed'
  const noteSent = (billingNo: string) => {
    if (isOwed(billingNo)) journal.getState().record({ kind: 'orderTracked', billingNo })
  }
  let isUnderWay = false
  /** The order whose request has no answer yet. */
  let asking: string | null = null
  let isInTrouble = false

  const post = async ({ snapshot, billingNo }: OwedOrder): Promise<boolean> => {
    const data = JSON.stringify(orderTracking(snapshot, billingNo))
    const request = { event: `${orderEventId}`, app_id: brand.tracking.appId, data } as const
    // Nothing waits for tracking, and a tracking error must affect nothing.
    return sendTracking(trackOrder, request, target).then(
      () => true,
      () => false,
    )
  }
  const send = async (order: OwedOrder): Promise<void> => {
    const { billingNo } = order
    isInTrouble = false
    // Another tab may have sent it.
    journal.getState().reload()
    if (!isOwed(billingNo)) return
    asking = billingNo
    isInTrouble = !(await post(order))
    asking = null
    if (!isInTrouble) noteSent(billingNo)
  }
  const sendAll = async () => {
    for (let [next] = owed(); next !== undefined && !isOffline(); [next] = owed()) {
      const order = next
      const asked = await lock(`tracking.${order.billingNo}`, () => send(order))
      attempts.set(order.billingNo, asked.kind === 'ran' ? triesOf(order) + 1 : maxAttempts)
      if (isInTrouble) await clock.wait(pauseMs)
      await new Promise<void>(whenIdle)
    }
    isUnderWay = false
  }
  const sendSoon = () => {
    if (isUnderWay || owed().length === 0) return
    isUnderWay = true
    whenIdle(() => void sendAll())
  }
  browser.addEventListener('online', sendSoon)
  browser.addEventListener('pagehide', () => {
    if (asking !== null) noteSent(asking)
    // Of a host in trouble nobody will hear whether it took an order: the next visit sends it.
    if (isOffline() || isInTrouble) return
    // Tabs that close together: another one may just have sent it.
    journal.getState().reload()
    for (const order of owed()) {
      noteSent(order.billingNo)
      void post(order)
    }
  })
  journal.subscribe(sendSoon)
  sendSoon()
}

/** An order of a tap of this device: only those are tracked. */
interface OwedOrder {
  readonly billingNo: string
  readonly snapshot: PurchaseSnapshot
}

const owedIn = (journal: Journal): readonly OwedOrder[] =>
  journal.flatMap((entry) => {
    const { snapshot, times } = entry
    const isOwed = !isIntent(entry) && times?.tracked === 'owed' && !isUnknownPurchase(snapshot)
    return isOwed ? [{ billingNo: entry.billingNo, snapshot }] : []
  })
