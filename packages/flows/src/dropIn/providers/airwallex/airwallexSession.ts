import * as v from 'valibot'

const sessionSchema = v.object({
  environment: v.picklist(['demo', 'prod']),
  intentId: v.pipe(v.string(), v.regex(/^int_[\w-]+$/)),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})

/**
 * A payment intent at Airwallex, as the service made it for one order. The names of the parameters are assumed. Source: spec §7,
 * decisions 52 and 96.
 */
export type AirwallexSession = v.InferOutput<typeof sessionSchema>

/** Parses the parameters of `drop_in`; null when they are no payment intent. */
export function parseAirwallexSession(parameters: Readonly<Record<string, string>>): AirwallexSession | null {
  const read = v.safeParse(sessionSchema, parameters)
  return read.success ? read.output : null
}
