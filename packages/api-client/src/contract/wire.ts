import * as v from 'valibot'

/** An id on the wire: text, or a number that is read as its decimal text. */
export const wireId = v.union([v.string(), v.number()])

/** An amount, rank or time on the wire: a number, or the same written as text. Never used for a status or a code. */
export const wireNumber = v.union([v.number(), v.string()])

/** A number that may be missing or null. */
export const optionalNumber = v.nullish(wireNumber)

/** An id that may be missing or null. */
export const optionalId = v.nullish(wireId)

/** Text that may be missing or null. */
export const optionalText = v.nullish(v.string())

/**
 * Text that only describes; a value of any other type counts as missing, so that a faulty description can never
 * cost the player an answer that matters (a billing number, a status).
 */
export const decorativeText = v.fallback(optionalText, null)

/** A switch: 0, 1, the same as text, or a boolean; missing is off. */
export const wireFlag = v.nullish(v.union([v.picklist([0, 1, '0', '1']), v.boolean()]))

/** Plain text, or one text per locale. */
export const localisedText = v.union([v.string(), v.record(v.string(), v.string())])

/** A required query value that is not empty. */
export const requiredText = v.pipe(v.string(), v.nonEmpty())

/** An optional query value. */
export const parameter = v.nullish(v.string())

/** The platforms a client id is issued for. */
export const platformName = v.picklist(['android', 'ios', 'web'])

/** What the client adds to every request; `spec_lang` and `oauth_token` to GETs only, when known. Source: spec §7. */
export const commonParameters = v.object({
  idfv: requiredText,
  spec_lang: parameter,
  oauth_token: parameter,
})
