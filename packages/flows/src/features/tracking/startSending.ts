import { sendTracking, trackEvent, trackOrder } from '@topup/api-client'
import { entryOfBillingNo, isIntent, orderEventId, orderTracking } from '@topup/domain'
import type { Sender } from './sender.ts'
import { createCrossTabLock } from '../../platform/crossTabLock.ts'
import { isInstalled } from '../../platform/device.ts'
import { eventRequest } from './eventRequest.ts'
import { isNewVisit } from './isNewVisit.ts'
import { keepFailures, takeLateFailures } from './lateFailures.ts'
import type { Failure, Noted } from '../../store/state/tracking.ts'

/** What sending needs from the page. */
export interface SendingPage {
  readonly browser: Pick<Window, 'addEventListener' | 'navigator' | 'matchMedia'>
  readonly whenIdle: (task: () => void) => void
  /** The platform's fetch when left out. */
  readonly fetch?: typeof fetch
}

/** How long a data host in trouble is left alone, in milliseconds: what waits meanwhile is not lost with the first. */
const pauseMs = 4000

/** How often something is sent until a good answer comes. Source: spec §8 "Network errors". */
const maxAttempts = 3

/**
 * Sends noted events, one after the other, whenever the page is idle; what is left when the page closes is sent at
 * once, in requests that outlive it. Without a network it waits for one. Failures that no event has reported by then
 * are kept for the first event of the next visit. Orders of this device that the data service was not told of, also
 * those of an earlier visit, are sent too. Returns a function to call when something new is noted.
 * Source: spec §7 "Tracking (POST)", §8 "Network errors", decisions 13 and 105, faults P-01.
 */
export function startSending(
  sender: Sender,
  { queue, failures }: { readonly queue: Noted[]; readonly failures: Failure[] },
  page: SendingPage,
): () => void {
  const { brandStorage, clock, tracking } = sender
  const { browser, whenIdle } = page
  const late = [...takeLateFailures(brandStorage)]
  const isOffline = () => browser.navigator.onLine === false
  const send = createSend(sender, page)
  const withLate = (noted: Noted): Noted =>
    noted.kind === 'order' ? noted : { ...noted, failures: [...late.splice(0), ...noted.failures] }
  let isUnderWay = false
  /** What waits to be sent again. */
  let waiting: Noted | null = null
  /** Whether the page was left meanwhile, which has sent it. */
  const wait = async (noted: Noted) => {
    waiting = noted
    await clock.wait(pauseMs)
    const isSent = waiting !== noted
    waiting = null
    return isSent
  }
  const sendAll = async () => {
    while (!isOffline()) {
      const next = queue.shift()
      if (next === undefined) break
      const noted = withLate(next)
      for (let attempt = 1; !(await send(noted)); attempt += 1) {
        if ((await wait(noted)) || attempt === maxAttempts) break
        if (!isOffline()) continue
        queue.unshift(noted)
        break
      }
      await new Promise<void>(whenIdle)
    }
    isUnderWay = false
  }
  const sendSoon = () => {
    if (isUnderWay) return
    isUnderWay = true
    whenIdle(() => void sendAll())
  }
  browser.addEventListener('online', sendSoon)
  browser.addEventListener('pagehide', () => {
    const all = [...(waiting === null ? [] : [waiting]), ...queue.splice(0)]
    // Of a host in trouble nobody will hear whether it took an order: the next visit sends it.
    const left = waiting === null ? all : all.filter(({ kind }) => kind === 'event')
    waiting = null
    const unreported = failures.splice(0)
    if (isOffline()) {
      const lost = left.flatMap((noted) => (noted.kind === 'event' ? noted.failures : []))
      return keepFailures(brandStorage, [...late.splice(0), ...lost, ...unreported])
    }
    for (const noted of left) void send.now(withLate(noted))
    send.leave()
    keepFailures(brandStorage, [...late.splice(0), ...unreported])
  })
  if (isNewVisit(sender) && isInstalled(browser)) tracking.track('pwa')
  noteOwedOrders(sender)
  sendSoon()
  return sendSoon
}

/**
 * Notes each order that the data service is owed, as soon as the journal has its number: of a tap of this page, of another
 * tab, or of a visit that ended before.
 */
function noteOwedOrders({ journal, tracking }: Pick<Sender, 'journal' | 'tracking'>): void {
  const noted = new Set<string>()
  const look = () => {
    for (const entry of journal.getState().journal) {
      if (isIntent(entry) || entry.times?.tracked !== 'owed' || noted.has(entry.billingNo)) continue
      noted.add(entry.billingNo)
      tracking.trackOrder(entry.snapshot, entry.billingNo)
    }
  }
  look()
  journal.subscribe(look)
}

/** Sends one event or order; resolves with whether there is nothing left to send again. */
interface Send {
  (noted: Noted): Promise<boolean>
  /** The same while the page closes: other tabs are not asked, and nothing waits for the answer. */
  now(noted: Noted): Promise<boolean>
  /** Notes as sent the order whose request outlives the page. */
  leave(): void
}

/**
 * An order is sent by one tab at a time, and noted as sent when the data host has taken it: a page that dies before leaves it
 * owed. Source: decision 105.
 */
function createSend(sender: Sender, { browser, fetch }: SendingPage): Send {
  const { brand, brandStorage, clock, journal, deployment, device } = sender
  const target = { origin: deployment.dataOrigin, idfv: device.deviceId, ...(fetch && { fetch }) }
  const { locks } = browser.navigator
  const lock = createCrossTabLock({ locks, brandKey: brand.key, brandStorage, clock, random: Math.random })
  const isOwed = (billingNo: string) =>
    entryOfBillingNo(journal.getState().journal, billingNo)?.times?.tracked === 'owed'
  const noteSent = (billingNo: string) => journal.getState().record({ kind: 'orderTracked', billingNo })
  /** The order whose request has no answer yet. */
  let underWay: string | null = null

  const post = async (noted: Noted): Promise<boolean> => {
    try {
      if (noted.kind === 'event') await sendTracking(trackEvent, eventRequest(sender, noted), target)
      else {
        const data = JSON.stringify(orderTracking(noted.snapshot, noted.billingNo))
        await sendTracking(
          trackOrder,
          { event: `${orderEventId}`, app_id: brand.tracking.appId, data },
          target,
        )
      }
      return true
    } catch {
      // Nothing waits for tracking, and a tracking error must affect nothing.
      return false
    }
  }
  const postOrder = async (noted: Extract<Noted, { readonly kind: 'order' }>): Promise<boolean> => {
    const { billingNo } = noted
    journal.getState().reload()
    if (!isOwed(billingNo)) return true
    underWay = billingNo
    const isTaken = await post(noted)
    if (isTaken && isOwed(billingNo)) noteSent(billingNo)
    underWay = null
    return isTaken
  }
  const send = async (noted: Noted): Promise<boolean> => {
    if (noted.kind === 'event') return post(noted)
    const asked = await lock(`tracking.${noted.billingNo}`, () => postOrder(noted))
    return asked.kind === 'heldElsewhere' || asked.value
  }
  return Object.assign(send, {
    now: (noted: Noted) => {
      if (noted.kind === 'order') {
        if (!isOwed(noted.billingNo)) return Promise.resolve(true)
        noteSent(noted.billingNo)
      }
      return post(noted)
    },
    leave: () => {
      if (underWay !== null && isOwed(underWay)) noteSent(underWay)
    },
  })
}
