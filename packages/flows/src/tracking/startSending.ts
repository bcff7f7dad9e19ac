import { trackEvent, trackOrder } from '@topup/api-client'
import { orderEventId, orderTracking } from '@topup/domain'
import type { Services } from '../app/services.ts'
import { isInstalled } from '../platform/isInstalled.ts'
import { eventRequest } from './eventRequest.ts'
import { isNewVisit } from './isNewVisit.ts'
import type { Noted } from './tracking.ts'

/** What sending needs from the store. */
export type Sender = Pick<
  Services,
  | 'api'
  | 'brand'
  | 'catalogue'
  | 'clock'
  | 'device'
  | 'deployment'
  | 'entry'
  | 'translator'
  | 'vault'
  | 'tracking'
>

/** What sending needs from the page. */
export interface SendingPage {
  readonly browser: Pick<Window, 'addEventListener' | 'navigator' | 'matchMedia'>
  readonly whenIdle: (task: () => void) => void
}

/**
 * How long a data host is listened to. Shorter than the pause before the client's second try, so that an event is sent
 * once: one that is missing harms less than one that is counted twice, and a host in trouble is left alone.
 */
const patienceMs = 4000

/**
 * Sends what is noted, one after the other, whenever the page has nothing else to do; what is left when the page goes
 * is sent at once, in requests that outlive it. Answers a function to call when something new is noted.
 * Source: spec §7 "Tracking (POST)", faults P-01.
 */
export function startSending(sender: Sender, queue: Noted[], { browser, whenIdle }: SendingPage): () => void {
  let isUnderWay = false
  const sendAll = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await sendOnce(sender, next)
      await new Promise<void>(whenIdle)
    }
    isUnderWay = false
  }
  const sendSoon = () => {
    if (isUnderWay) return
    isUnderWay = true
    whenIdle(() => void sendAll())
  }
  browser.addEventListener('pagehide', () => {
    for (const noted of queue.splice(0)) void sendOnce(sender, noted)
  })
  if (isNewVisit(sender) && isInstalled(browser)) sender.tracking.track('pwa')
  sendSoon()
  return sendSoon
}

async function sendOnce(sender: Sender, noted: Noted): Promise<void> {
  const { api, brand, clock } = sender
  const patience = new AbortController()
  void clock.wait(patienceMs, patience.signal).then(
    () => patience.abort(),
    () => undefined,
  )
  const options = { signal: patience.signal }
  try {
    if (noted.kind === 'event') {
      await api.call(trackEvent, eventRequest(sender, noted), options)
    } else {
      const data = JSON.stringify(orderTracking(noted.snapshot, noted.billingNo))
      await api.call(trackOrder, { event: `${orderEventId}`, app_id: brand.tracking.appId, data }, options)
    }
  } catch {
    // Nobody waits for tracking, and nothing may suffer from it.
  } finally {
    patience.abort()
  }
}
