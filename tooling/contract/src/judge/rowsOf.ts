import { readContent } from '@topup/api-client/envelope/readEnvelope'
import type * as v from 'valibot'

/** A row of a list as a store reads it. */
export interface Row<S extends v.GenericSchema> {
  /** Where it stands in what was sent. */
  readonly path: string
  readonly row: v.InferOutput<S>
  readonly sent: unknown
}

/**
 * The rows of a list that a store can read, each under the place or key that was sent: rows that cannot be read leave the
 * list, and those behind them move up. Nothing for what is no list.
 */
export function rowsOf<S extends v.GenericSchema>(item: S, sent: unknown, path: string): readonly Row<S>[] {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([key, each]: readonly [string, unknown]): readonly Row<S>[] => {
    // Reading changes what it reads.
    const reading = readContent<S>(item, structuredClone(each), true)
    return reading.kind === 'content' ? [{ path: `${path}.${key}`, row: reading.content, sent: each }] : []
  })
}
