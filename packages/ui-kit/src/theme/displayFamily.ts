/** The name under which a brand's typeface is known to style sheets, whatever its maker calls it. */
export const displayFamily = 'topup-display'
