import { sendTracking, trackEvent } from '@topup/api-client'
import { type Sender, type SendingPage, maxAttempts, pauseMs } from './sender.ts'
import { isInstalled } from '../../platform/device.ts'
import { eventRequest } from './eventRequest.ts'
import { isNewVisit } from './isNewVisit.ts'
import { keepFailures, takeLateFailures } from './lateFailures.ts'
import type { Failure, Noted } from '../../store/state/tracking.ts'

/**
 * Sends noted events, one after the other, whenever the page is idle; what is left when the page closes is sent at
 * once, in requests that outlive it. Without a network it waits for one. Failures that no event has reported by then
 * are kept for the first event of the next visit. Returns a function to call when something new is noted.
 * Source: spec §7 "Tracking (POST)", §8 "Network errors", decision 13, faults P-01.
 */
export function startSending(
  sender: Sender,
  { queue, failures }: { readonly queue: Noted[]; readonly failures: Failure[] },
  { browser, whenIdle, fetch }: SendingPage,
): () => void {
  const { brandStorage, clock, tracking } = sender
  const late = [...takeLateFailures(brandStorage)]
  const isOffline = () => browser.navigator.onLine === false
  const send = (noted: Noted) => sendOnce(sender, noted, fetch)
  const withLate = (noted: Noted): Noted => ({ ...noted, failures: [...late.splice(0), ...noted.failures] })
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
    const left = [...(waiting === null ? [] : [waiting]), ...queue.splice(0)]
    waiting = null
    const unreported = failures.splice(0)
    if (isOffline()) {
      const lost = left.flatMap((noted) => noted.failures)
      return keepFailures(brandStorage, [...late.splice(0), ...lost, ...unreported])
    }
    for (const noted of left) void send(withLate(noted))
    keepFailures(brandStorage, [...late.splice(0), ...unreported])
  })
  if (isNewVisit(sender) && isInstalled(browser)) tracking.track('pwa')
  sendSoon()
  return sendSoon
}

/** Resolves with whether it was accepted. */
async function sendOnce(sender: Sender, noted: Noted, fetch: SendingPage['fetch']): Promise<boolean> {
  const { deployment, device } = sender
  const target = { origin: deployment.dataOrigin, idfv: device.deviceId, ...(fetch && { fetch }) }
  try {
    await sendTracking(trackEvent, eventRequest(sender, noted), target)
    return true
  } catch {
    // Nothing waits for tracking, and a tracking error must affect nothing.
    return false
  }
}
