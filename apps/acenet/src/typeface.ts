import file from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
