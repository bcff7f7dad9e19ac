import { parseLanguage } from '@topup/domain'
import type { JournalEntry, Language, Money } from '@topup/domain'
import { factsOf } from '@topup/domain'
import * as v from 'valibot'

/** What a service gives a drop-in to start with: who takes the payment, and its parameters. Source: spec §7. */
export interface DropIn {
  readonly provider: string
  readonly parameters: Readonly<Record<string, string>>
}

/** All that the pay document needs for one order. It is written into no address and no log. */
export interface Handover extends DropIn {
  readonly billingNo: string
  /** The provider's own page for the same order, where the answer named one; the way out when the drop-in cannot be loaded. */
  readonly payUrl: string | null
  readonly language: Language
  readonly game: string | null
  readonly product: string | null
  readonly role: string | null
  readonly server: string | null
  readonly amount: Money | null
}

// Only what the first route reads answers with: another schema of the library would be one of its bytes.
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
  amount: v.nullish(v.object({ minorUnits: v.number(), currency: v.string() }), null),
})

/** Reads a handover that crossed a window or came out of storage; null for anything else. Source: faults A-08. */
export function parseHandover(value: unknown): Handover | null {
  const read = v.safeParse(handoverSchema, value)
  const language = read.success ? parseLanguage(read.output.language) : null
  return !read.success || language === null ? null : { ...read.output, language }
}

/** The handover of an order: what the player agreed to stays before their eyes. Source: decision 31. */
export function handoverOf(
  entry: Extract<JournalEntry, { kind: 'ordered' }>,
  { provider, parameters, language }: DropIn & { readonly language: Language },
): Handover {
  const { game, product, role, server, amount } = factsOf(entry)
  const { billingNo, payUrl } = entry
  return { billingNo, provider, parameters, payUrl, language, game, product, role, server, amount }
}
