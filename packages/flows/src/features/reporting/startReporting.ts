import type { DeviceReport, ReportEntry, ReportFrame } from '@topup/api-client/contract'
import { type ReportFacts, engineOf } from '@topup/domain'
import { storeVersion } from '../../platform/storeVersion.ts'
import type { Trouble } from '../../platform/trouble.ts'
import type { Services } from '../../store/services.ts'
import { isRouteTarget } from '../../store/state/routeTarget.ts'
import type { followVitals } from './followVitals.ts'

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

/** A line of a report before it is known where the player was. */
type Unplaced = ReportEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'route'>
    : never
  : never

/** The names that may be sent: an error can be given any other, and that could say something of the player. */
const names =
  /^(?:Type|Range|Reference|Syntax|Abort|Data|InvalidState|Network|NotAllowed|NotFound|QuotaExceeded|Security|Timeout)?Error$/

/** How a directive begins: what follows is a detail, or in older engines the whole directive. */
const directives =
  /^((?:script|style|img|font|connect|frame|object|worker|manifest)-src|form-action|base-uri|(?:require-)?trusted-types)/

const sources = /^(inline|eval|trusted-types|https?|wss?|data|blob)\b/

/** How browsers, and the loader of style sheets, end what they say of a file that they could not load. */
const lostFile = / (?:module:|sheet at) (\S+)$/

/**
 * What is said of something that broke: its class and its places in the store's own files, never its message, because that may
 * hold what a player typed or an address. Null for what happened elsewhere, such as in an extension. Source: decision 92.
 */
export function readTrouble(trouble: Trouble, origin: string): Unplaced | null {
  switch (trouble.type) {
    case 'error': {
      const { error, filename, lineno, colno } = trouble
      if (error instanceof Error) return ofError('error', error, origin)
      const frames = placeOf(origin, filename, lineno, colno)
      // What browsers say of themselves, such as of a resize observer, has no line.
      return frames[0]?.line ? { kind: 'error', name: 'Error', frames } : null
    }
    case 'unhandledrejection':
      return ofError('rejection', trouble.reason, origin)
    case 'securitypolicyviolation':
      return ofViolation(trouble, origin)
    case 'screen':
      // Lost code is reported where it was requested.
      return factsOf(trouble.reason).name === 'LostCode' ? null : ofError('screen', trouble.reason, origin)
    case 'code': {
      const entry = ofError('code', trouble.reason, origin)
      const url = groupOf(lostFile, factsOf(trouble.reason).message)
      if (entry === null || url === undefined) return entry
      return { ...entry, frames: placeOf(origin, url[0] === '/' ? origin + url : url) }
    }
  }
}

function ofError(kind: 'error' | 'rejection' | 'screen' | 'code', reason: unknown, origin: string) {
  const facts = factsOf(reason)
  const frames = framesOf(facts, origin)
  if (frames === null) return null
  const code = groupOf(/^Minified React error #(\d{1,4});/, facts.message)
  return {
    kind,
    name: names.test(facts.name) ? facts.name : 'Error',
    ...(code === undefined ? {} : { code: Number(code) }),
    frames,
  }
}

function ofViolation(
  event: Extract<Trouble, { type: 'securitypolicyviolation' }>,
  origin: string,
): Unplaced | null {
  const { effectiveDirective, violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event
  const uri = textOf(blockedURI)
  const isOwn = frameOf(uri, [0, 0], origin) !== null
  return {
    kind: 'policy',
    name: groupOf(directives, textOf(effectiveDirective || violatedDirective)) ?? 'other',
    blocked: isOwn ? 'own' : (groupOf(sources, uri) ?? 'other'),
    frames: placeOf(origin, sourceFile, lineNumber, columnNumber),
  }
}

function placeOf(origin: string, url: unknown, line?: unknown, column?: unknown): ReportFrame[] {
  const frame = frameOf(textOf(url), [wholeOf(line), wholeOf(column)], origin)
  return frame === null ? [] : [frame]
}

/** Of anything that may be thrown. */
function factsOf(reason: unknown) {
  const { name, message, stack }: Partial<Error> = reason instanceof Error ? reason : {}
  return { name: textOf(name), message: textOf(message), stack: textOf(stack) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const wholeOf = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)

/** As many as tell where it happened. */
const maxFrames = 10

/** The end of a line of a stack, in the forms of all engines. */
const place = /(https?:\/\/[^\s()]{1,2000}):(\d{1,7}):(\d{1,7})\)?$/gm

/**
 * A place in the store's own files: the name of a script, or `index.html` for anything else of its origin, whose address is not
 * repeated. Null for a place elsewhere, such as in an extension.
 */
export function frameOf(
  url: string,
  place: readonly [line: number, column: number],
  origin: string,
): ReportFrame | null {
  if (url !== origin && url.indexOf(`${origin}/`) !== 0) return null
  const file = groupOf(/^\/assets\/([\w.-]{1,80}\.(?:js|css))$/, url.slice(origin.length))
  return { file: file ?? 'index.html', line: place[0], column: place[1] }
}

/** The places of a stack, without the message that some engines put before it. Null when all are elsewhere. */
export function framesOf(
  { stack, message }: { readonly stack: string; readonly message: string },
  origin: string,
): ReportFrame[] | null {
  const at = stack.indexOf(': ') + 2
  const lines = message !== '' && stack.indexOf(message, at) === at ? stack.slice(at + message.length) : stack
  const found: ReportFrame[] = []
  let isElsewhere = false
  lines.replace(place, (text, url: string, line: string, column: string) => {
    const frame = frameOf(url, [Number(line), Number(column)], origin)
    if (frame === null) isElsewhere = true
    else if (found.length < maxFrames) found.push(frame)
    return text
  })
  return found.length === 0 && isElsewhere ? null : found
}

/** The first group of what a pattern finds in a text; undefined where it finds nothing. */
const groupOf = (pattern: RegExp, text: string): string | undefined => (pattern.exec(text) ?? [])[1]

/** The name of the store's page at a path, `other` for one that no page has: such a path may hold anything. */
export const routeName = (path: string): string => (isRouteTarget(path) ? path.slice(1) || 'home' : 'other')
