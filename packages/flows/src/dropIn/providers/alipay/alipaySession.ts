import * as v from 'valibot'

const sessionSchema = v.object({
  environment: v.picklist(['sandbox', 'prod']),
  sessionData: v.pipe(v.string(), v.nonEmpty()),
})

/**
 * A payment session at Alipay, as the service made it for one order. The names of the parameters are assumed. Source: spec §7,
 * decisions 52 and 96.
 */
export type AlipaySession = v.InferOutput<typeof sessionSchema>

/** Parses the parameters of `drop_in`; null when they are no payment session. */
export function parseAlipaySession(parameters: Readonly<Record<string, string>>): AlipaySession | null {
  const read = v.safeParse(sessionSchema, parameters)
  return read.success ? read.output : null
}
