import { orderRulesSchema, usualRules } from '@topup/service-model'
import type { OrderRules } from '@topup/service-model'
import * as v from 'valibot'

/** The rules of a JSON object over the usual ones; null for any other text. */
function readRules(text: string): OrderRules | null {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || Array.isArray(given)) return null
    const read = v.safeParse(orderRulesSchema, { ...usualRules, ...given })
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/**
 * What the environment says about the orders of this service: `SANDBOX_ORDERS`, a JSON object with some of the fields
 * of `OrderRules`; the others are the usual ones. Throws a plain sentence for anything else.
 */
export function orderRulesFrom(env: Readonly<Record<string, string | undefined>>): OrderRules {
  const text = env['SANDBOX_ORDERS'] ?? ''
  const rules = text === '' ? usualRules : readRules(text)
  if (rules !== null) return rules
  const fields = Object.keys(orderRulesSchema.entries).join(', ')
  throw new Error(`SANDBOX_ORDERS is "${text}"; it must be a JSON object with some of: ${fields}.`)
}
