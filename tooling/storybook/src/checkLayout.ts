import { findLayoutFaults } from '@topup/ui-kit/testing/layoutViolations'
import { findVisualFaults } from '@topup/ui-kit/testing/visualFaults'
import { layoutWindows, rootFontSizes, spacedCss } from '@topup/ui-kit/testing/layoutWindows'
import type { LayoutWindow, TextSetting } from '@topup/ui-kit/testing/layoutWindows'
import { describe, expect, onTestFinished, test } from 'vitest'
import { frames, settle, storiesIn } from './composedStories.ts'
import { isNarrow } from './findNarrowFaults.ts'
import { resize } from './frameSize.ts'

/** Which stories are looked at, and in which windows. */
interface LayoutCheck {
  readonly language: string
  readonly brand: string
  /** Which of them, by id; all popups and pages when left out. */
  readonly ids?: RegExp
  /** All sizes and settings of text when left out. */
  readonly windows?: readonly LayoutWindow[]
  /** What else can be wrong with the drawing, a line for each fault. */
  readonly look?: () => readonly string[]
  /** The same in each of the windows, with text of the browser's own size. */
  readonly lookInEach?: () => readonly string[]
}

const spaced = new CSSStyleSheet()
spaced.replaceSync(spacedCss)

/** Draws every story once, and looks at it in windows of each size with text of each setting. */
export function checkLayout(check: LayoutCheck): void {
  const { language, brand, ids = /^(?:popups|pages)-/, windows = layoutWindows, look, lookInEach } = check
  const stories = storiesIn({ language, brand }, ids).map((story) => [story.id, story] as const)
  describe(`in ${language}, nothing is cut, covered, out of reach or too small to touch`, () => {
    test.each(stories)('%s', async (_, story) => {
      onTestFinished(() => setText('plain'))
      await resize(390, 844)
      await story.run()
      await settle()
      const faults = [...(look?.() ?? [])]
      for (const { width, height, settings } of windows) {
        await resize(width, height)
        for (const setting of settings) {
          setText(setting)
          await footIsPlaced()
          // Enlarged text may wrap as it can, as long as all of it can be read.
          const visual = setting === 'plain' && isNarrow(width) ? findVisualFaults() : []
          const more = setting === 'plain' ? (lookInEach?.() ?? []) : []
          const found = [...findLayoutFaults(), ...visual, ...more]
          faults.push(...found.map((fault) => `${width} × ${height} px, ${setting}: ${fault}`))
        }
        setText('plain')
      }
      expect(faults.join('\n')).toBe('')
    })
  })
}

/** Whether the foot of a popup stays in view follows what is measured, a frame later. */
const footIsPlaced = () => (document.querySelector('[data-foot]') === null ? undefined : frames(2))

function setText(setting: TextSetting): void {
  document.documentElement.style.fontSize = rootFontSizes[setting]
  document.adoptedStyleSheets = setting === 'spaced' ? [spaced] : []
}
