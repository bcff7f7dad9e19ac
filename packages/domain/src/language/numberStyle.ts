/** How a language writes figures and on which side of them it puts the currency. Source: spec §5 "Formatting". */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  /** On which side of the figure the currency stands; `spaced` is in front, with a no-break space whatever it looks like. */
  readonly currency: 'first' | 'spaced' | 'last'
}

/** 1,234.50, the currency first. */
export const point: NumberStyle = { group: ',', decimal: '.', currency: 'first' }

/** 1.234,50, the currency first. */
export const comma: NumberStyle = { group: '.', decimal: ',', currency: 'first' }

/** 1.234,50, the currency first and apart from it. */
export const commaApart: NumberStyle = { group: '.', decimal: ',', currency: 'spaced' }

/** 1.234,50, the currency last. */
export const commaAfter: NumberStyle = { group: '.', decimal: ',', currency: 'last' }

/** 1 234,50 with a no-break space, the currency last. */
export const spaceAfter: NumberStyle = { group: '\u00a0', decimal: ',', currency: 'last' }
