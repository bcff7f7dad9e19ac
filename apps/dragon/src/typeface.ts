import file from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
