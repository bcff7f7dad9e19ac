import { readFileSync } from 'node:fs'
import { errorCodes, errorReasons } from '../contract/errorCodes.ts'
import { plainComment } from './plainComment.ts'

const row = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): \{ code: /g

/** The sentences above the rows of `errorCodes`, by reason. */
export function readMeanings(): ReadonlyMap<string, string> {
  const source = readFileSync(new URL('../contract/errorCodes.ts', import.meta.url), 'utf8')
  return new Map(
    [...source.matchAll(row)].map(([, comment = '', reason = '']) => [reason, plainComment(comment)]),
  )
}

/**
 * A markdown list of the error codes and what they mean. Throws for a row without a sentence.
 * Source: decision 33 "the schema is its documentation".
 */
export function describeErrorCodes(): string {
  const meanings = readMeanings()
  const lines = errorReasons().map((reason) => {
    const meaning = meanings.get(reason)
    if (meaning === undefined) throw new Error(`errorCodes.ts does not say what ${reason} means`)
    const known = errorCodes[reason]
    const calls = 'calls' in known ? ` (only of ${known.calls.join(', ')})` : ''
    return `- ${known.code}${calls}: ${meaning}`
  })
  return lines.join('\n')
}
