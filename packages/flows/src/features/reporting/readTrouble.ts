import type { ReportEntry, ReportFrame } from '@topup/api-client/contract'
import type { Trouble } from '../../platform/trouble.ts'
import { frameOf, framesOf } from './framesOf.ts'
import { groupOf } from './groupOf.ts'

/** A line of a report before it is known where the player was. */
export type Unplaced = ReportEntry extends infer Entry
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
