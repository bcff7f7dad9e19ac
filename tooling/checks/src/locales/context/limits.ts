/** What a text is on the screen; it decides how long the text may be. */
export type TextKind = 'tab' | 'tag' | 'button' | 'label' | 'title' | 'line' | 'paragraph'

/**
 * The most characters of each kind, in any language. Placeholders and soft hyphens do not count. Measured at 320 px: a tab
 * and a tag take one line, a button and a label two, a title three, a line four.
 */
export const limits: Readonly<Record<TextKind, number>> = {
  tab: 15,
  tag: 24,
  button: 36,
  label: 40,
  title: 60,
  line: 112,
  paragraph: 260,
}

/** How long a text is for its limit, in characters as a reader sees them. */
export function lengthOf(text: string): number {
  const words = text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\}\s*\)|\u00ad/g, '')
  return [...new Intl.Segmenter().segment(words)].length
}
