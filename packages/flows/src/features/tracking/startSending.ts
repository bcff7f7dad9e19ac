import { sendTracking, trackEvent, trackOrder } from '@topup/api-client'
import { orderEventId, orderTracking } from '@topup/domain'
import type { Sender } from './sender.ts'
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

/**
 * Sends noted events, one after the other, whenever the page is idle; what is left when the page closes is sent at
 * once, in requests that outlive it. Without a network it waits for one. Failures that no event has reported by then
 * are kept for the first event of the next visit. Returns a function to call when something new is noted.
 * Source: spec §7 "Tracking (POST)", §8 "then report", decision 13, faults P-01.
 */
export function startSending(
  sender: Sender,
  { queue, failures }: { readonly queue: Noted[]; readonly failures: Failure[] },
  { browser, whenIdle, fetch }: SendingPage,
): () => void {
  const { brandStorage, tracking } = sender
  const late = [...takeLateFailures(brandStorage)]
  const isOffline = () => browser.navigator.onLine === false
  const send = (noted: Noted) =>
    sendOnce(
      sender,
      noted.kind === 'order' ? noted : { ...noted, failures: [...late.splice(0), ...noted.failures] },
      fetch,
    )
  let isUnderWay = false
  const sendAll = async () => {
    while (!isOffline()) {
      const next = queue.shift()
      if (next === undefined) break
      if (!(await send(next))) await sender.clock.wait(pauseMs)
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
    const left = queue.splice(0)
    const unreported = failures.splice(0)
    if (isOffline()) {
      const lost = left.flatMap((noted) => (noted.kind === 'event' ? noted.failures : []))
      return keepFailures(brandStorage, [...late.splice(0), ...lost, ...unreported])
    }
    for (const noted of left) void send(noted)
    keepFailures(brandStorage, [...late.splice(0), ...unreported])
  })
  if (isNewVisit(sender) && isInstalled(browser)) tracking.track('pwa')
  sendSoon()
  return sendSoon
}

/** Resolves with whether it was accepted. */
async function sendOnce(sender: Sender, noted: Noted, fetch: SendingPage['fetch']): Promise<boolean> {
  const { brand, deployment, device } = sender
  const target = { origin: deployment.dataOrigin, idfv: device.deviceId, ...(fetch && { fetch }) }
  try {
    if (noted.kind === 'event') await sendTracking(trackEvent, eventRequest(sender, noted), target)
    else {
      const data = JSON.stringify(orderTracking(noted.snapshot, noted.billingNo))
      await sendTracking(trackOrder, { event: `${orderEventId}`, app_id: brand.tracking.appId, data }, target)
    }
    return true
  } catch {
    // Nothing waits for tracking, and a tracking error must affect nothing.
    return false
  }
}
