import type { IconShape } from './icons.ts'

// The icons that every visit loads, also one that only looks: of messages, fields and steps. All others are in moreIcons.ts.

/** The `close` drawing. */
export const iconClose: IconShape = { d: 'M6 6l12 12M18 6 6 18' }
/** The `doc` drawing. */
export const iconDocument: IconShape = { d: 'M6 3h8.5L19 7.5V21H6ZM14 3v5h5M9 12.5h7M9 16.5h7' }
/** The `info` drawing. */
export const iconInfo: IconShape = { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.2' }
/** The `refresh` drawing. */
export const iconRefresh: IconShape = { d: 'M20 11.5a8 8 0 1 0-2.3 6.2M20 5v6.5h-6.5' }
/** The `search` drawing. */
export const iconSearch: IconShape = { d: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16' }
/** The `up` drawing. */
export const iconUp: IconShape = { d: 'm6 14.5 6-6 6 6' }
/** The `warn` drawing. */
export const iconWarn: IconShape = { d: 'M12 3.5 21.5 20h-19ZM12 10v4.5M12 17.2v.2' }
