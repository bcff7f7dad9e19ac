import {
  type Journal,
  type JournalEntry,
  type Language,
  type Money,
  entryOfBillingNo,
  factsOf,
  parseLanguage,
} from '@topup/domain'
import * as v from 'valibot'
import type { BrandStorage } from '../platform/brandStorage.ts'

/** What the service sends to start a drop-in: the payment provider and its parameters. Source: spec §7. */
export interface DropIn {
  readonly provider: string
  readonly parameters: Readonly<Record<string, string>>
}

/** Everything that the pay document needs for one order. It is never written into an address or a log. */
export interface Handover extends DropIn {
  readonly billingNo: string
  /** The payment URL of the same order, if the answer named one; offered when the drop-in cannot be loaded. */
  readonly payUrl: string | null
  readonly language: Language
  readonly game: string | null
  readonly product: string | null
  readonly role: string | null
  readonly server: string | null
  readonly amount: Money | null
}

// Uses only schemas that the first route already loads: any other one would add to its size.
const text = v.nullish(v.string(), null)

const handoverSchema = v.object({
  billingNo: v.string(),
  provider: v.string(),
  parameters: v.record(v.string(), v.string()),
  payUrl: text,
  language: v.string(),
  game: text,
  product: text,
  role: text,
  server: text,
  amount: v.nullish(
    v.object({ minorUnits: v.number(), currency: v.string(), asSent: v.optional(v.string()) }),
    null,
  ),
})

/** Parses a handover that came from another window or from storage; null for anything else. Source: faults A-08. */
export function parseHandover(value: unknown): Handover | null {
  const read = v.safeParse(handoverSchema, value)
  const language = read.success ? parseLanguage(read.output.language) : null
  return !read.success || language === null ? null : { ...read.output, language }
}

/** Makes the handover of an order, with what the player agreed to, so that it stays visible. Source: decision 31. */
export function handoverOf(
  entry: Extract<JournalEntry, { kind: 'ordered' }>,
  { provider, parameters, language }: DropIn & { readonly language: Language },
): Handover {
  const { game, product, character, server, amount } = factsOf(entry)
  const { billingNo, payUrl } = entry
  return { billingNo, provider, parameters, payUrl, language, game, product, role: character, server, amount }
}

const prefix = 'dropIn.'
const keyOf = (billingNo: string) => prefix + billingNo

/** One hour; a provider's session ends long before. */
const expiryDays = 1 / 24

/**
 * Keeps a handover in this tab until its order ends or the tab is closed, an hour at most. It is needed after a
 * reload of the store or of the pay document, and in browsers that open no second window. `tab` is the storage
 * of this tab. Returns whether the handover outlives the page.
 */
export const keepHandover = (tab: BrandStorage, handover: Handover): boolean =>
  tab.write(keyOf(handover.billingNo), handover, expiryDays)

/** The handover that this tab keeps for an order, or null. */
export const keptHandover = (tab: BrandStorage, billingNo: string): Handover | null => {
  const kept = tab.read(keyOf(billingNo), parseHandover)
  return kept?.billingNo === billingNo ? kept : null
}

/** All handovers that this tab keeps. */
export const keptHandovers = (tab: BrandStorage): readonly Handover[] =>
  tab.keys(prefix).flatMap((key) => keptHandover(tab, key.slice(prefix.length)) ?? [])

/** Forgets the handover of an order. */
export const forgetHandover = (tab: BrandStorage, billingNo: string): void => tab.remove(keyOf(billingNo))

/** Forgets the handovers of final orders: nothing can be paid with them any more. Source: decision 20. */
export function forgetEndedHandovers(tab: BrandStorage, journal: Journal): void {
  for (const key of tab.keys(prefix)) {
    const billingNo = key.slice(prefix.length)
    if (entryOfBillingNo(journal, billingNo)?.kind === 'final') forgetHandover(tab, billingNo)
  }
}

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

/**
 * The path of the pay document, which is built beside a store that has drop-ins and has a policy of its own.
 * Source: decision 20.
 */
export const payDocumentFile = '/pay.html'

/**
 * The path of the pay document for one order. It contains only the billing number: everything else is handed
 * over.
 */
export const payDocumentPath = (billingNo: string): string =>
  `${payDocumentFile}#${encodeURIComponent(billingNo)}`

/** The billing number in the address of a pay document; null without one. */
export function billingNoIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}

const overKey = (billingNo: string) => `dropInOver.${billingNo}`

/**
 * Remembers in this tab that a provider's part in an order is over: a reload must not offer to pay again what
 * may be paid already.
 */
export const markFormEnded = (tab: BrandStorage, billingNo: string): boolean =>
  tab.write(overKey(billingNo), true)

/** Whether a provider's part in an order is over, as remembered in this tab. Source: faults M-15. */
export const isFormEnded = (tab: BrandStorage, billingNo: string): boolean =>
  tab.read(overKey(billingNo), Boolean) === true

/** Forgets that the provider's part is over, because the player taps "to pay" again. */
export const forgetFormEnd = (tab: BrandStorage, billingNo: string): void => tab.remove(overKey(billingNo))

/** Under which a window remembers that a store has handed its order to it: after a reload its opener is gone. */
const ownWindowKey = 'payWindow'

export const markOwnWindow = (tab: BrandStorage): boolean => tab.write(ownWindowKey, true)

/** Whether a store opened this window for a payment, so that it is closed afterwards. */
export const isOwnWindow = (tab: BrandStorage): boolean => tab.read(ownWindowKey, Boolean) === true

/** Forgets it, because the store itself goes to the pay document: it comes back, and is not closed. Source: decision 20. */
export const forgetOwnWindow = (tab: BrandStorage): void => tab.remove(ownWindowKey)
