/** Byte order marks that a service's files put before its answer. */
const marks = /^\uFEFF+/

/** Only a text with a number this long can hold one that JavaScript rounds. */
const longNumber = /\d{16}/

/** A string, or a number of any form; strings come first, so that a number inside one is never taken for a number. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const integer = /^-?[1-9]\d+$/

/**
 * A string, to its end or that of the text, or what is a number in other languages alone. Whatever stands behind a backslash, each
 * string ends somewhere: one that does not match would be searched again from each of its own characters.
 */
const noNumber = /"(?:[^"\\]|\\[^]?)*(?:"|$)|-?\b(?:NaN|Infinity)\b/g

/**
 * Parses an answer. An integer that a number cannot hold exactly (beyond 2^53) becomes its own decimal text, so that
 * ids of any length keep every digit, and `NaN` or `Infinity` text, so that it costs no more than its row. Throws for
 * anything but JSON. Source: decision 51, faults O-08.
 */
export function parseAnswer(text: string): unknown {
  const sent = text.replace(marks, '')
  const json = /NaN|Infinity/.test(sent) ? sent.replace(noNumber, quoteOther) : sent
  // First, because a search for tokens in what is no JSON (a text that is cut off) takes the square of its length.
  const read: unknown = JSON.parse(json)
  return longNumber.test(json) ? JSON.parse(json.replace(token, quoteLong)) : read
}

const quoteOther = (part: string) => (part.charAt(0) === '"' ? part : `"${part}"`)

const quoteLong = (part: string) =>
  integer.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part
