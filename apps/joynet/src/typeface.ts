import file from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url'

/** The typeface of titles and prices, fetched after the first paint (decision 83). */
export const typeface = file
