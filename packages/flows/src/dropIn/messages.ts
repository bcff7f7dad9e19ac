import { ownValue } from '@topup/domain'
import * as v from 'valibot'
import { parseHandover } from './handover.ts'
import type { Handover } from './handover.ts'

/**
 * What a pay document says to the store that opened it: it is ready for its data, or its part is over, whatever
 * the outcome. `isSent`: a payment has left its form, and may have been taken.
 */
export type FromPayDocument =
  | { readonly kind: 'payDocumentReady' }
  | { readonly kind: 'payDocumentDone'; readonly isSent: boolean }

/** What the store answers to a pay document that is ready. */
export interface ToPayDocument {
  readonly kind: 'handover'
  readonly handover: Handover
}

const kindSchema = v.object({ kind: v.string() })

/** Parses what a pay document says; null for anything else. Source: faults A-08. */
export function parseFromPayDocument(data: unknown): FromPayDocument | null {
  const read = v.safeParse(kindSchema, data)
  const kind = read.success ? read.output.kind : null
  if (kind === 'payDocumentDone') return { kind, isSent: ownValue(data, 'isSent') === true }
  return kind === 'payDocumentReady' ? { kind } : null
}

/** Parses what the store says; null for anything else. Source: faults A-08. */
export function parseToPayDocument(data: unknown): ToPayDocument | null {
  const read = v.safeParse(v.object({ kind: v.string(), handover: v.unknown() }), data)
  const handover =
    read.success && read.output.kind === 'handover' ? parseHandover(read.output.handover) : null
  return handover === null ? null : { kind: 'handover', handover }
}
