import file from '@fontsource/righteous/files/righteous-latin-400-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
