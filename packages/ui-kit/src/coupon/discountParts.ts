/** A discount as a stub draws it: the figure large, its sign small, the other words above or below. */
export interface DiscountParts {
  readonly above: string
  /** A sign before the figure, as in Turkish. */
  readonly lead: string
  readonly figure: string
  /** A sign after the figure: `%`, `折`. */
  readonly trail: string
  readonly below: string
}

const pattern = /^(?:(.*) )?([^\d ]*)(\d[\d.,]*)([^ ]*)(?: (.*))?$/u

/**
 * Splits a discount at its figure and the plain spaces round it, in whatever order a language puts them: `15% off`,
 * `Giảm 15%`, `%15 indirim`, `85折`. A no-break space holds a sign to its figure. Without a figure all of it is one line.
 * Source: decision 63.
 */
export function discountParts(text: string): DiscountParts {
  const [, above = '', lead = '', figure, trail = '', below = ''] = pattern.exec(text) ?? []
  if (figure === undefined) return { above: text, lead: '', figure: '', trail: '', below: '' }
  return { above, lead, figure, trail: trail.trim(), below }
}
