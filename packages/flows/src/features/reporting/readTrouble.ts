import type { ReportEntry, ReportFrame } from '@topup/api-client/contract'
import type { Trouble } from '../../platform/trouble.ts'
import { frameOf, framesOf } from './framesOf.ts'

/** A line of a report before it is known where the player was. */
export type Unplaced = ReportEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'route'>
    : never
  : never

/** The names that may be sent: an error can be given any other, and that could say something of the player. */
const names =
  /^(?:(?:Type|Range|Reference|Syntax|URI|Aggregate|Abort|Data|DataClone|HTTP|InvalidState|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Security|Timeout|Unknown)?Error|LostCode)$/

const directives =
  /^(?:(?:default|script|style|img|font|connect|frame|object|worker|manifest)-src(?:-elem|-attr)?|form-action|base-uri|require-trusted-types-for|trusted-types)$/

const sources =
  /^(?:inline|eval|wasm-eval|trusted-types-(?:policy|sink)|(?:https?|wss?|data|blob|about)(?=:|$))/

/** How browsers say which script they could not load. */
const lostFile =
  /^(?:Failed to fetch|error loading) dynamically imported module: (\S+)$|^No style sheet at (\S+)$/

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
      return ofError('screen', trouble.reason, origin)
    case 'code': {
      const [, script, sheet] = lostFile.exec(factsOf(trouble.reason).message) ?? []
      const url = script ?? (sheet === undefined ? undefined : origin + sheet)
      const entry = ofError('code', trouble.reason, origin)
      return entry === null || url === undefined ? entry : { ...entry, frames: placeOf(origin, url, 0, 0) }
    }
  }
}

function ofError(kind: 'error' | 'rejection' | 'screen' | 'code', reason: unknown, origin: string) {
  const facts = factsOf(reason)
  const frames = framesOf(facts, origin)
  if (frames === null) return null
  const [, code] = /^Minified React error #(\d{1,4});/.exec(facts.message) ?? []
  return {
    kind,
    name: names.test(facts.name) ? facts.name : 'Error',
    ...(code === undefined ? {} : { code: Number(code) }),
    frames: [...frames],
  }
}

function ofViolation(
  event: Extract<Trouble, { type: 'securitypolicyviolation' }>,
  origin: string,
): Unplaced | null {
  const { effectiveDirective, violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event
  // Older engines repeat the whole directive.
  const [directive = ''] = textOf(effectiveDirective || violatedDirective).split(' ')
  const uri = textOf(blockedURI)
  const isOwn = frameOf(uri, [0, 0], origin) !== null
  return {
    kind: 'policy',
    name: directives.test(directive) ? directive : 'other',
    blocked: isOwn ? 'own' : (sources.exec(uri)?.[0] ?? 'other'),
    frames: placeOf(origin, sourceFile, lineNumber, columnNumber),
  }
}

function placeOf(origin: string, url: unknown, line: unknown, column: unknown): ReportFrame[] {
  const frame = frameOf(textOf(url), [wholeOf(line), wholeOf(column)], origin)
  return frame === null ? [] : [frame]
}

/** Of anything that may be thrown. */
function factsOf(reason: unknown) {
  const { name, message, stack } = reason instanceof Error ? reason : { name: '', message: '', stack: '' }
  return { name: textOf(name), message: textOf(message), stack: textOf(stack) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const wholeOf = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)
