import file from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
