import * as v from 'valibot'
import { parseHandover } from './handover.ts'
import type { Handover } from './handover.ts'

/**
 * What a pay document says to the store: it is ready for its data; it has kept them, or could not; or its part is over,
 * whatever the outcome. The nonce is made for one question, and comes back with the answer.
 */
export type FromPayDocument =
  | { readonly kind: 'payDocumentReady'; readonly nonce: string | null }
  | { readonly kind: 'payDocumentKept'; readonly isKept: boolean }
  | { readonly kind: 'payDocumentDone' }

/** What the store answers to a pay document that is ready. */
export interface ToPayDocument {
  readonly kind: 'handover'
  readonly handover: Handover
  readonly nonce: string | null
  /** The service's time, which the document itself never hears; null where the store does not know it. Source: decision 53. */
  readonly serviceMs: number | null
}

const nonce = v.nullish(v.string(), null)
const fromSchema = v.object({ kind: v.string(), nonce, isKept: v.optional(v.boolean()) })
const toSchema = v.object({
  kind: v.string(),
  handover: v.unknown(),
  nonce,
  serviceMs: v.nullish(v.number(), null),
})

/** Parses what a pay document says; null for anything else. Source: faults A-08. */
export function parseFromPayDocument(data: unknown): FromPayDocument | null {
  const read = v.safeParse(fromSchema, data)
  if (!read.success) return null
  const { kind, isKept } = read.output
  if (kind === 'payDocumentReady') return { kind, nonce: read.output.nonce }
  if (kind === 'payDocumentKept') return { kind, isKept: isKept === true }
  return kind === 'payDocumentDone' ? { kind } : null
}

/** Parses what the store says; null for anything else. Source: faults A-08. */
export function parseToPayDocument(data: unknown): ToPayDocument | null {
  const read = v.safeParse(toSchema, data)
  const handover =
    read.success && read.output.kind === 'handover' ? parseHandover(read.output.handover) : null
  if (!read.success || handover === null) return null
  return { kind: 'handover', handover, nonce: read.output.nonce, serviceMs: read.output.serviceMs }
}
