import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { Failure } from '../../store/state/tracking.ts'

const key = 'failures'
/** How many failures go with one event; in an outage the first ones say the most. Source: decision 13. */
export const mostFailures = 5
/** How much of a place in an answer is named, in characters: that of any field of the contract. */
const placeLength = 60
/** Older failures say nothing about the present state. */
const expiryDays = 7

/**
 * What failed and how, in one line: the call is named by its path, never by what was sent or answered. Source: faults
 * P-01.
 */
export function lineOf(failure: Failure): string {
  if (typeof failure === 'string') return failure
  const line = `${failure.kind} ${failure.endpoint}`
  if (failure.kind === 'network') return line
  return `${line} ${failure.kind === 'rejected' ? failure.code : failure.path.slice(0, placeLength)}`
}

/**
 * Keeps failures that no event of this visit reports, for the first event of the next visit. Source: spec §8 "then
 * report", decision 13.
 */
export function keepFailures(brandStorage: BrandStorage, failures: readonly Failure[]): void {
  if (failures.length === 0) return
  const kept = brandStorage.read(key, parseLines) ?? []
  const lines = new Set([...kept, ...failures.map(lineOf)])
  brandStorage.write(key, [...lines].slice(0, mostFailures), expiryDays)
}

/** The failures of an earlier visit; each is returned once. */
export function takeLateFailures(brandStorage: BrandStorage): readonly string[] {
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
