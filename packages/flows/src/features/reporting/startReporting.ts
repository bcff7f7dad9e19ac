import type { DeviceReport, ReportEntry } from '@topup/api-client/contract'
import { engineOf } from '@topup/domain'
import type { ReportFacts } from '@topup/domain'
import type { Trouble } from '../../platform/trouble.ts'
import { storeVersion } from '../../platform/storeVersion.ts'
import type { Services } from '../../store/services.ts'
import type { followVitals } from './followVitals.ts'
import { readTrouble } from './readTrouble.ts'
import type { Unplaced } from './readTrouble.ts'

/** A page that breaks again and again says so this often, in one tab; then there is nothing new in it. */
export const maxPerVisit = 20

/** What reporting needs from the page. */
export interface ReportingPage {
  readonly browser: Pick<
    Window,
    'addEventListener' | 'document' | 'fetch' | 'location' | 'navigator' | 'topupTrouble'
  >
  readonly whenIdle: (task: () => void) => void
  /** At least 0 and below 1. */
  readonly random: () => number
  readonly loadVitals: () => Promise<typeof followVitals>
  /** The name of the page at a path. */
  readonly routeOf: (path: string) => string
}

/** What a report says of a visit, and where it counts what it has said. */
export interface ReportedVisit extends Pick<Services, 'brand' | 'deployment' | 'tab'> {
  readonly device: Pick<Services['device'], 'userAgent'>
  readonly translator: Pick<Services['translator'], 'language'>
}

/**
 * Reports what broke until now and what will break, with the release, the engine and the name of the page, and nothing of the
 * player. Speeds are measured in a share of the page loads. Nothing waits for it, and nothing breaks by it.
 * Source: decision 92.
 */
export function startReporting(
  { brand, deployment, device, tab, translator }: ReportedVisit,
  { path, vitalsShare }: ReportFacts,
  { browser, whenIdle, random, loadVitals, routeOf }: ReportingPage,
): void {
  const { location, navigator, document: page } = browser
  const known = new Set<string>()
  let queue: ReportEntry[] = []

  const flush = () => {
    if (queue.length === 0 || navigator.onLine === false) return
    const report: DeviceReport = {
      release: storeVersion(page) ?? 'unreleased',
      brand: brand.key,
      environment: deployment.environment,
      engine: engineOf(device.userAgent),
      language: translator.language(),
      entries: queue,
    }
    queue = []
    send(browser, deployment.dataOrigin + path, JSON.stringify(report))
  }
  const note = (unplaced: Unplaced | null, route = routeOf(location.pathname)) => {
    const count = tab.read('reported', numberOf) ?? 0
    if (unplaced === null || count >= maxPerVisit) return
    const entry = { ...unplaced, route } as ReportEntry
    const text = JSON.stringify(entry)
    if (known.has(text)) return
    known.add(text)
    tab.write('reported', count + 1)
    queue.push(entry)
    whenIdle(flush)
  }

  const list = browser.topupTrouble
  if (list !== undefined) {
    const take = (trouble: Trouble) => note(readTrouble(trouble, location.origin))
    const kept = list.splice(0)
    list.push = take
    kept.forEach(take)
  }
  browser.addEventListener('online', flush)
  browser.addEventListener('pagehide', flush)
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') flush()
  })
  if (random() >= vitalsShare) return
  const opened = routeOf(location.pathname)
  loadVitals().then(
    (follow) => follow((vital) => note(vital, opened)),
    // Without its code nothing is measured.
    () => undefined,
  )
}

/** As `text/plain`, for which no browser asks for permission first. */
function send({ navigator, fetch }: ReportingPage['browser'], url: string, body: string): void {
  try {
    if (navigator.sendBeacon?.(url, body) === true) return
    const sent = fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' })
    sent.catch(() => undefined)
  } catch {
    // Nothing waits for a report.
  }
}

const numberOf = (stored: unknown) => (typeof stored === 'number' ? stored : null)
