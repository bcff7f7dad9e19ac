import { type RequestOf, sendTracking, trackEvent } from '@topup/api-client'
import { inAppBrowserOf, productTracking, trackingPayload, userTrackedFields } from '@topup/domain'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { isInstalled } from '../../platform/device.ts'
import { storeVersion } from '../../platform/storeVersion.ts'
import { findProduct } from '../../store/findProduct.ts'
import type { Services } from '../../store/services.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import type { Failure, Noted } from '../../store/state/tracking.ts'
import { wireSourceOf } from '../../visit/trafficSource.ts'
import { type Sender, type SendingPage, maxAttempts, pauseMs } from './sender.ts'

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

/** The fields that identify the player: they go into `user`, all others into `base`. */
const userFields: ReadonlySet<string> = new Set(userTrackedFields)

/**
 * Builds the request of one event: base data, the player's ids and the event's own fields, limited to the allow-list.
 * Source: spec §7 "base and user data", decision 38 (`utm`), faults P-01 and S23.
 */
export function eventRequest(sender: Sender, noted: Noted): RequestOf<typeof trackEvent> {
  const { event, facts } = noted
  const { method, ...own } = facts
  const { product = findProduct(sender.catalogue.getState().products, facts.value ?? null) } = facts
  const fields = {
    ...baseFacts(sender, noted),
    failures: textOf(noted.failures),
    ...userFacts(noted),
    ...own,
    ...(product === null ? {} : productTracking(product)),
    ...method,
  }
  const payload = trackingPayload({ event, fields, secrets: secretsOf(noted) })
  const entries = Object.entries(payload.fields)
  const { appId, eventId } = sender.brand.tracking
  return {
    event,
    event_id: eventId,
    app_id: appId,
    base: JSON.stringify(Object.fromEntries(entries.filter(([name]) => !userFields.has(name)))),
    user: JSON.stringify(Object.fromEntries(entries.filter(([name]) => userFields.has(name)))),
  }
}

function baseFacts(sender: Sender, { session, page }: Noted) {
  const { brand, deployment, device, entry, translator, brandStorage } = sender
  const { trackedUtm } = brand
  const utm = Object.entries(entry.utm).filter(
    ([name]) => trackedUtm?.region === session.region && trackedUtm.parameters.indexOf(name) !== -1,
  )
  return {
    brand: brand.key,
    environment: deployment.environment,
    version: storeVersion(),
    region: session.region,
    language: translator.language(),
    platform: device.platform,
    inAppBrowser: inAppBrowserOf(device.userAgent),
    trafficSource: wireSourceOf({ entry, brandStorage }),
    page,
    did: device.deviceId,
    idfv: device.deviceId,
    ...Object.fromEntries(utm),
  }
}

function userFacts({ session, selection }: Noted) {
  const account = accountOf(session)
  const { vip, clientId } = session
  const isVipKnown = vip !== null && vip.clientId === clientId && vip.suid === account?.suid
  return {
    ...(isVipKnown && { vipLevel: vip.level }),
    suid: account?.suid,
    gpId: account?.gpId ?? session.game?.gpId,
    clientId: clientId ?? '',
    serverId: selection.server?.value,
    roleId: selection.character?.value,
  }
}

/** Lists the first five failures, each once and whole. Source: decision 13. */
function textOf(failures: readonly Failure[]): string | undefined {
  const text = [...new Set(failures.map(lineOf))].slice(0, mostFailures).join('; ')
  return text === '' ? undefined : text
}

/** The login tokens that this page knows; it keeps no other secret. */
function secretsOf({ session }: Noted): readonly string[] {
  const accounts = [
    ...session.accounts.values(),
    ...(session.sdkAccount === null ? [] : [session.sdkAccount]),
  ]
  return accounts.map(({ oauthToken }) => oauthToken)
}

/** A pause this long ends a visit; a reload within it does not start a new one. */
const visitMs = 30 * 60 * 1000

/**
 * Whether a visit starts now, by the stored tracking timestamp, which is then updated. Source: spec §3 "tracking
 * timestamp".
 */
function isNewVisit({ brandStorage, clock }: Pick<Services, 'brandStorage' | 'clock'>): boolean {
  const nowMs = clock.now()
  const lastMs = brandStorage.read('tracked', (stored) => (typeof stored === 'number' ? stored : null))
  brandStorage.write('tracked', nowMs)
  return lastMs === null || Math.abs(nowMs - lastMs) > visitMs
}

const key = 'failures'
/** How many failures go with one event; in an outage the first ones say the most. Source: decision 13. */
const mostFailures = 5
/** How much of a place in an answer is named, in characters: that of any field of the contract. */
const placeLength = 60
/** Older failures say nothing about the present state. */
const expiryDays = 7

/**
 * What failed and how, in one line: the call is named by its path, never by what was sent or answered. Source: faults
 * P-01.
 */
function lineOf(failure: Failure): string {
  if (typeof failure === 'string') return failure
  const line = `${failure.kind} ${failure.endpoint}`
  if (failure.kind === 'network') return line
  return `${line} ${failure.kind === 'rejected' ? failure.code : failure.path.slice(0, placeLength)}`
}

/**
 * Keeps failures that no event of this visit reports, for the first event of the next visit. Source: spec §8 "then
 * report", decision 13.
 */
function keepFailures(brandStorage: BrandStorage, failures: readonly Failure[]): void {
  if (failures.length === 0) return
  const kept = brandStorage.read(key, parseLines) ?? []
  const lines = new Set([...kept, ...failures.map(lineOf)])
  brandStorage.write(key, [...lines].slice(0, mostFailures), expiryDays)
}

/** The failures of an earlier visit; each is returned once. */
function takeLateFailures(brandStorage: BrandStorage): readonly string[] {
  const lines = brandStorage.read(key, parseLines) ?? []
  brandStorage.remove(key)
  return lines
}

/** Storage may contain anything: only lines of the form that `lineOf` writes are reported. Source: faults M-21. */
function parseLines(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  const isLine = (line: unknown): line is string =>
    typeof line === 'string' && /^(?:network|malformed|rejected) \/[\w/]{1,60}(?: [\w.-]{0,60})?$/.test(line)
  return stored.filter(isLine).slice(0, mostFailures)
}
