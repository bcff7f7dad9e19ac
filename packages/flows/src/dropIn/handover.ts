import { parseLanguage } from '@topup/domain'
import type { JournalEntry, Language, Money } from '@topup/domain'
import { factsOf } from '@topup/domain'
import * as v from 'valibot'

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
