/** How text is set: unchanged, at twice the size (WCAG 2.2 SC 1.4.4), or wide apart (SC 1.4.12). */
export type TextSetting = 'plain' | 'double' | 'spaced'

/** A size of window, in CSS pixels, and how text is set in it. */
export interface LayoutWindow {
  readonly width: number
  readonly height: number
  readonly settings: readonly TextSetting[]
}

/** Smallest to widest; the heights are those of phones, a tablet and a laptop of that width. */
export const layoutWindows: readonly LayoutWindow[] = [
  { width: 320, height: 568, settings: ['plain', 'double', 'spaced'] },
  { width: 360, height: 640, settings: ['plain', 'double'] },
  { width: 390, height: 844, settings: ['plain', 'double'] },
  { width: 768, height: 1024, settings: ['plain', 'double'] },
  { width: 1280, height: 800, settings: ['plain', 'double'] },
]

/** The root's font size in each setting; empty for the browser's own. */
export const rootFontSizes: Readonly<Record<TextSetting, string>> = { plain: '', double: '200%', spaced: '' }

/** Letters, words and lines as far apart as SC 1.4.12 lets a reader set them. */
export const spacedCss =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'
