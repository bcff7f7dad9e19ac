import file from '@fontsource/kanit/files/kanit-latin-600-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
