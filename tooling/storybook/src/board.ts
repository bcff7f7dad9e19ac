/** Room above and below what a page of foundations shows. */
export const board = { paddingTop: 24, paddingBottom: 24 } as const
