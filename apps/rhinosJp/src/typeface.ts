import file from '@fontsource/quicksand/files/quicksand-latin-700-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
