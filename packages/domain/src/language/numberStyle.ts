/** How a language writes figures and on which side of them it puts the currency. Source: spec §5 "Formatting". */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  readonly isCurrencyLast: boolean
}

/** 1,234.50, the currency first. */
export const point: NumberStyle = { group: ',', decimal: '.', isCurrencyLast: false }

/** 1.234,50, the currency first. */
export const comma: NumberStyle = { group: '.', decimal: ',', isCurrencyLast: false }

/** 1.234,50, the currency last. */
export const commaAfter: NumberStyle = { group: '.', decimal: ',', isCurrencyLast: true }

/** 1 234,50 with a no-break space, the currency last. */
export const spaceAfter: NumberStyle = { group: '\u00a0', decimal: ',', isCurrencyLast: true }
