/** Room above and below what a page of foundations shows; it speaks English whatever the toolbar's language is. */
export const board = { paddingTop: 24, paddingBottom: 24, direction: 'ltr' } as const
