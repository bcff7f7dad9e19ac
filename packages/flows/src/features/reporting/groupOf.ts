/** The first group of what a pattern finds in a text; undefined where it finds nothing. */
export const groupOf = (pattern: RegExp, text: string): string | undefined => (pattern.exec(text) ?? [])[1]
